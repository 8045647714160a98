import type { Resource } from '@/lib/resources/resource'
import { documentTypesSql } from './document'
import { idSequence } from './idForms'
import { indexesSql } from './indexes'
import { searchTextSql } from './searchText'
import { domainsSql, identifier, triggerFunction } from './sql'
import { sumFunctionSql } from './sum'

/** Functions and guards that no definition changes. */
const FIXED = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
  // jsonb prints a blank after each colon and comma; the bound is on JSON without them.
  `CREATE FUNCTION json_bytes(value jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT octet_length(value::text) - (SELECT coalesce(sum(CASE jsonb_typeof(v) WHEN 'object' THEN greatest(2 * (SELECT count(*) FROM jsonb_object_keys(v)) - 1, 0) WHEN 'array' THEN greatest(jsonb_array_length(v) - 1, 0) ELSE 0 END), 0)::integer FROM jsonb_path_query(value, 'strict $.**') v) $$;`,
  sumFunctionSql,
  // RFC 7396. The body calls itself, so the name has to exist before it is checked.
  'CREATE FUNCTION json_merge_patch(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT patch $$;',
  `CREATE OR REPLACE FUNCTION json_merge_patch(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT CASE WHEN jsonb_typeof(patch) <> 'object' THEN patch ELSE (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (SELECT key, value FROM jsonb_each(CASE WHEN jsonb_typeof(target) = 'object' THEN target ELSE '{}' END) WHERE NOT patch ? key UNION ALL SELECT key, json_merge_patch(target -> key, value) FROM jsonb_each(patch) WHERE jsonb_typeof(value) <> 'null') merged) END $$;`,
]

const sequencesSql = (resources: readonly Resource[]): string[] =>
  resources.flatMap((resource) => {
    const sequence = idSequence(resource)
    return sequence ? [`CREATE SEQUENCE ${sequence};`] : []
  })

/** Names by which people are told apart, and roles: none twice, whatever the case. */
const UNIQUE_NAMES = [
  'CREATE UNIQUE INDEX user_account_name ON user_account (lower(user_name));',
  'CREATE UNIQUE INDEX role_name ON role (lower(name));',
]

/**
 * Room in each page for a new version of a row beside the old one: a change of columns that no
 * index has then leaves every index alone.
 */
const storageSql = (resources: readonly Resource[]): string[] =>
  resources.map((resource) => `ALTER TABLE ${identifier(resource.table)} SET (fillfactor = 80);`)

/** What stands after the tables: history is written once and never touched again. */
const GUARDS = [
  triggerFunction(
    'refuse_change_of_history',
    "BEGIN RAISE EXCEPTION 'history entries are never changed or deleted'; END",
  ),
  'CREATE TRIGGER event_is_final BEFORE UPDATE OR DELETE ON event FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();',
]

/**
 * The parts of the database that Prisma's schema cannot say, one statement a line: functions,
 * domains that bound each column, types of the rendered records, indexes of the lists.
 * `npm run migration` compares this text with the last commit's to write the next migration.
 */
export const databaseSql = (resources: readonly Resource[]) => ({
  beforeTables: [
    ...FIXED,
    ...sequencesSql(resources),
    ...domainsSql(resources),
    ...documentTypesSql(resources),
  ],
  afterTables: [
    ...storageSql(resources),
    ...indexesSql(resources),
    ...UNIQUE_NAMES,
    ...GUARDS,
    ...searchTextSql(resources),
  ],
})
