import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { isColumn } from '@/lib/resources/keptColumns'
import type { Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import { withinSentence } from '@/lib/text/words'
import { idPattern, patternText, sharingIds } from '../idForms'
import { kindOf } from '../kinds'
import { SYSTEM_KINDS } from '../kinds/system'
import { identifier } from '../sql'
import { keptMembers, shownKept } from '../systemFields'
import {
  BY_INDEX,
  type DatabaseObject,
  functionNamed,
  plannedFunction,
  replaceable,
  trigger,
  triggerFunction,
} from './databaseObject'
import { columnNamed } from './domains'
import { CREATED, DELETED, shownValue, unsetShown } from './events'

/** The setting by which a transaction says that it enters its changes in the history itself. */
const MARK = 'fleetbook.enters'

/**
 * SQL that is true, and says until the end of its transaction that whoever changes records in it
 * enters that in the history. Each statement of the service that changes records has it among its
 * conditions, so that it says so before the first row.
 */
export const ENTERING = `set_config('${MARK}', 'yes', true) = 'yes'`

/** SQL that is true in a transaction of which nobody has said so. */
export const IS_OUT_OF_BAND = `current_setting('${MARK}', true) IS DISTINCT FROM 'yes'`

/** Whom the history names where nobody was signed in: no user has this number. */
export const NOBODY = 0

/** What the requests of changes past the service begin with; of what the service does by itself none does. */
export const OUT_OF_BAND_REQUEST = 'sql-'

const REFUSAL = 'refuse_truncation'
const KEEP_ID = 'refuse_other_id'
const ENTER = 'enter_past_service'
const NOTE = 'note_removal_past_service'

/** The setting in which a transaction keeps the newest version of what it removes of a table. */
const REMOVED = 'fleetbook.removed_'

/**
 * SQL for the version with which a record begins. Where SQL past the service has deleted one of its
 * id, it goes on with that one's versions: no tag that somebody still has of the other is good for
 * it, and no two changes in the history have the same. Of what the history has no more by its age that
 * version alone is kept.
 *
 * @param id SQL for the id, as text
 */
export const firstVersion = ({ name }: Resource, id: string): string =>
  `greatest(1, (SELECT max(e.version) + 1 FROM event e WHERE e.resource = '${name}' AND e.record_id = ${id} AND e.action = '${DELETED}'), (SELECT v.version + 1 FROM ended_version v WHERE v.resource = '${name}' AND v.record_id = ${id}))`

/**
 * What notes that rows go, at once: that they have gone is entered as their transaction commits, and
 * it may have made others under their ids by then.
 */
const NOTING = triggerFunction(
  NOTE,
  `DECLARE kept text := '${REMOVED}' || TG_TABLE_NAME; BEGIN PERFORM set_config(kept, greatest(nullif(current_setting(kept, true), '')::bigint, OLD.version)::text, true); RETURN OLD; END`,
)

/**
 * What gives a row its first version. Where rows of its table went in the same transaction, it comes
 * after all of these and the entries that they went, be it one of them or not.
 */
const beginning = (resource: Resource, resources: readonly Resource[]): string =>
  `DECLARE odd text := ${oddIn(resource, { isNew: true })}; BEGIN ${refusingOdd}${refusingShared(resource, resources)}${following(resource, true)} NEW.version := greatest(NEW.version, ${firstOf(resource)}, nullif(current_setting('${REMOVED}${resource.table}', true), '')::bigint + 2); RETURN NEW; END`

/** PL/pgSQL that refuses an id which something else has already that the history tells by the same ids. */
function refusingShared(resource: Resource, resources: readonly Resource[]): string {
  const sharing = sharingIds(resource, resources).filter((each) => each !== resource)
  if (sharing.length === 0) return ''
  const own = `NEW.${identifier(resource.id.name)}`
  const others = sharing.map(
    ({ table, id, title }) =>
      ` IF EXISTS (SELECT FROM ${identifier(table)} o WHERE o.${identifier(id.name)} = ${own}) THEN RAISE EXCEPTION 'the id % is that of a ${withinSentence(title)}', ${own} USING ERRCODE = 'unique_violation'; END IF;`,
  )
  return ` PERFORM pg_advisory_xact_lock(${ADVISORY_LOCKS.givingSharedIds});${others.join('')}`
}

/** SQL for the version with which a row begins, as far as all that is committed by now tells. */
const firstOf = (resource: Resource): string =>
  firstVersion(resource, `NEW.${identifier(resource.id.name)}::text`)

/**
 * What gives a row its first version once more. Who makes a record whose removal is not committed yet waits
 * for that, after the version was given, and would have begun anew with the first.
 */
const settling = (resource: Resource): string => {
  const [table, id] = [identifier(resource.table), identifier(resource.id.name)]
  return `DECLARE first bigint := ${firstOf(resource)}; BEGIN IF NEW.version < first THEN UPDATE ${table} t SET version = first WHERE t.${id} = NEW.${id}; END IF; RETURN NULL; END`
}

const fieldsOf = ({ leaves, secrets }: Resource) => [...leaves, ...secrets]

/**
 * PL/pgSQL that sets what follows the value of a field as it comes to be, unless the statement has: when it
 * first did, and how often.
 *
 * @param isNew whether the row is a new one
 */
function following({ system }: Resource, isNew: boolean): string {
  const followed = system.flatMap((member) => {
    const { name, kind, set } = member
    if (typeof set !== 'object') return []
    const [own, field] = [`NEW.${identifier(name)}`, identifier(set.field)]
    const becomes = `NEW.${field} = ${sqlText(set.becomes)}${isNew ? '' : ` AND OLD.${field} IS DISTINCT FROM NEW.${field}`}`
    if (kind !== 'count')
      return [`IF ${becomes} AND ${own} IS NULL THEN ${own} := clock_timestamp(); END IF;`]
    const before = isNew ? '0' : `OLD.${identifier(name)}`
    return [`IF ${becomes} AND ${own} = ${before} THEN ${own} := ${before} + 1; END IF;`]
  })
  return followed.map((each) => ` ${each}`).join('')
}

/** What the service keeps in columns of a record whose types take more than answers tell, but its id. */
const boundedOf = ({ id, system }: Resource) =>
  system.filter(
    (member) => member.name !== id.name && SYSTEM_KINDS[member.kind].unsendable && isColumn(member),
  )

/** What the name of a member stands for, and SQL that is true where its new value is none. */
type Odd = readonly [name: string, isOdd: string]

/** An id that no address of a record has. */
const idIn = (resource: Resource): Odd => [
  resource.id.name,
  `NEW.${identifier(resource.id.name)}::text !~ ${sqlText(patternText(idPattern(resource)))}`,
]

/**
 * SQL for the name of the first member of a new row that has a value which the service would have
 * refused and the type of its column does not, as it could never be answered.
 */
function oddIn(resource: Resource, { isNew = false } = {}): string {
  // What stands there already does not keep anybody from changing something else.
  const given = (column: string, isOdd: string | undefined) =>
    isOdd && !isNew
      ? `NEW.${identifier(column)} IS DISTINCT FROM OLD.${identifier(column)} AND (${isOdd})`
      : isOdd
  const odd = [
    ...(isNew ? [idIn(resource)] : []),
    ...fieldsOf(resource).map((field) => {
      const value = `NEW.${identifier(field.column)}`
      const { sql, unsendable } = kindOf(field)
      const odd = [sql.endsWith('[]') && `${value} IS NULL`, unsendable?.(value, field)].filter(
        Boolean,
      )
      const isOdd = odd.length === 0 ? undefined : odd.join(' OR ')
      return [field.path.join('.'), given(field.column, isOdd)] as const
    }),
    ...boundedOf(resource).map((member) => {
      const { name, kind } = member
      const isOdd = SYSTEM_KINDS[kind].unsendable?.(`NEW.${identifier(name)}`, member)
      return [name, given(name, isOdd)] as const
    }),
  ]
  const cases = odd.flatMap(([name, isOdd]) => (isOdd ? `WHEN ${isOdd} THEN ${sqlText(name)}` : []))
  return cases.length === 0 ? 'NULL' : `CASE ${cases.join(' ')} END`
}

const refusingOdd =
  "IF odd IS NOT NULL THEN RAISE EXCEPTION '% has a value that no request can send and no answer can tell', odd USING ERRCODE = 'check_violation'; END IF;"

/**
 * What enters a change of a row when its transaction commits: of a change that was none nothing. An
 * update gets its version before, where it stands. What the service keeps beside the fields counts in
 * updates alone: no entry of a record that was made has it.
 */
function entering(resource: Resource): string {
  const fields = fieldsOf(resource)
  const id = identifier(resource.id.name)
  const names = fields.map(({ path }) => path.join('.'))
  const values = (row: string) =>
    `ARRAY[${fields.map((field) => shownValue(field, `${row}.${identifier(field.column)}`)).join(', ')}]::jsonb[]`
  const unset = `ARRAY[${fields.map(unsetShown).join(', ')}]::jsonb[]`
  const secrets = resource.secrets.map(({ path }) => path.join('.'))
  const withheld =
    secrets.length === 0
      ? ''
      : `what := (SELECT coalesce(jsonb_agg(CASE WHEN c.change ->> 'field' = ANY ('{${secrets}}') THEN c.change - ARRAY['from', 'to'] ELSE c.change END), '[]') FROM jsonb_array_elements(what) c(change)); `
  const enter = (row: string, version: string, action: string) =>
    `PERFORM ${ENTER}('${resource.name}', ${row}.${id}::text, ${version}, '${action}', what)`
  return [
    `DECLARE was jsonb[] := ${unset}; now jsonb[] := was; what jsonb; odd text; BEGIN`,
    `IF TG_OP <> 'INSERT' THEN was := ${values('OLD')}; END IF;`,
    `IF TG_OP <> 'DELETE' THEN now := ${values('NEW')}; END IF;`,
    `what := changes_between('{${names}}'::text[], was, now); ${withheld}${keptBetween(resource)}`,
    `IF TG_WHEN = 'BEFORE' THEN odd := ${oddIn(resource)}; ${refusingOdd}${following(resource, false)} IF what <> '[]' THEN`,
    'NEW.version := greatest(NEW.version, OLD.version + 1); NEW.last_edit := clock_timestamp();',
    'ELSE NEW.version := greatest(NEW.version, OLD.version); END IF; RETURN NEW; END IF;',
    // As its row was settled since.
    `IF TG_OP = 'INSERT' THEN ${enter('NEW', `greatest(NEW.version, ${firstOf(resource)})`, CREATED)};`,
    `ELSIF TG_OP = 'DELETE' THEN ${enter('OLD', 'OLD.version + 1', DELETED)};`,
    `ELSIF what <> '[]' THEN ${enter('NEW', 'NEW.version', 'updated')}; END IF;`,
    'RETURN NULL; END',
  ].join(' ')
}

/** Adds to the changes of an update those of what the service keeps. */
function keptBetween(resource: Resource): string {
  const kept = keptMembers(resource)
  if (kept.length === 0) return ''
  const names = kept.map(({ name }) => name)
  const values = (row: string) =>
    `ARRAY[${kept.map((member) => shownKept(member, `${row}.${identifier(member.name)}`)).join(', ')}]::jsonb[]`
  return `IF TG_OP = 'UPDATE' THEN what := what || changes_between('{${names}}'::text[], ${values('OLD')}, ${values('NEW')}); END IF;`
}

/** The number of the transaction that made the entry `e`, as SQL: beside the present one, as numbers come round again. */
const MAKER =
  'pg_current_xact_id()::text::bigint + ((e.xmin::text::bigint - pg_current_xact_id()::text::bigint) % 4294967296 + 6442450944) % 4294967296 - 2147483648'

/**
 * SQL for whether the transaction that makes the entry `e` is the present one, or a part of it: of all
 * that it sees these alone are not at their end.
 */
const IS_OWN = `pg_xact_status((${MAKER})::text::xid8) = 'in progress'`

/**
 * SQL for what tells this transaction from all others. Its number does not by itself: after a restore
 * another server begins with low ones.
 */
const OF_TRANSACTION =
  "pg_current_xact_id() || '-' || (extract(epoch FROM transaction_timestamp()) * 1000000)::bigint"

/**
 * Enters a change, unless its transaction has done so: processes of a version that does not say
 * that it enters its changes do it all the same. An entry of another transaction may have the same
 * version, as of a record that was made and deleted while this one waited. The history has moments in
 * milliseconds.
 */
const ENTERING_ONCE = replaceable(
  plannedFunction({
    name: ENTER,
    takes: {
      of_resource: 'text',
      of_record: 'text',
      to_version: 'bigint',
      what: 'text',
      what_changed: 'jsonb',
    },
    returns: 'void',
    body: `BEGIN IF NOT EXISTS (SELECT FROM event e WHERE e.resource = of_resource AND e.record_id = of_record AND e.version = to_version AND CASE WHEN e.at >= date_trunc('milliseconds', transaction_timestamp()) THEN ${IS_OWN} ELSE false END) THEN PERFORM enter_event(of_resource, of_record, to_version, ${NOBODY}, ${NOBODY}, '${OUT_OF_BAND_REQUEST}' || ${OF_TRANSACTION}, what, 'By SQL past the service, as ' || session_user, what_changed); END IF; END`,
    needs: [functionNamed('enter_event')],
  }),
)

/**
 * What enters changes in the history that somebody makes in the database past the service. To the
 * service it is a comparison for each row; what it does not enter itself is nothing of a record's.
 */
export const outOfBandWriteObjects = (resources: readonly Resource[]): DatabaseObject[] => [
  triggerFunction(
    REFUSAL,
    "BEGIN RAISE EXCEPTION 'TRUNCATE would leave no history: use DELETE'; END",
  ),
  triggerFunction(
    KEEP_ID,
    "BEGIN RAISE EXCEPTION 'The id of a record never changes, as its history goes by it: INSERT a record with the other id and DELETE this one'; END",
  ),
  ENTERING_ONCE,
  NOTING,
  ...resources.flatMap((resource) => {
    const { table } = resource
    const columns = fieldsOf(resource).map(({ column }) => column)
    const needs = columns.map((column) => columnNamed(resource, column))
    const enters = `enter_${table}_past_service`
    const begins = `begin_${table}_past_service`
    const settles = `settle_${table}_past_service`
    const past = (name: string, when: string, isAtCommit: boolean) =>
      trigger(`${table}_${name}_past_service`, table, when, enters, {
        condition: IS_OUT_OF_BAND,
        isAtCommit,
        needs,
      })
    const changed = [...columns, ...keptMembers(resource).map(({ name }) => name)]
    const numbered = new Set([
      ...changed,
      ...boundedOf(resource).map(({ name }) => name),
      'version',
    ])
    const updateOf = (names: Iterable<string>) =>
      `UPDATE OF ${[...names].map(identifier).join(', ')}`
    const id = identifier(resource.id.name)
    return [
      trigger(`${table}_goes_past_service`, table, 'BEFORE DELETE', NOTE, {
        condition: IS_OUT_OF_BAND,
      }),
      triggerFunction(begins, beginning(resource, resources), [], BY_INDEX),
      trigger(`${table}_begun_past_service`, table, 'BEFORE INSERT', begins, {
        condition: IS_OUT_OF_BAND,
      }),
      triggerFunction(settles, settling(resource), [], BY_INDEX),
      trigger(`${table}_settled_past_service`, table, 'AFTER INSERT', settles, {
        condition: IS_OUT_OF_BAND,
      }),
      // What it calls looks up by keys too.
      triggerFunction(
        enters,
        entering(resource),
        [functionNamed('changes_between'), functionNamed(ENTER), ...needs],
        BY_INDEX,
      ),
      past('numbered', `BEFORE ${updateOf(numbered)}`, false),
      past('made', 'AFTER INSERT', true),
      past('changed', `AFTER ${updateOf(changed)}`, true),
      past('removed', 'AFTER DELETE', true),
      trigger(`${table}_keeps_its_id`, table, `BEFORE UPDATE OF ${id}`, KEEP_ID, {
        condition: `OLD.${id} IS DISTINCT FROM NEW.${id}`,
      }),
      trigger(`${table}_is_not_truncated`, table, 'BEFORE TRUNCATE', REFUSAL, { of: 'STATEMENT' }),
    ]
  }),
]
