import type { Resource } from '@/lib/resources/resource'
import { type DatabaseObject, filling, index, trigger, triggerFunction } from './databaseObject'
import { columnNamed } from './domains'
import { identifier } from './sql'

/**
 * The table of what `search` compares with: for each record its searched columns in lower case,
 * one blank between them, in the column `words`. It stands apart from the records because a new
 * version of a record then leaves the trigram index alone unless one of these columns changes, and
 * because weighing hundreds of candidates reads a few narrow pages instead of as many wide ones.
 */
export const searchTableName = (resource: Resource): string => `${resource.table}_search_text`

/** The same, as SQL. */
export const searchTable = (resource: Resource): string => identifier(searchTableName(resource))

/** Whether each record of a resource has a text for search. */
export const isSearchable = (resource: Resource): boolean => columnsOf(resource).length > 0

const columnsOf = ({ list }: Resource): readonly string[] => list?.searched ?? []

const wordsOf = (resource: Resource, row: string): string =>
  `lower(${columnsOf(resource)
    .map((member) => {
      const column = `${row}.${identifier(member)}`
      return member === resource.id.name ? `${column}::text` : `coalesce(${column}, '')`
    })
    .join(" || ' ' || ")})`

/** Entries that wait to be sorted into the index, in KiB: searches read through all of them. */
const PENDING = 512

/** What keeps the tables in step with the records, and indexes them. */
export const searchTextObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.filter(isSearchable).flatMap((resource) => {
    const texts = searchTableName(resource)
    const id = identifier(resource.id.name)
    const keep = `keep_${texts}`
    const columns = columnsOf(resource).filter((member) => member !== resource.id.name)
    const needs = columns.map((column) => columnNamed(resource, column))
    const named = columns.map(identifier)
    const row = (name: string) => `ROW(${named.map((column) => `${name}.${column}`).join(', ')})`
    const upsert = (source: string) =>
      `INSERT INTO ${identifier(texts)} (${id}, words) ${source} ON CONFLICT (${id}) DO UPDATE SET words = excluded.words`
    const body = `BEGIN ${upsert(`VALUES (NEW.${id}, ${wordsOf(resource, 'NEW')})`)}; RETURN NULL; END`
    const changed = trigger(
      `${texts}_changed`,
      resource.table,
      `AFTER UPDATE OF ${named.join(', ')}`,
      keep,
      { condition: `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`, needs },
    )
    const all = `SELECT t.${id}, ${wordsOf(resource, 't')} FROM ${identifier(resource.table)} t`
    return [
      triggerFunction(keep, body, needs),
      trigger(`${texts}_made`, resource.table, 'AFTER INSERT', keep),
      // Of records that are found by their ids alone no change changes the text.
      ...(columns.length > 0 ? [changed] : []),
      filling(texts, upsert(all), needs),
      index(
        `${texts}_words`,
        texts,
        `USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = ${PENDING})`,
      ),
    ]
  })
