import { LISTS } from '@/lib/resources/lists'
import type { Resource } from '@/lib/resources/resource'
import { identifier, tableOf } from './sql'

/**
 * The table of what `search` compares with: for each record its searched columns in lower case,
 * one blank between them, in the column `words`. It stands apart from the records because a new
 * version of a record then leaves the trigram index alone unless one of these columns changes, and
 * because weighing hundreds of candidates reads a few narrow pages instead of a thousand wide ones.
 */
export const searchTable = (resource: Resource): string =>
  identifier(`${tableOf(resource).name}_search_text`)

/** Whether each record of a resource has a text for search. */
export const isSearchable = (resource: Resource): boolean => columnsOf(resource).length > 0

const searchable = (resources: readonly Resource[]): Resource[] => resources.filter(isSearchable)

const columnsOf = (resource: Resource): readonly string[] => LISTS[resource.name]?.searched ?? []

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
  searchable(resources).flatMap((resource) => {
    const table = identifier(tableOf(resource).name)
    const texts = searchTable(resource)
    const id = identifier(resource.id.name)
    const keep = identifier(`keep_${tableOf(resource).name}_search_text`)
    const named = (what: string) => identifier(`${tableOf(resource).name}_search_text_${what}`)
    const columns = columnsOf(resource).filter((member) => member !== resource.id.name)
    const row = (name: string) =>
      `ROW(${columns.map((member) => `${name}.${identifier(member)}`).join(', ')})`
    const upsert = (source: string) =>
      `INSERT INTO ${texts} (${id}, words) ${source} ON CONFLICT (${id}) DO UPDATE SET words = excluded.words`
    const body = `BEGIN ${upsert(`VALUES (NEW.${id}, ${wordsOf(resource, 'NEW')})`)}; RETURN NULL; END`
    return [
      // A semicolon inside a body would end the statement for the migration engine, hence \x3b.
      `CREATE FUNCTION ${keep}() RETURNS trigger LANGUAGE plpgsql AS E'${body.replaceAll("'", "''").replaceAll(';', '\\x3b')}';`,
      `CREATE TRIGGER ${named('made')} AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION ${keep}();`,
      `CREATE TRIGGER ${named('changed')} AFTER UPDATE OF ${columns.map(identifier).join(', ')} ON ${table} FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION ${keep}();`,
      `${upsert(`SELECT t.${id}, ${wordsOf(resource, 't')} FROM ${table} t`)};`,
      `CREATE INDEX ${named('words')} ON ${texts} USING gin (words gin_trgm_ops) WITH (gin_pending_list_limit = ${PENDING});`,
    ]
  })

/** The name of the Prisma model of a searchable resource's texts. */
const modelName = (model: string): string => `${model}SearchText`

/**
 * The relation of a record's Prisma model to its text, where it has one.
 *
 * @param model the record's model
 */
export const searchRelation = (resource: Resource, model: string): string[] =>
  searchable([resource]).map(() => `search_text ${modelName(model)}?`)

/** The Prisma model of a resource's texts, where it has them; `idType` is that of its id. */
export const searchModel = (resource: Resource, model: string, idType: string): string[] =>
  searchable([resource]).map(() => {
    const id = resource.id.name
    const lines = [
      `${id} ${idType}`,
      'words String',
      `record ${model} @relation(fields: [${id}], references: [${id}], onDelete: Cascade)`,
      '',
      `@@map("${tableOf(resource).name}_search_text")`,
    ]
    return `model ${modelName(model)} {\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n}`
  })
