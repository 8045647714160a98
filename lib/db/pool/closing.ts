import { closePool } from './pool'

/**
 * Ends the process's connections, as `closeDatabase` does, for one that has no use for all that a
 * database is worked with.
 */
export const closeConnections = (): Promise<void> => closePool()
