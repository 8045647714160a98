import type { ChangedRecord } from '@/components/form/model/changedRecord'

const tom = { user_id: '2', display_name: 'Tom Hale' }

/** May change any record. */
export const anyone = () => true
/** No box is ticked. */
export const NONE: ReadonlySet<string> = new Set()

let number = 0

/** An entry of the request `bulk` on one client, newer than those made before it. */
export const entry = (part: Partial<ChangedRecord>): ChangedRecord => ({
  event_id: String(++number),
  resource: 'client',
  record_id: '10001',
  record_name: null,
  record_version: number,
  version: number,
  at: '2026-11-20T03:00:00Z',
  action: 'updated',
  user: tom,
  audit_user: tom,
  request_id: 'bulk',
  reason: null,
  changes: [],
  ...part,
})

/** A field of such an entry that went from one value to another. */
export const change = (field: string, from: unknown, to: unknown) => ({ field, from, to })
