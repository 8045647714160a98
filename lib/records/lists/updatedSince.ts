import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { LOCK_BROKEN } from '@/lib/derive/database/events'
import { idFromText } from '@/lib/derive/idForms'
import { firstAfter } from '../history/blocks'
import { momentAt } from '../history/conditions'
import type { Store } from '../stores'
import type { Conditions } from './count'

/** Whether the history has every change since a moment ($1): it goes back further than that. */
const REACHES_BACK = `SELECT FROM event WHERE at < ${momentAt('$1')} AND event_id = (SELECT min(event_id) FROM event)`

/**
 * Adds that a record was made or changed from a moment on: by the history, where that goes back as far.
 * No index has it of the records, as each change would have to write it. Besides, what SQL past the
 * service does is entered as its transaction commits, and until then nobody has seen it, though it was
 * done minutes before. A lock that somebody broke is entered, and is no change of the record.
 *
 * @param moment in milliseconds since 1970
 */
export async function addUpdatedSince(
  db: Database,
  { resource, id }: Store,
  moment: number,
  { sql, add }: Conditions,
): Promise<void> {
  const since = momentAt(add(moment))
  const isKnown = await queryRaw(db, { text: REACHES_BACK, values: [moment] })
  if (isKnown.length === 0) {
    sql.push(`t.last_edit >= ${since}`)
    return
  }
  const changed = `SELECT ${idFromText(resource, 'e.record_id')} FROM event e WHERE e.event_id >= ${firstAfter(momentAt(add(moment - 1)))} AND e.at >= ${since} AND e.resource = ${add(resource.name)} AND e.action <> '${LOCK_BROKEN}'`
  sql.push(`t.${id} IN (${changed})`)
}
