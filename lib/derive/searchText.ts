import type { Resource } from '@/lib/resources/resource'
import { identifier, triggerFunction } from './sql'

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

/** What keeps the tables in step with the records, and indexes them, one statement a line. */
export const searchTextSql = (resources: readonly Resource[]): string[] =>
  resources.filter(isSearchable).flatMap((resource) => {
    const table = identifier(resource.table)
    const texts = searchTable(resource)
    const id = identifier(resource.id.name)
    const keep = identifier(`keep_${searchTableName(resource)}`)
    const named = (what: string) => identifier(`${searchTableName(resource)}_${what}`)
    const columns = columnsOf(resource).filter((member) => member !== resource.id.name)
    const row = (name: string) =>
      `ROW(${columns.map((member) => `${name}.${identifier(member)}`).join(', ')})`
    const upsert = (source: string) =>
      `INSERT INTO ${texts} (${id}, words) ${source} ON CONFLICT (${id}) DO UPDATE SET words = excluded.words`
    const body = `BEGIN ${upsert(`VALUES (NEW.${id}, ${wordsOf(resource, 'NEW')})`)}; RETURN NULL; END`
    return [
      triggerFunction(keep, body),
      `CREATE TRIGGER ${named('made')} AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION ${keep}();`,
      `CREATE TRIGGER ${named('changed')} AFTER UPDATE OF ${columns.map(identifier).join(', ')} ON ${table} FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION ${keep}();`,
      `${upsert(`SELECT t.${id}, ${wordsOf(resource, 't')} FROM ${table} t`)};`,
      `CREATE INDEX ${named('words')} ON ${texts} USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = ${PENDING});`,
    ]
  })
