import { DEADLOCK } from '../deadlock'
import { LOCK_NOT_AVAILABLE } from '../failure'

/**
 * How long a statement that wants tables for itself waits for one of them, in ms. Calls queue up
 * behind it meanwhile; and it has to give up before PostgreSQL looks for waits in a circle, which
 * after a second would end a call.
 */
export const LOCK_WAIT = 250

/** PostgreSQL's words for that: a wait of too long for one lock or for all, and one in a circle. */
const HELD = new Set([LOCK_NOT_AVAILABLE, '57014', DEADLOCK])

/** Whether a statement failed as calls held what it needs. */
export const areInUse = (error: unknown): boolean =>
  HELD.has((error as { readonly code?: string }).code ?? '')
