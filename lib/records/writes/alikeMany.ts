import { stringify } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { kindOf } from '@/lib/derive/kinds'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { identifier } from '@/lib/derive/sql'
import type { Field, Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import type { Store } from '../stores'
import { alikeFault, inUseFault } from './alike'

/** What is alike, or taken, of one of many. */
interface Found {
  readonly row: number
  /** The record that has it; null where only another of the many does. */
  readonly id: string | null
  /** The first of the many that has it. */
  readonly first: number
}

/** Members of one of many: an object by column, of which absent ones are null. */
type Members = Resource['uniqueTogether'][number]

/**
 * Who of many has members that a record, or one of the many before it, has alike: those of them that
 * have them all.
 */
export function findAlike(
  db: Database,
  { resource, table, id }: Store,
  members: Members,
  many: readonly Assignments[],
): Promise<Found[]> {
  const fields = members.map((member) => resource.fields.get(member) as Field)
  const names = fields.map(({ column }) => identifier(column))
  const columns = fields.map((field, at) => `, ${names[at]} ${kindOf(field).sql}`)
  const all = (condition: (name: string) => string) => names.map(condition).join(' AND ')
  const input = many.map((values, row) => ({
    _row: row,
    ...Object.fromEntries(fields.map(({ column }) => [column, values[column] ?? null])),
  }))
  return queryRaw<Found>(db, {
    text: `SELECT g."_row" AS row, t.${id}::text AS id, g.first
    FROM (
      SELECT i.*, min("_row") OVER (PARTITION BY ${names.join(', ')}) AS first
      FROM jsonb_to_recordset($1::jsonb) AS i("_row" integer${columns.join('')})
      WHERE ${all((name) => `i.${name} IS NOT NULL`)}
    ) g LEFT JOIN ${table} t ON ${all((name) => `t.${name} = g.${name}`)}
    WHERE t.${id} IS NOT NULL OR g.first < g."_row" ORDER BY g."_row"`,
    values: [stringify(input)],
  })
}

/**
 * The ids of records that are named by members that no two records share, by the place of the name.
 *
 * @param names values by the columns of such members; undefined for what is not named so
 */
export async function findNamed(
  db: Database,
  store: Store,
  names: readonly (Assignments | undefined)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>()
  if (!names.some((name) => name)) return ids
  const many = names.map((name) => name ?? {})
  for (const members of store.resource.uniqueTogether) {
    for (const { row, id } of await findAlike(db, store, members, many)) {
      if (id !== null) ids.set(row, id)
    }
  }
  return ids
}

/**
 * The fault of what names a record that there is not.
 *
 * @param name as {@link findNamed} takes it, with the member that tells most at its end
 */
export function unknownFault({ title }: Resource, name: Assignments): Fault {
  const what = Object.values(name).map(String).join(' ')
  return {
    pointer: pointerTo('', Object.keys(name).at(-1) ?? ''),
    code: 'not_found',
    message: `There is no ${withinSentence(title)} ${what}.`,
  }
}

/**
 * The faults of new records that are alike to another, by their place among the many.
 *
 * @param indexAt what one of them is called, by its place: all that could not be read are no part of the many
 */
export async function alikeFaults(
  db: Database,
  store: Store,
  members: Members,
  many: readonly Assignments[],
  indexAt: (row: number) => number,
): Promise<[row: number, fault: Fault][]> {
  const found = await findAlike(db, store, members, many)
  return found.map(({ row, id, first }) => {
    const values = many[row] as Assignments
    return [
      row,
      id === null
        ? twiceFault(store, members, values, indexAt(first))
        : alikeFault(store, members, values, id),
    ]
  })
}

function twiceFault(
  { resource }: Store,
  members: Members,
  values: Assignments,
  first: number,
): Fault {
  const what = members.map((member) => String(values[member])).join(' ')
  return {
    pointer: pointerTo('', members.at(-1) ?? ''),
    code: 'duplicate',
    message: `${resource.title} ${what} is already at /${first}.`,
  }
}

/** The faults of new records with a text that another has, whatever the case. */
export async function inUseFaults(
  db: Database,
  { resource, table, id }: Store,
  field: Field,
  many: readonly Assignments[],
): Promise<[row: number, fault: Fault][]> {
  const own = identifier(field.column)
  const found = await queryRaw<Omit<Found, 'id'> & { readonly taken: string | null }>(db, {
    text: `SELECT (g.at - 1)::integer AS row, t.${own} AS taken, (g.first - 1)::integer AS first
    FROM (
      SELECT v, at, min(at) OVER (PARTITION BY lower(v)) AS first
      FROM unnest($1::text[]) WITH ORDINALITY u(v, at) WHERE v IS NOT NULL
    ) g LEFT JOIN ${table} t ON lower(t.${own}) = lower(g.v)
    WHERE t.${id} IS NOT NULL OR g.first < g.at ORDER BY g.at`,
    values: [many.map((values) => values[field.column] ?? null)],
  })
  return found.map(({ row, taken, first }) => [
    row,
    inUseFault(resource, field, taken ?? String(many[first]?.[field.column])),
  ])
}
