/**
 * Numbers of the locks that stand for no row, but for a piece of work that one process at a time
 * does. All share one range in a database, so each is named here, also what only its own SQL takes.
 */
export const ADVISORY_LOCKS = {
  migrating: 7_205_551,
  seeding: 7_205_552,
  changingAccounts: 7_205_553,
  notingHistory: 7_205_554,
  idempotencyKey: 7_205_555,
  sealingHistory: 7_205_556,
  restoring: 7_205_557,
  /** Taken within the database, by the function `sequence_changes`. */
  sequencingChanges: 7_205_560,
  /** The first of two numbers, of which the second stands for some ids (lib/derive/database/searchNames.ts). */
  namingWhatComes: 7_205_561,
  /**
   * Taken within the database, by whoever gives an id by SQL that two tables share
   * (lib/derive/database/outOfBandWrites.ts).
   */
  givingSharedIds: 7_205_562,
} as const
