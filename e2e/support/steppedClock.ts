/** Milliseconds by which a clock is set that nobody has looked after. */
const HOUR = 3_600_000
/** And by which one is late that was not set for long. */
const TWO_MINUTES = 120_000

/** What a process begins with, as Node takes it. */
const beginningWith = (program: string): string =>
  `--import=data:text/javascript,${encodeURIComponent(program)}`

const steppedBy = (milliseconds: number): string =>
  beginningWith(
    `process.on('SIGUSR2', () => { const now = Date.now; Date.now = () => now() + ${milliseconds} })`,
  )

const lateBy = (milliseconds: number): string =>
  beginningWith(
    `const Right = Date; globalThis.Date = class Date extends Right {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [Date.now()])) }
      static now() { return Right.now() - ${milliseconds} }
    }`,
  )

/** What a process is started with whose clock is set an hour back, or on, at each SIGUSR2. */
export const SET_BACK = { NODE_OPTIONS: steppedBy(-HOUR) } as const
export const SET_ON = { NODE_OPTIONS: steppedBy(HOUR) } as const

/** What a process is started with whose clock is two minutes late, in all that tells the time. */
export const LATE = { NODE_OPTIONS: lateBy(TWO_MINUTES) } as const
