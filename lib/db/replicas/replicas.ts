import { setTimeout } from 'node:timers/promises'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { type Database, database } from '../database'
import { Replica } from './replica'
import { writtenPosition } from './walPosition'

/** The replicas of this process, and whose turn it is. */
interface Replicas {
  readonly all: readonly Replica[]
  next: number
}

// Next and the front server each load this module, and share the connections.
const shared = globalThis as typeof globalThis & { fleetbookReplicas?: Replicas }

function replicas(): Replicas {
  shared.fleetbookReplicas ??= {
    all: env().DATABASE_REPLICA_URL.map((url) => new Replica(url, (why) => log().warn(why))),
    next: 0,
  }
  return shared.fleetbookReplicas
}

/**
 * Reads from a replica that has all that was committed when the call came, by whomever and through
 * whichever process. Where none has it in time, or has no answer, it is read from the primary.
 *
 * @param work only reads, by SQL and not by Prisma's models, and may be begun anew
 */
export async function readFromReplica<Result>(
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const replica = nextInUse()
  const position = replica && (await writtenPosition())
  if (!replica || !position) return work(database())
  const read = await replica.read(position, work)
  return read ? read.result : work(database())
}

/** They take turns. */
function nextInUse(): Replica | undefined {
  const found = replicas()
  const inUse = found.all.filter((replica) => replica.isInUse)
  found.next += 1
  return inUse[found.next % inUse.length]
}

/** How long the first look at a replica is waited for by whoever asks what is so, in ms. */
const FIRST_LOOK = 500

/**
 * What is to be told of each replica, by host and port; undefined where there are none. One that is late
 * may be waited for longer than whoever asks has time, and the service is ready without it.
 */
export async function replicaStates(): Promise<Readonly<Record<string, string>> | undefined> {
  const { all } = replicas()
  if (all.length === 0) return undefined
  await Promise.race([Promise.all(all.map(({ looked }) => looked)), setTimeout(FIRST_LOOK)])
  return Object.fromEntries(all.map(({ name, told }) => [name, told]))
}

/** The replicas as they are, for whoever tells of them. */
export const replicasHere = (): readonly Pick<
  Replica,
  'name' | 'isInUse' | 'behind' | 'outcomes'
>[] => replicas().all

/** Ends the connections once the statements that run on them are done. */
export async function closeReplicas(): Promise<void> {
  const open = shared.fleetbookReplicas
  shared.fleetbookReplicas = undefined
  await Promise.all((open?.all ?? []).map((replica) => replica.close()))
}
