import { writeList } from '@/lib/text/commaList'

/**
 * A query by parameter; several values of one stand together, with commas between them (a comma
 * within one is written so that it stays there), or each for itself where the API wants that.
 */
export type Query = object | URLSearchParams

/** The address of the API below the origin. */
const BASE = '/api/v1'

/** Parameters that the API document has `explode`: each value stands for itself, commas and all. */
const EXPLODED: ReadonlySet<string> = new Set(['id', 'name', 'value'])

/**
 * A query as it stands behind an address, or nothing. Commas stay readable: they need no escape.
 *
 * @throws TypeError for a list without any value, and for null: an address has no way to write either,
 *   and without it, or with an empty text in its place, it would ask for other records
 */
export function queryText(query: Query = {}): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  for (const [name, value] of entries) {
    if (value === null || (Array.isArray(value) && value.length === 0)) {
      throw new TypeError(`${name} takes one value at least`)
    }
  }
  const given = entries
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      EXPLODED.has(name) && Array.isArray(value)
        ? value.map((each: unknown) => [name, each] as const)
        : [[name, value] as const],
    )
  const written = (value: unknown) =>
    Array.isArray(value) ? writeList(value.map(String)) : String(value)
  const text = new URLSearchParams(given.map(([name, value]) => [name, written(value)])).toString()
  return text && `?${text.replaceAll('%2C', ',')}`
}

/** Steps of a path, which whoever sends an address resolves, be they escaped: it is another one then. */
const STEPS: ReadonlySet<unknown> = new Set(['.', '..'])

/** @throws TypeError for an id that no address can have: with it another operation would be asked */
export function refuseSteps(path: object = {}): void {
  for (const [name, value] of Object.entries(path)) {
    if (STEPS.has(value)) throw new TypeError(`${name} takes no ${value}`)
  }
}

/** An address below the origin, its parameters filled in: `/api/v1/fm/clients/10247`. */
export function addressOf(template: string, path: object = {}, query?: Query): string {
  const filled = Object.entries(path).reduce(
    (address, [name, value]) =>
      address.replace(`{${name}}`, () => encodeURIComponent(String(value))),
    template,
  )
  return BASE + filled + queryText(query)
}
