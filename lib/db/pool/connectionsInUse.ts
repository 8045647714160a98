import { isWhole, pool } from './pool'

/**
 * Whether the process has all connections that it may have: who finds none free in time then waits for
 * others to be done, and not for the database to be reached.
 */
export const hasAllConnections = (): boolean => isWhole()

/** Whether there is work on each of them. */
export const areAllInUse = (): boolean => isWhole() && pool().idleCount === 0
