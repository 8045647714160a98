import type { Field, Resource } from '@/lib/resources/resource'
import { idFromText } from '../idForms'
import { identifier, lettersAndDigits } from '../sql'
import {
  BY_INDEX,
  type DatabaseObject,
  filling,
  index,
  loose,
  taking,
  trigger,
  triggerFunction,
} from './databaseObject'
import { columnNamed } from './domains'
import { indexedMembers, sortExpression } from './indexes'
import { type Along, holding, holdingNew, NEW_ROWS, namesAlong } from './searchNames'

/**
 * The table of what `search` compares with: for each record its searched columns in lower case,
 * one blank between them, in the column `words`; behind them its codes as they are without blanks
 * and signs. It stands apart from the records because a new
 * version of a record then leaves the trigram index alone unless one of these columns changes, and
 * because weighing hundreds of candidates reads a few narrow pages instead of as many wide ones.
 *
 * Beside the words it holds what lists sort and are often filtered by, under the same names, so
 * that what is found is also sorted without a look at the records.
 */
export const searchTableName = (resource: Resource): string => `${resource.table}_search_text`

/** The same, as SQL. */
export const searchTable = (resource: Resource): string => identifier(searchTableName(resource))

/** Whether each record of a resource has a text for search. */
export const isSearchable = (resource: Resource): boolean => columnsOf(resource).length > 0

const columnsOf = ({ list }: Resource): readonly string[] => list?.searched ?? []

/** The fields that stand beside the words: those that a list sorts by, and those with an index. */
export const textFields = (resource: Resource): Field[] => {
  const indexed = new Set(indexedMembers(resource))
  const isSorted = ({ path }: Field) => resource.list?.sortable.includes(path.join('.')) === true
  return resource.leaves.filter((field) => isSorted(field) || indexed.has(field))
}

/** Texts as one, in lower case, as SQL, and behind them what may be empty. */
const joined = (texts: readonly string[], behind: readonly string[]): string =>
  `lower(${texts.join(" || ' ' || ")}${behind.map((each) => ` || ${each}`).join('')})`

/** Some of a record's members as texts. */
const ownTexts = (resource: Resource, row: string, members: readonly string[]): string[] =>
  members.map((member) => {
    const column = `${row}.${identifier(member)}`
    return member === resource.id.name ? `${column}::text` : `coalesce(${column}, '')`
  })

/**
 * What search compares with where no more of a record may be searched than some members: SQL over
 * the record's search text `s`.
 */
export function textWithin(resource: Resource, members: ReadonlySet<string>): string {
  const isTold = (member: string) => members.has(member)
  const searched = columnsOf(resource).filter(isTold)
  const id = identifier(resource.id.name)
  const text = joined(ownTexts(resource, 'n', searched), closedCodes(resource, 'n', isTold))
  return `(SELECT ${text} FROM ${identifier(resource.table)} n WHERE n.${id} = s.${id})`
}

const wordsOf = (resource: Resource, row: string): string => {
  const own = ownTexts(resource, row, columnsOf(resource))
  const along = namesAlong(resource).map(({ member, target, name }) => {
    const [table, id] = [identifier(target.table), identifier(target.id.name)]
    return `coalesce((SELECT n.${identifier(name)} FROM ${table} n WHERE n.${id} = ${idFromText(target, `${row}.${identifier(member)}`)}), '')`
  })
  return joined([...own, ...along], closedCodes(resource, row))
}

/**
 * Codes once more as their letters and digits alone, where something else stands among them.
 *
 * @param isTold whether a code may be searched; all may unless said
 */
const closedCodes = (
  { list }: Resource,
  row: string,
  isTold: (member: string) => boolean = () => true,
): string[] =>
  (list?.searchedCodes ?? []).filter(isTold).map((member) => {
    const column = `${row}.${identifier(member)}`
    return `CASE WHEN ${column} ~ '[^[:alnum:]]' THEN ' ' || ${lettersAndDigits(column)} ELSE '' END`
  })

/** Entries that wait to be sorted into the index, in KiB: searches read through all of them. */
const PENDING = 512

const upsertOf = (resource: Resource, source: string): string => {
  const id = identifier(resource.id.name)
  return `INSERT INTO ${searchTable(resource)} (${id}, words) ${source} ON CONFLICT (${id}) DO UPDATE SET words = excluded.words`
}

const allOf = (resource: Resource): string =>
  `SELECT t.${identifier(resource.id.name)}, ${wordsOf(resource, 't')} FROM ${identifier(resource.table)} t`

/** A record's row in that table, as SQL: its columns, and their values over the row called `row`. */
export function searchTextOf(
  resource: Resource,
  row: string,
): { readonly columns: string; readonly values: string } {
  const id = identifier(resource.id.name)
  const beside = textFields(resource).map(({ column }) => identifier(column))
  const values = [`${row}.${id}`, wordsOf(resource, row), ...beside.map((name) => `${row}.${name}`)]
  return { columns: [id, 'words', ...beside].join(', '), values: values.join(', ') }
}

/** What keeps the tables in step with the records, and indexes them. */
export const searchTextObjects = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.filter(isSearchable).flatMap((resource) => {
    const texts = searchTableName(resource)
    const keep = `keep_${texts}`
    const along = namesAlong(resource)
    const columns = [...columnsOf(resource), ...along.map(({ member }) => member)].filter(
      (member) => member !== resource.id.name,
    )
    const needs = [
      ...columns.map((column) => columnNamed(resource, column)),
      ...along.map(({ target, name }) => columnNamed(target, name)),
    ]
    const beside = textFields(resource)
    const values = beside.map(({ column }) => identifier(column))
    const besideNeeds = beside.map(({ column }) => columnNamed(resource, column))
    const { columns: whole, values: made } = searchTextOf(resource, 'NEW')
    const insert = `INSERT INTO ${searchTable(resource)} (${whole}) VALUES (${made})`
    return [
      triggerFunction(
        keep,
        `BEGIN ${holding(along, ['NEW'])}${insert}; RETURN NULL; END`,
        needs,
        BY_INDEX,
      ),
      trigger(`${texts}_made`, resource.table, 'AFTER INSERT', keep),
      filling(texts, upsertOf(resource, allOf(resource)), needs),
      ...following(resource, columns.map(identifier), values, holding(along, ['OLD', 'NEW']), [
        ...new Set([...needs, ...besideNeeds]),
      ]),
      ...keptBeside(resource, values, besideNeeds),
      index(
        `${texts}_words`,
        texts,
        `USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = ${PENDING})`,
      ),
      ...along.flatMap((each) => followName(resource, each, needs)),
    ]
  })

/**
 * What carries a change of a record into its row, all of it by one update. Where the text stays as
 * it was no index has anything that changes, and the update touches none. The function looks for
 * itself what has changed: as a condition of the trigger this would be read anew for each statement.
 *
 * @param searched columns of the text, and of the names in it
 * @param values columns that stand beside it
 * @param held statements that hold those names
 */
function following(
  resource: Resource,
  searched: readonly string[],
  values: readonly string[],
  held: string,
  needs: readonly string[],
): DatabaseObject[] {
  const columns = [...new Set([...searched, ...values])]
  // Of records that are found by their ids alone no change changes the text.
  if (columns.length === 0) return []
  const texts = searchTableName(resource)
  const id = identifier(resource.id.name)
  const follow = `follow_${texts}`
  const differ = (some: readonly string[]) => {
    const row = (name: string) => `ROW(${some.map((column) => `${name}.${column}`).join(', ')})`
    return `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`
  }
  const assigned = values.map((column) => `${column} = NEW.${column}`)
  const update = (set: readonly string[]) =>
    `UPDATE ${searchTable(resource)} s SET ${set.join(', ')} WHERE s.${id} = NEW.${id};`
  const cases = [
    ...(searched.length > 0
      ? [
          `${differ(searched)} THEN ${held}${update([`words = ${wordsOf(resource, 'NEW')}`, ...assigned])}`,
        ]
      : []),
    ...(values.length > 0 ? [`${differ(values)} THEN ${update(assigned)}`] : []),
  ]
  return [
    triggerFunction(
      follow,
      `BEGIN IF ${cases.join(' ELSIF ')} END IF; RETURN NULL; END`,
      needs,
      BY_INDEX,
    ),
    trigger(`${texts}_changed`, resource.table, `AFTER UPDATE OF ${columns.join(', ')}`, follow, {
      needs,
    }),
  ]
}

/** How full pages are made, in percent: a row that finds room on its own leaves the indexes alone. */
const FILLED = 85

/** The fields beside the words, as the records have them. */
function keptBeside(
  resource: Resource,
  values: readonly string[],
  needs: readonly string[],
): DatabaseObject[] {
  if (values.length === 0) return []
  const texts = searchTableName(resource)
  const id = identifier(resource.id.name)
  const set = values.map((column) => `${column} = t.${column}`).join(', ')
  return [
    loose(texts, FILLED),
    taking(
      texts,
      `UPDATE ${identifier(texts)} s SET ${set} FROM ${identifier(resource.table)} t WHERE t.${id} = s.${id}`,
      needs,
    ),
  ]
}

/** What carries a name into the texts of all that name it as it comes or changes, or goes by SQL. */
function followName(resource: Resource, along: Along, needs: readonly string[]): DatabaseObject[] {
  const { member, target, name } = along
  const texts = searchTableName(resource)
  const [follow, begin] = [`keep_${texts}_of_${member}`, `begin_${texts}_of_${member}`]
  /** The records that name a row. */
  const naming = (row: string) => {
    const id = `${row}.${identifier(target.id.name)}::text`
    // The list sorts by the member, so that there is an index of it in lower case.
    const isSorted = resource.list?.sortable.includes(member)
    const found = isSorted ? `${sortExpression(resource, member, 't')} = lower(${id}) AND ` : ''
    return `${allOf(resource)} WHERE ${found}t.${identifier(member)} = ${id}`
  }
  // Without OFFSET the planner may read all of a table for the sake of a few rows.
  const ofNew = `SELECT w.* FROM ${NEW_ROWS} r CROSS JOIN LATERAL (${naming('r')} OFFSET 0) w`
  const column = identifier(name)
  return [
    triggerFunction(
      begin,
      `BEGIN ${holdingNew(along)}${upsertOf(resource, ofNew)}; RETURN NULL; END`,
      needs,
      BY_INDEX,
    ),
    trigger(`${texts}_added_${member}`, target.table, 'AFTER INSERT', begin, {
      of: 'STATEMENT',
      needs,
      rows: `NEW TABLE AS ${NEW_ROWS}`,
    }),
    triggerFunction(
      follow,
      `BEGIN ${upsertOf(resource, naming('OLD'))}; RETURN NULL; END`,
      needs,
      BY_INDEX,
    ),
    trigger(`${texts}_renamed_${member}`, target.table, `AFTER UPDATE OF ${column}`, follow, {
      condition: `OLD.${column} IS DISTINCT FROM NEW.${column}`,
      needs,
    }),
    trigger(`${texts}_removed_${member}`, target.table, 'AFTER DELETE', follow, { needs }),
  ]
}
