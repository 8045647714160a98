import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { withArticle } from '@/lib/derive/addresses'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { identifier } from '@/lib/derive/sql'
import { Problem } from '@/lib/problem'
import type { Field, Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import type { Insert } from '../hooks/hook'
import type { Store } from '../stores'

/** A record as answers show it; of which resource, the hooks of its definition know. */
export type Shown = Readonly<Record<string, unknown>>

/** What no two records of a resource share: texts, and members all of them together. */
export interface Uniques {
  readonly uniques: readonly Field[]
  readonly together: Resource['uniqueTogether']
}

/** Keeps a text from being written by anybody else until this write is done. */
async function holdText(
  connection: Database,
  { name }: Resource,
  column: string,
  text: unknown,
): Promise<void> {
  await queryRaw(connection, {
    text: `SELECT pg_advisory_xact_lock(hashtextextended('${name}.${column} ' || lower($1), 0))`,
    values: [text],
  })
}

/** Holds the texts of many writes that no two records share, in one order whoever asks. */
export async function holdTexts(
  { uniques, together }: Uniques,
  connection: Database,
  { resource }: Store,
  written: readonly Assignments[],
): Promise<void> {
  for (const members of together) {
    if (written.some((assignments) => setsAny(members, assignments))) {
      await holdTogether(connection, resource, members)
    }
  }
  for (const { column } of uniques) {
    const texts = written.flatMap((assignments) => assignments[column] ?? [])
    const sorted = texts.map((text) => String(text).toLowerCase()).sort()
    for (const text of new Set(sorted)) await holdText(connection, resource, column, text)
  }
}

/**
 * The texts that another record has, whatever the case. Whoever else would write the same text waits
 * until this write is done.
 */
export async function uniqueFaults(
  connection: Database,
  { resource, table, id: idColumn, idType }: Store,
  uniques: readonly Field[],
  assignments: Assignments,
  id: string | undefined,
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const field of uniques) {
    const { column } = field
    const text = assignments[column] ?? null
    if (text === null) continue
    const own = identifier(column)
    await holdText(connection, resource, column, text)
    const [found] = await queryRaw<{ taken: string }>(connection, {
      text: `SELECT ${own} AS taken FROM ${table} WHERE lower(${own}) = lower($1) AND ${idColumn} IS DISTINCT FROM $2::${idType}`,
      values: [text, id ?? null],
    })
    if (found) faults.push(inUseFault(resource, field, found.taken))
  }
  return faults
}

/** Says that a text is another record's, or another's of many that are to be made. */
export const inUseFault = ({ title }: Resource, { path, label }: Field, taken: string): Fault => {
  const [one, own] = [title, label].map((words) => withArticle(withinSentence(words)))
  return {
    pointer: path.reduce(pointerTo, ''),
    code: 'in_use',
    message: `There is ${one} ${taken} already: each has ${own} of its own, whatever its case.`,
  }
}

type Together = Uniques['together'][number]

const setsAny = (members: Together, assignments: Assignments): boolean =>
  members.some((member) => Object.hasOwn(assignments, member))

/**
 * Keeps others from writing these members of any record until this write is done. It is one lock for
 * all values: whoever changes one of the members in many records would else take locks in an order
 * of their own, and two of them wait for each other.
 */
async function holdTogether(
  connection: Database,
  { name }: Resource,
  members: Together,
): Promise<void> {
  await queryRaw(connection, {
    text: `SELECT pg_advisory_xact_lock(hashtextextended('${name}.${members.join()}', 0))`,
    values: [],
  })
}

/**
 * Refuses a record that has members in common which no two records have alike, all of them together.
 *
 * @throws Problem 409, which names the one that has them
 */
export async function refuseAlike(
  { together }: Uniques,
  connection: Database,
  store: Store,
  assignments: Assignments,
  { id, after }: Insert<Shown>,
): Promise<void> {
  const { resource, table, id: idColumn, idType } = store
  for (const members of together) {
    if (!setsAny(members, assignments)) continue
    await holdTogether(connection, resource, members)
    const same = members.map((member, index) => `${identifier(member)} = $${index + 2}`)
    const [found] = await queryRaw<{ id: string }>(connection, {
      text: `SELECT ${idColumn}::text AS id FROM ${table} WHERE ${idColumn} IS DISTINCT FROM $1::${idType} AND ${same.join(' AND ')}`,
      values: [id ?? null, ...members.map((member) => after[member])],
    })
    if (!found) continue
    const fault = alikeFault(store, members, after, found.id)
    throw new Problem('conflict', fault.message, { members: { conflicting_id: found.id }, fault })
  }
}

/** Says which record is alike, at the last of the members: the one that tells most. */
export function alikeFault(
  { resource }: Store,
  members: Together,
  values: Shown,
  id: string,
): Fault {
  const what = members.map((member) => String(values[member])).join(' ')
  return {
    pointer: pointerTo('', members.at(-1) ?? ''),
    code: 'conflict',
    message: `There is ${withinSentence(resource.title)} ${what} already: ${resource.id.label} ${id}.`,
    conflicting_id: id,
  }
}
