import { databaseFailure, TOO_MANY_CONNECTIONS } from './failure'
import { readiness } from './migrations/pending'
import { areAllInUse } from './pool/connectionsInUse'

/**
 * How long the database may take to say what it has, in ms, before it counts as not reachable: or the
 * process as having too much to do, where it has no connection left to ask by.
 */
const PATIENCE = 1500

/** Why the service is not ready, as `/readyz` says it. */
export interface NotReady {
  readonly status: string
  /** Names of the migrations that the database lacks, where that is why. */
  readonly pending?: readonly string[]
}

/**
 * Why the service is not ready: undefined once the database can be reached, is one that is written to and
 * has every migration.
 */
export async function whyNotReady(): Promise<NotReady | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE)
  })
  try {
    const { pending, isWritable } = await Promise.race([readiness(), tooLate])
    if (!isWritable) return { status: 'database read only' }
    return pending.length === 0 ? undefined : { status: 'migrations pending', pending }
  } catch (error) {
    return { status: whyNotAsked(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** In a word why the database was not asked. */
function whyNotAsked(error: unknown): string {
  if (areAllInUse()) return 'all connections in use'
  const { state, isNotLetIn } = databaseFailure(error)
  if (isNotLetIn) return 'not let into the database'
  return state === TOO_MANY_CONNECTIONS ? 'no database connection left' : 'database unreachable'
}
