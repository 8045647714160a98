import { changedBankDetails } from '@/lib/derive/database/bankDetails'
import { idFromText } from '@/lib/derive/idForms'
import { type Payer, payersOf } from '@/lib/derive/payments'
import { resources } from '@/lib/resources'
import { sqlText } from '@/lib/text/sqlText'
import { firstAfter } from '../history/blocks'
import { idOf, SINCE } from '../history/paymentChanges'
import type { Store } from '../stores'
import type { Conditions } from './count'

/** The changes of bank details of late, in the words of the index that has them. */
const CHANGES = `FROM event
  WHERE (${changedBankDetails(resources)}) AND at > ${SINCE} AND event_id >= ${firstAfter(SINCE)}`

/**
 * Adds that bank details behind a record's payments were changed lately, or that none were, as
 * `paymentChanges` tells of one. The changes are read by their index once, and of each record that
 * the other conditions leave it is looked up who pays or is paid: a month of changes may be more
 * than all records, as after an import, but never are the records that are asked about.
 *
 * @param conditions that ask of `t` alone; they stand with each payer too
 */
export function addPaymentChanges(store: Store, isChanged: boolean, conditions: Conditions): void {
  const { sql } = conditions
  const { resource, table, id } = store
  const paid = payersOf(resource).map((payer) => {
    const meant = [...sql, isPaidBy(store, payer)].join(' AND ')
    return `SELECT t.${id} FROM ${table} t WHERE ${meant}`
  })
  const among = `EXISTS (SELECT FROM (${paid.join(' UNION ALL ')}) p WHERE p.${id} = t.${id})`
  sql.push(isChanged ? among : `NOT ${among}`)
}

/**
 * Whether a record `t` is paid by one that was changed, as SQL. Whatever is not of the payer counts as
 * a change of nobody: how many entries one resource of few has, PostgreSQL thinks too little of.
 */
function isPaidBy({ resource, id }: Store, payer: Payer): string {
  const names = payer.watched.map((each) => sqlText(each.resource.name)).join(', ')
  const changed = (recordId: string) =>
    `IN (SELECT CASE WHEN resource IN (${names}) THEN ${recordId} END ${CHANGES})`
  return payer.member === undefined
    ? `t.${id} ${changed(idFromText(resource, 'record_id'))}`
    : `${idOf(resource, payer)} ${changed('record_id')}`
}
