import { identifier } from '../sql'
import { isOfSearch, type SchemaText, tablesIn } from './columnSteps'
import type { DatabaseObject } from './databaseObject'
import type { DeferredDrop } from './deferredDrops'

/** What becomes of the tables by which lists are searched where a resource is searched no more. */
export interface SearchSteps {
  /** The new schema, with the tables that go. */
  readonly schema: readonly SchemaText[]
  /** The objects that there are, without those that go with these tables. */
  readonly objects: readonly DatabaseObject[]
  /** Statements before the tables change, and those for the version after. */
  readonly before: readonly string[]
  readonly later: readonly string[]
}

/** The two tables of a resource's search, by the table of its records. */
const tablesOf = (table: string): readonly string[] =>
  ['text', 'word'].map((what) => `${table}_search_${what}`)

const dropsOfTables = (table: string): string[] =>
  tablesOf(table).map((each) => `DROP TABLE IF EXISTS ${identifier(each)};`)

/**
 * Has the search of records that stay go with the version after, with all that keeps it: the version
 * before runs beside this one on the migrated database, and reads every page of the list by it. A
 * search that comes again before it went is made anew.
 *
 * @param left what migrations before left for a later version
 */
export function searchSteps(
  was: readonly SchemaText[],
  is: readonly SchemaText[],
  objects: readonly DatabaseObject[],
  left: readonly DeferredDrop[] = [],
): SearchSteps {
  const [before, after] = [searchedIn(was), searchedIn(is)]
  const stays = tablesIn(is)
  const going = [...before].filter((table) => !after.has(table) && stays.has(table))
  const coming = [...after].filter((table) => !before.has(table))
  const isOfGoing = new Set(going.flatMap((table) => resting(objects, tablesOf(table))))
  return {
    schema: going.reduce((schema, table) => withModels(schema, was, table), is),
    objects: objects.filter((object) => !isOfGoing.has(object)),
    before: coming.flatMap((table) => leftOf(left, table)),
    later: going.flatMap((table) => [
      ...dropsOf(resting(objects, tablesOf(table))),
      ...dropsOfTables(table),
    ]),
  }
}

/** What was left of a search that went: its tables, and right before them what keeps it. */
function leftOf(left: readonly DeferredDrop[], table: string): string[] {
  const drops = left.map(({ drop }) => drop)
  const tables = dropsOfTables(table)
  const end = drops.indexOf(tables[0] ?? '')
  if (end < 0) return []
  const begin = drops.slice(0, end).findLastIndex((drop) => !KEEPS_SEARCH.test(drop)) + 1
  return [...drops.slice(begin, end), ...tables]
}

const KEEPS_SEARCH = /^DROP (TRIGGER|FUNCTION) IF EXISTS /

/** Tables whose records are searched, of a schema. */
const searchedIn = (schema: readonly SchemaText[]): ReadonlySet<string> =>
  new Set(
    [...tablesIn(schema).keys()].filter(isOfSearch).map((name) => name.replace(/_search_\w+$/, '')),
  )

/** What speaks of some tables, and what rests on that, in the order in which it was made. */
function resting(
  objects: readonly DatabaseObject[],
  tables: readonly string[],
): readonly DatabaseObject[] {
  const names = new Set<string>()
  return objects.filter(({ name, create, needs = [] }) => {
    const isOne =
      tables.some(
        (table) => create.includes(identifier(table)) || name.startsWith(`column ${table}.`),
      ) || needs.some((each) => names.has(each))
    if (isOne) names.add(name)
    return isOne
  })
}

/** Triggers and functions go by themselves, of which some are other tables'; the rest with its table. */
const dropsOf = (objects: readonly DatabaseObject[]): string[] =>
  objects
    .flatMap(({ drop }) => (/^DROP (TRIGGER|FUNCTION) /.test(drop) ? [drop] : []))
    .reverse()
    .map((drop) => drop.replace(/^DROP \w+/, '$& IF EXISTS'))

const modelsOf = (content: string): string[] => content.match(/^model \w+ \{\n[\s\S]*?^\}/gm) ?? []
const isModelOf = (table: string) => (model: string) => model.includes(`@@map("${table}")`)

/** A schema with the tables of a search as another has them. */
function withModels(
  schema: readonly SchemaText[],
  was: readonly SchemaText[],
  table: string,
): SchemaText[] {
  const models = was
    .flatMap(([, content]) => modelsOf(content))
    .filter((model) => tablesOf(table).some((each) => isModelOf(each)(model)))
  const [, name = ''] = /^model (\w+)/.exec(models[0] ?? '') ?? []
  return schema.map(([path, content]) => {
    const record = modelsOf(content).find(isModelOf(table))
    if (!record) return [path, content]
    const searched = record.replace(/\}$/, `  search_text ${name}?\n}`)
    return [path, [content.replace(record, searched), ...models].join('\n\n')]
  })
}
