import type { Resource } from '@/lib/resources/resource'
import { GREATEST_NUMBER, givenOutBy, idSequence, lastId } from '../idForms'
import { identifier } from '../sql'
import { fieldsFunctions } from './anyFields'
import { bankDetailIndex } from './bankDetails'
import { changeSequenceObjects } from './changeSequence'
import {
  type DatabaseObject,
  index,
  plainFunction,
  plpgsqlText,
  trigger,
  triggerFunction,
} from './databaseObject'
import { documentTypeObjects } from './document'
import { columnChecks, columnNamed, columns, domains } from './domains'
import { duplicateIndexes } from './duplicates'
import { eventFunctions } from './events'
import { dropOldHistory } from './historyRetention'
import { listIndexes } from './indexes'
import { outOfBandWriteObjects } from './outOfBandWrites'
import { permissionObjects } from './rolePermissions'
import { searchStatistics } from './searchStatistics'
import { searchTextObjects } from './searchText'
import { searchWordFunctions, searchWordObjects } from './searchWords'
import { columnStatistics, indexStatistics } from './statistics'
import { sumFunction } from './sum'

const extension: DatabaseObject = {
  name: 'extension pg_trgm',
  stage: 'before tables',
  create: 'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
  drop: 'DROP EXTENSION pg_trgm;',
}

/** Functions that no definition changes. */
const FUNCTIONS = [
  // jsonb prints a blank after each colon and comma; the bound is on JSON without them.
  plainFunction({
    name: 'json_bytes',
    takes: 'jsonb',
    create: `CREATE FUNCTION json_bytes(value jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT octet_length(value::text) - (SELECT coalesce(sum(CASE jsonb_typeof(v) WHEN 'object' THEN greatest(2 * (SELECT count(*) FROM jsonb_object_keys(v)) - 1, 0) WHEN 'array' THEN greatest(jsonb_array_length(v) - 1, 0) ELSE 0 END), 0)::integer FROM jsonb_path_query(value, 'strict $.**') v) $$;`,
  }),
  sumFunction,
  ...searchWordFunctions,
  // RFC 7396. The body calls itself, so the name has to exist before it is checked.
  plainFunction({
    name: 'json_merge_patch',
    takes: 'jsonb, jsonb',
    create: [
      'CREATE FUNCTION json_merge_patch(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT patch $$;',
      `CREATE OR REPLACE FUNCTION json_merge_patch(target jsonb, patch jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT CASE WHEN jsonb_typeof(patch) <> 'object' THEN patch ELSE (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (SELECT key, value FROM jsonb_each(CASE WHEN jsonb_typeof(target) = 'object' THEN target ELSE '{}' END) WHERE NOT patch ? key UNION ALL SELECT key, json_merge_patch(target -> key, value) FROM jsonb_each(patch) WHERE jsonb_typeof(value) <> 'null') merged) END $$;`,
    ].join('\n'),
  }),
]

const sequences = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource): DatabaseObject[] => {
    const name = idSequence(resource)
    if (!name) return []
    return [
      {
        name: `sequence ${name}`,
        stage: 'before tables',
        create: `CREATE SEQUENCE ${identifier(name)};`,
        // The default of the column that it gives ids to goes with it.
        drop: `DROP SEQUENCE ${identifier(name)} CASCADE;`,
      },
    ]
  })

/**
 * Where ids end: past the last that an address takes, a record would be made that nobody can read. A
 * sequence that has gone further, as one that was set by hand, has none left to give until it is set back.
 */
const lastIds = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource): DatabaseObject[] => {
    const last = resource.sharesIdsOf ? undefined : lastId(resource)
    // Sequences end there by themselves.
    if (last === undefined || last === GREATEST_NUMBER) return []
    const sequence = givenOutBy(resource)
    const ends = `ALTER SEQUENCE ${identifier(sequence)} MAXVALUE ${last}`
    const body = `BEGIN ${ends}; EXCEPTION WHEN invalid_parameter_value THEN ${ends} RESTART WITH ${last}; PERFORM setval('${sequence}', ${last}); END`
    return [
      {
        name: `last id ${sequence}`,
        stage: 'after tables',
        create: `DO E'${plpgsqlText(body)}';`,
        drop: `ALTER SEQUENCE ${identifier(sequence)} NO MAXVALUE;`,
      },
    ]
  })

/** The texts that no two records share, and the members that no two have alike. */
const uniqueIndexes = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.flatMap((resource) => [
    ...resource.uniqueTogether.map((members) =>
      index(
        `${resource.table}_${members.join('_')}`,
        resource.table,
        `(${members.map(identifier).join(', ')})`,
        { isUnique: true, needs: members.map((member) => columnNamed(resource, member)) },
      ),
    ),
    ...resource.leaves
      .filter(({ unique }) => unique)
      .flatMap(({ column }) => {
        const name = `${resource.table}_${column}`
        const needs = [columnNamed(resource, column)]
        const on = `(lower(${identifier(column)}))`
        return [index(name, resource.table, on, { isUnique: true, needs }), indexStatistics(name)]
      }),
  ])

/**
 * Room in each page for a new version of a row beside the old one: a change of columns that no
 * index has then leaves every index alone.
 */
const storage = (resources: readonly Resource[]): DatabaseObject[] =>
  resources.map(({ table }) => ({
    name: `storage ${table}`,
    stage: 'after tables',
    create: `ALTER TABLE ${identifier(table)} SET (fillfactor = 80);`,
    drop: `ALTER TABLE ${identifier(table)} RESET (fillfactor);`,
  }))

/**
 * What was cut off by age may go; of all else a change is refused. Whoever owns the history can
 * delete no more of it than a cut names, and a cut is final too.
 */
const refuseChange = triggerFunction(
  'refuse_change_of_history',
  [
    "BEGIN IF TG_OP = 'DELETE' THEN IF TG_TABLE_NAME = 'event' THEN",
    'IF OLD.event_id <= (SELECT c.last FROM history_cut c ORDER BY c.cut DESC LIMIT 1) THEN RETURN OLD; END IF;',
    "ELSIF TG_TABLE_NAME = 'event_seal' THEN",
    'IF OLD.seal <= (SELECT c.seal FROM history_cut c ORDER BY c.cut DESC LIMIT 1) THEN RETURN OLD; END IF;',
    'END IF; END IF;',
    "RAISE EXCEPTION 'history entries are never changed or deleted'; END",
  ].join(' '),
)

/** History is written once and never touched again. */
const GUARDS = [
  refuseChange,
  dropOldHistory,
  ...['event', 'event_seal', 'history_cut'].flatMap((table) => [
    trigger(`${table}_is_final`, table, 'BEFORE UPDATE OR DELETE', 'refuse_change_of_history'),
    trigger(`${table}_is_kept`, table, 'BEFORE TRUNCATE', 'refuse_change_of_history', {
      of: 'STATEMENT',
    }),
  ]),
]

/**
 * The parts of the database that Prisma's schema cannot say, each after those that it rests on:
 * functions, domains that bound each column, types of the rendered records, indexes of the lists.
 * `npm run migration` compares them with the last commit's to write the next migration.
 */
export const databaseObjects = (resources: readonly Resource[]): DatabaseObject[] => [
  extension,
  ...FUNCTIONS,
  ...sequences(resources),
  ...domains(resources),
  ...documentTypeObjects(resources),
  ...columns(resources),
  ...columnChecks(resources),
  ...storage(resources),
  ...searchStatistics(resources),
  ...columnStatistics(resources),
  ...eventFunctions,
  ...fieldsFunctions(resources),
  ...listIndexes(resources),
  ...lastIds(resources),
  ...uniqueIndexes(resources),
  ...duplicateIndexes(resources),
  ...bankDetailIndex(resources),
  ...GUARDS,
  ...outOfBandWriteObjects(resources),
  ...changeSequenceObjects,
  ...searchTextObjects(resources),
  ...searchWordObjects(resources),
  ...permissionObjects(resources),
]
