/** One figure with what it should be. */
export interface Finding {
  readonly name: string
  readonly value: string
  readonly goal?: string
}

/** A time without its fractions, which are noise. */
export const inMilliseconds = (time: number): string => `${time.toFixed(0)} ms`

/** The longest of the tasks that a browser reports, which are those over 50 ms. */
export const longestOf = (tasks: readonly number[]): string =>
  tasks.length === 0 ? 'under 50 ms' : inMilliseconds(Math.max(...tasks))
