import type { Resource } from '@/lib/resources/resource'
import { type DatabaseObject, filling, index, trigger, triggerFunction } from './databaseObject'
import { columnNamed } from './domains'
import { idFromText } from './idForms'
import { sortExpression } from './indexes'
import { namingOfField } from './naming'
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

/** A member that names a record of which the name is searched along. */
interface Along {
  readonly member: string
  readonly target: Resource
  /** The column of the other table that has the name. */
  readonly name: string
}

const alongOf = (resource: Resource): Along[] =>
  (resource.list?.searchedNames ?? []).flatMap((member) => {
    const field = resource.fields.get(member)
    const target = field && namingOfField(field)?.resource
    if (!target || target.recordName === 'parent') {
      throw new Error(`${resource.name}.${member} refers to what has no name of its own to search`)
    }
    return [{ member, target, name: target.recordName.field }]
  })

const wordsOf = (resource: Resource, row: string): string => {
  const own = columnsOf(resource).map((member) => {
    const column = `${row}.${identifier(member)}`
    return member === resource.id.name ? `${column}::text` : `coalesce(${column}, '')`
  })
  const along = alongOf(resource).map(({ member, target, name }) => {
    const [table, id] = [identifier(target.table), identifier(target.id.name)]
    return `coalesce((SELECT n.${identifier(name)} FROM ${table} n WHERE n.${id} = ${idFromText(target, `${row}.${identifier(member)}`)}), '')`
  })
  return `lower(${[...own, ...along].join(" || ' ' || ")})`
}

/** Entries that wait to be sorted into the index, in KiB: searches read through all of them. */
const PENDING = 512

const upsertOf = (resource: Resource, source: string): string => {
  const id = identifier(resource.id.name)
  return `INSERT INTO ${searchTable(resource)} (${id}, words) ${source} ON CONFLICT (${id}) DO UPDATE SET words = excluded.words`
}

const allOf = (resource: Resource): string =>
  `SELECT t.${identifier(resource.id.name)}, ${wordsOf(resource, 't')} FROM ${identifier(resource.table)} t`

/** What keeps the tables in step with the records, and indexes them. */
export const searchTextObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.filter(isSearchable).flatMap((resource) => {
    const texts = searchTableName(resource)
    const id = identifier(resource.id.name)
    const keep = `keep_${texts}`
    const along = alongOf(resource)
    const columns = [...columnsOf(resource), ...along.map(({ member }) => member)].filter(
      (member) => member !== resource.id.name,
    )
    const needs = [
      ...columns.map((column) => columnNamed(resource, column)),
      ...along.map(({ target, name }) => columnNamed(target, name)),
    ]
    const named = columns.map(identifier)
    const row = (name: string) => `ROW(${named.map((column) => `${name}.${column}`).join(', ')})`
    // A name that changes waits for whoever is reading it, and is read anew by whoever comes after.
    const held = along.map(
      ({ member, target }) =>
        `PERFORM FROM ${identifier(target.table)} n WHERE n.${identifier(target.id.name)} = ${idFromText(target, `NEW.${identifier(member)}`)} FOR SHARE; `,
    )
    const upsert = upsertOf(resource, `VALUES (NEW.${id}, ${wordsOf(resource, 'NEW')})`)
    const body = `BEGIN ${held.join('')}${upsert}; RETURN NULL; END`
    const changed = trigger(
      `${texts}_changed`,
      resource.table,
      `AFTER UPDATE OF ${named.join(', ')}`,
      keep,
      { condition: `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`, needs },
    )
    return [
      triggerFunction(keep, body, needs),
      trigger(`${texts}_made`, resource.table, 'AFTER INSERT', keep),
      // Of records that are found by their ids alone no change changes the text.
      ...(columns.length > 0 ? [changed] : []),
      filling(texts, upsertOf(resource, allOf(resource)), needs),
      index(
        `${texts}_words`,
        texts,
        `USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = ${PENDING})`,
      ),
      ...along.flatMap((each) => followName(resource, each, needs)),
    ]
  })

/** What carries a name into the texts of all records that name it, when it comes and when it changes. */
function followName(
  resource: Resource,
  { member, target, name }: Along,
  needs: readonly string[],
): DatabaseObject[] {
  const follow = `keep_${searchTableName(resource)}_of_${member}`
  const id = `NEW.${identifier(target.id.name)}::text`
  // The list sorts by the member, so that there is an index of it in lower case.
  const isSorted = resource.list?.sortable.includes(member)
  const found = isSorted ? `${sortExpression(resource, member, 't')} = lower(${id}) AND ` : ''
  const theirs = `${allOf(resource)} WHERE ${found}t.${identifier(member)} = ${id}`
  const call = (event: string, when: string, condition = '') =>
    trigger(`${searchTableName(resource)}_${event}_${member}`, target.table, when, follow, {
      condition,
      needs,
    })
  const column = identifier(name)
  return [
    triggerFunction(follow, `BEGIN ${upsertOf(resource, theirs)}; RETURN NULL; END`, needs),
    call('added', 'AFTER INSERT'),
    call('renamed', `AFTER UPDATE OF ${column}`, `OLD.${column} IS DISTINCT FROM NEW.${column}`),
  ]
}
