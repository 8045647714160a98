import type { Work } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import type { FaultCode } from '@/lib/derive/schemas/faults'
import type { Authorship } from '../event'

/** What is wrong with a field of a record, by the field's name in the API. */
export interface FieldFault {
  readonly field: string
  /** Of a list: which of its entries, from 0. */
  readonly entry?: number
  readonly code: FaultCode
  readonly message: string
}

/** A record that is to be made or changed: its id, where there is one yet, and what is to be set. */
export interface Wished<Shown> {
  readonly id: string | undefined
  readonly set: Partial<Shown>
}

/** A record that is to be made, or was. */
export interface Insert<Shown> {
  /** The connection with the transaction of the write. */
  readonly connection: Database
  readonly author: Authorship
  /** Undefined while it is yet to be given out. */
  readonly id: string | undefined
  /** The record as answers will show it, without what the service keeps. */
  readonly after: Shown
  /** The secrets that are set, of which `after` has nothing. */
  readonly secrets: ReadonlySet<string>
}

/** A record that was made. */
export interface Inserted<Shown> extends Insert<Shown> {
  readonly id: string
}

/** A change of a record that is there, locked. It sets something to what it is not. */
export interface Update<Shown> extends Inserted<Shown> {
  readonly before: Shown
}

/** A record that is to go, locked. */
export type Removal<Shown> = Omit<Update<Shown>, 'after' | 'secrets'>

/**
 * What runs in the transaction of each write of a resource's records, for whoever writes. A Problem
 * that it throws undoes the write; so do the faults that it names, of which the caller hears of all.
 * Dry runs are judged too: before the write, a hook writes nothing.
 */
export interface Hook<Shown> {
  /** What each write is part of, where one at a time does that: its transaction begins with it. */
  readonly work?: Work
  /**
   * Runs before the transaction is begun: says of each of the records that are to be made or changed
   * what is wrong with the values that are to be set, where finding out takes its time and nobody
   * else may wait for it. Of a change a fault counts where the field gets another value by it.
   */
  foresee?(written: readonly Partial<Shown>[]): Promise<readonly (readonly FieldFault[])[]>
  /**
   * Runs before any row is read or locked: takes what its judgement must not race with, and of the
   * records elsewhere that `afterInserts` or `afterUpdates` will change all, in the order of their ids.
   * Which these are its own records may tell, held in the order of their ids before those.
   *
   * @param wished nothing where one is to go
   */
  prepare?(connection: Database, wished: readonly Wished<Shown>[]): Promise<void>
  beforeInsert?(write: Insert<Shown>): Promise<readonly FieldFault[]>
  beforeUpdate?(write: Update<Shown>): Promise<readonly FieldFault[]>
  beforeRemove?(removal: Removal<Shown>): Promise<void>
  /**
   * Once records are made: what their making brings with it elsewhere. Those of one call come together
   * where no hook of their resource judges; where one does, each comes before the next is judged.
   */
  afterInserts?(writes: readonly Inserted<Shown>[]): Promise<void>
  afterUpdates?(writes: readonly Update<Shown>[]): Promise<void>
}
