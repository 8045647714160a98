/**
 * How often a fault is tried: as often as `npm run faults -- 40` says, and in `npm test` as often as
 * each test takes for enough.
 */
export const rounds = (few: number): number => Number(process.env.FAULTS_ROUNDS ?? few)

/** A row of the table in docs/reliability.md: the fault, and what was counted. */
export function figures(fault: string, counted: Readonly<Record<string, number | string>>): void {
  if (process.env.FAULTS_ROUNDS === undefined) return
  const told = Object.entries(counted).map(([what, number]) => `${what} ${number}`)
  console.log(`${fault}: ${told.join(', ')}`)
}

/** The middle of some numbers, and the largest, in whole milliseconds. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
  return `${at(0.5)} ms (at most ${at(1)})`
}
