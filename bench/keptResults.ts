/** What runs of the benchmark found, kept for each version. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from './measure'

/** What a run found; kept for each version in `bench/results/`. */
export interface Results {
  readonly version: string
  readonly date: string
  readonly machine: string
  /** By call, then by who answered: `fleetbook`, `by hand`, `limit`. */
  readonly calls: Record<string, Record<string, Figures>>
  /** By number of clients, then by call. */
  readonly growth: Record<string, Record<string, Figures>>
  /** When the growth was measured; results that were kept before do not tell. */
  readonly grown?: string
}

const KEPT = 'bench/results'

const fileOf = (version: string): string => join(KEPT, `${version}.json`)

/** What an earlier run found for a version, where there was one. */
export const keptResults = (version: string): Results | undefined =>
  existsSync(fileOf(version))
    ? (JSON.parse(readFileSync(fileOf(version), 'utf8')) as Results)
    : undefined

/** Keeps what a run found in place of what an earlier one did. */
export function keepResults(results: Results): void {
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(fileOf(results.version), `${JSON.stringify(results, null, 2)}\n`)
}

/** Of each version what its latest run found, the oldest first. */
export const allResults = (): readonly Results[] =>
  readdirSync(KEPT)
    .flatMap((name) => keptResults(name.replace(/\.json$/, '')) ?? [])
    .sort((a, b) => a.date.localeCompare(b.date))
