import type { SystemField } from './members'

/** Columns that every table has, whether answers show them or not. */
export const ALWAYS_KEPT = ['version', 'created', 'last_edit'] as const
/** Whether a member that the service keeps is a column of the record's own. */
export const isColumn = ({ counted, linked, referred }: SystemField): boolean =>
  !counted && !linked && !referred

/** Columns of what a locking session can hold. */
export const LOCK_COLUMNS = ['lock_session_id', 'lock_expires_at', 'lock_user_id'] as const
