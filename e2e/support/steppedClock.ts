/** Milliseconds by which a clock is set that nobody has looked after. */
const HOUR = 3_600_000

const steppedBy = (milliseconds: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(
    `process.on('SIGUSR2', () => { const now = Date.now; Date.now = () => now() + ${milliseconds} })`,
  )}`

/** What a process is started with whose clock is set an hour back, or on, at each SIGUSR2. */
export const SET_BACK = { NODE_OPTIONS: steppedBy(-HOUR) } as const
export const SET_ON = { NODE_OPTIONS: steppedBy(HOUR) } as const
