/** So many attempts at most are made at first pauses before these are as long as they get. */
const FIRST = 1 / 51_840
const LONGEST = 1 / 18
/** Of an endpoint of which every delivery fails: it is tried no more seldom than that. */
const LONGEST_OF_ALL = 1 / 864
/** A pause is so much longer or shorter by chance, so that not all come back at once. */
const JITTER = 0.2

/**
 * How long to wait after so many attempts failed, in ms: twice as long each time. Of three days the
 * first is five seconds and the longest four hours.
 *
 * @param failed 1 after the first
 * @param patience for how long it is tried in all, in ms
 * @param longest the longest of them, of 1
 */
export function pauseAfter(
  failed: number,
  patience: number,
  { longest = LONGEST, chance = Math.random() } = {},
): number {
  const pause = Math.min(patience * longest, patience * FIRST * 2 ** Math.min(failed - 1, 40))
  return pause * (1 + JITTER * (2 * chance - 1))
}

/** The same of an endpoint of which every delivery fails: of three days five minutes at most. */
export const pauseOfEndpoint = (failed: number, patience: number): number =>
  pauseAfter(failed, patience, { longest: LONGEST_OF_ALL })
