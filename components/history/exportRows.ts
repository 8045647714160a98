import { type ChangedRecord, labelOf } from '@/components/form/model/changedRecord'
import { isTold, requestKey, UNTOLD } from '@/components/form/model/history'
import type { ListRow } from '@/components/list/columns/cellText'
import { type ListColumn, plainColumn } from '@/components/list/columns/columns'
import { REQUEST } from './requestRows'

const HEADS = {
  at: 'When',
  kind: 'Kind',
  record_id: 'Record',
  record_name: 'Record, name',
  action: 'Action',
  user: 'Done by',
  user_id: 'Done by, id',
  audit_user: 'Recorded for',
  audit_user_id: 'Recorded for, id',
  reason: 'Reason',
  field: 'Field',
  label: 'Label',
  from: 'From',
  to: 'To',
  request_id: 'Request',
  event_id: 'Entry',
} as const

/** The columns of an exported history. */
export const EXPORT_COLUMNS: readonly ListColumn[] = Object.entries(HEADS).map(([id, label]) =>
  plainColumn({ id, label }),
)

/**
 * Entries as rows of a file: one for each field that changed, with its values as they are stored,
 * and one for an entry that changed none, as of a password that was set.
 *
 * @param field leaves out what happened to other fields
 */
export const exportRows = (
  entries: readonly ChangedRecord[],
  field: string | undefined,
): ListRow[] =>
  entries.flatMap((entry) => {
    const { resource, changes, user, audit_user, ...rest } = entry
    const row = {
      ...rest,
      [REQUEST]: requestKey(entry),
      kind: resource,
      user: user.display_name,
      user_id: user.user_id,
      audit_user: audit_user.display_name,
      audit_user_id: audit_user.user_id,
    }
    if (changes.length === 0) return [row]
    return changes
      .filter((change) => field === undefined || change.field === field)
      .map((change) => ({
        ...row,
        ...(!isTold(change) && { from: UNTOLD, to: UNTOLD }),
        ...change,
        label: labelOf(resource, change.field),
      }))
  })
