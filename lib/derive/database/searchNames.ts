import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import type { Resource } from '@/lib/resources/resource'
import { idFromText } from '../idForms'
import { namingOfField } from '../naming'
import { identifier } from '../sql'

/** A member that names a record of which the name is searched along. */
export interface Along {
  readonly member: string
  readonly target: Resource
  /** The column of the other table that has the name. */
  readonly name: string
}

/** The members of which search looks in the names of what they refer to. */
export const namesAlong = (resource: Resource): Along[] =>
  (resource.list?.searchedNames ?? []).flatMap((member) => {
    const field = resource.fields.get(member)
    const target = field && namingOfField(field)?.resource
    if (!target || target.recordName === 'parent') {
      throw new Error(`${resource.name}.${member} refers to what has no name of its own to search`)
    }
    return [{ member, target, name: target.recordName.field }]
  })

/** What the rows are called that a statement has made. */
export const NEW_ROWS = 'made'

/** Locks that stand for the ids of records that there are none of: whoever makes many takes no more. */
const PLACES = 64

/**
 * What takes the locks of ids, in one order whoever asks: SQL after `SELECT` or `PERFORM`.
 *
 * @param ids SQL for rows of texts, called `id`
 */
const locking = ({ target }: Along, lock: string, ids: string): string =>
  `${lock}(${ADVISORY_LOCKS.namingWhatComes}, p.place) FROM (SELECT DISTINCT (hashtextextended('${target.name} ' || i.id, 0) & ${PLACES - 1})::integer AS place FROM (${ids}) i ORDER BY 1) p`

const SHARED = 'pg_advisory_xact_lock_shared'

/**
 * What takes the shared locks of ids that are nobody's yet.
 *
 * @param ids SQL for rows of texts, `v`: after `FROM`
 */
function lockingLacking(along: Along, ids: string): string {
  const { target } = along
  const isThere = `EXISTS (SELECT FROM ${identifier(target.table)} n WHERE n.${identifier(target.id.name)} = ${idFromText(target, 'v.id')})`
  return locking(along, SHARED, `SELECT v.id FROM ${ids} WHERE v.id IS NOT NULL AND NOT ${isThere}`)
}

/**
 * Statements that hold the names that a record has along. A name that changes waits for whoever is
 * reading it, and is read anew by whoever comes after. So it does for a record that leaves it: of that
 * it would else write its own over the name to which the record has gone. Of an id that is nobody's
 * yet there is no row to hold, and a lock stands for it, which whoever makes the record takes too:
 * otherwise neither would see the other, and the name would be in no text.
 */
export const holding = (along: readonly Along[], rows: readonly ('OLD' | 'NEW')[]): string =>
  along
    .map((each) => {
      const { member, target } = each
      const [table, id] = [identifier(target.table), `n.${identifier(target.id.name)}`]
      const named = rows.map((row) => `${row}.${identifier(member)}`)
      const lacking = lockingLacking(each, `unnest(ARRAY[${named.join(', ')}]::text[]) v(id)`)
      const ids = named.map((text) => idFromText(target, text))
      return `PERFORM ${lacking}; PERFORM FROM ${table} n WHERE ${id} IN (${ids.join(', ')}) ORDER BY ${id} FOR SHARE; `
    })
    .join('')

/**
 * Statements that do the same outside of a trigger, each one by itself and in this order, so that
 * each sees what those have left for which the one before has waited.
 *
 * @param records SQL for the records, which are held already: after `FROM`, rows called `t`
 */
export const holdingOf = (along: readonly Along[], records: string): string[] =>
  along.flatMap((each) => {
    const { member, target } = each
    const [table, id] = [identifier(target.table), `n.${identifier(target.id.name)}`]
    const named = `(SELECT DISTINCT t.${identifier(member)} AS id FROM ${records}) v`
    return [
      `SELECT ${lockingLacking(each, named)}`,
      `SELECT FROM ${table} n WHERE ${id} IN (SELECT ${idFromText(target, 'v.id')} FROM ${named}) ORDER BY ${id} FOR SHARE OF n`,
    ]
  })

/** Statements by which whoever makes records waits for those that name them already. */
export const holdingNew = (along: Along): string =>
  `PERFORM ${locking(
    along,
    'pg_advisory_xact_lock',
    `SELECT r.${identifier(along.target.id.name)}::text AS id FROM ${NEW_ROWS} r`,
  )}; `
