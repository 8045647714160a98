/** Body checks as a good engineer writes them by hand for speed: one table, one pass, no library. */
import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { approval, client } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'

/** A fault as the API names it. */
interface Fault {
  readonly pointer: string
  readonly code: string
}

/** Turns a JSON value into what PostgreSQL takes; undefined when it is refused. */
type Read = (value: unknown) => unknown

const MAX_ABSOLUTE = 1e13
const DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Figures come as doubles, which print what was written as long as it had at most 15 digits; a
 * body with a longer run of digits goes another way ({@link hasLongNumber}).
 */
const decimal: Read = (value) => {
  if (typeof value !== 'number' || value <= -MAX_ABSOLUTE || value >= MAX_ABSOLUTE) return undefined
  const text = String(value)
  const point = text.indexOf('.')
  return text.includes('e') || (point >= 0 && text.length - point > 7) ? undefined : text
}
const integer: Read = (value) =>
  Number.isInteger(value) && (value as number) >= -(2 ** 31) && (value as number) < 2 ** 31
    ? value
    : undefined
const text =
  (most: number): Read =>
  (value) =>
    typeof value === 'string' &&
    (value.length <= most || [...value].length <= most) &&
    value.isWellFormed() &&
    !value.includes('\0')
      ? value
      : undefined
const choice = (values: readonly string[]): Read => {
  const allowed = new Set<unknown>(values)
  return (value) => (allowed.has(value) ? value : undefined)
}
const date: Read = (value) =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined
const json: Read = (value) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined

function reader(field: Field): Read {
  if (field.kind === 'decimal') return decimal
  if (field.kind === 'integer') return integer
  if (field.kind === 'choice') return choice(field.values ?? [])
  if (field.kind === 'date' || field.kind === 'day') return date
  if (field.kind === 'jsonObject' || field.kind === 'jsonObjectList') return json
  return text(field.maxLength ?? 255)
}

const table = (resource: Resource): ReadonlyMap<string, Read> =>
  new Map(resource.leaves.filter(({ path }) => path.length === 1).map((f) => [f.name, reader(f)]))

const TABLES = { client: table(client), approval: table(approval) }
const IGNORED = new Set([...client.system, ...approval.system].map(({ name }) => name))

/** True where a double might not hold a figure of the body as it was written. */
export const hasLongNumber = (body: string): boolean => /[\d.]{16}/.test(body)

/** What an approval's fields are when a replacement does not name them. */
const UNSET = approval.leaves.map((field) => {
  const value = unsetValue(field)
  return [field.name, kindOf(field).sql === 'jsonb' ? JSON.stringify(value) : value] as const
})

/** Adds what a replacement leaves out, in the one order that keeps to one statement. */
export function completed({ columns, values }: { columns: string[]; values: unknown[] }) {
  const given = new Map(columns.map((column, index) => [column, values[index]]))
  return {
    columns: UNSET.map(([name]) => name),
    values: UNSET.map(([name, unset]) => given.get(name) ?? unset),
  }
}

/** Reads the members of a body: those to set, and what is wrong with it. */
export function readBody(resource: 'client' | 'approval', body: Record<string, unknown>) {
  const readers = TABLES[resource]
  const columns: string[] = []
  const values: unknown[] = []
  const faults: Fault[] = []
  for (const name in body) {
    const read = readers.get(name)
    if (!read) {
      if (!IGNORED.has(name)) faults.push({ pointer: `/${name}`, code: 'unknown_member' })
      continue
    }
    const value = body[name] === null ? null : read(body[name])
    if (value === undefined) faults.push({ pointer: `/${name}`, code: 'wrong_value' })
    columns.push(name)
    values.push(value)
  }
  return { columns, values, faults }
}
