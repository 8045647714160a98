import { databaseFailure, TOO_MANY_CONNECTIONS } from '@/lib/db/failure'
import { readiness } from '@/lib/db/migrations/pending'
import { areAllInUse } from '@/lib/db/pool/connectionsInUse'
import { replicaStates } from '@/lib/db/replicas/replicas'
import { PLAIN_HEADERS } from '@/lib/http/pipeline/plainHeaders'

/**
 * How long the database may take to say what it has, in ms, before it counts as not reachable: or the
 * process as having too much to do, where it has no connection left to ask by.
 */
const PATIENCE = 1500

/**
 * Answers 200 once the database can be reached, takes writes and has every migration. It says of each replica
 * whether it is read from; without any the service is as ready.
 */
export async function GET(): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE)
  })
  try {
    const { pending, isWritable } = await Promise.race([readiness(), tooLate])
    if (!isWritable) return answer(503, { status: 'database read only' })
    const replicas = await replicaStates()
    return pending.length === 0
      ? answer(200, { status: 'ready', replicas })
      : answer(503, { status: 'migrations pending', pending })
  } catch (error) {
    return answer(503, { status: whyNot(error) })
  } finally {
    clearTimeout(timer)
  }
}

/** In a word why the database was not asked. */
function whyNot(error: unknown): string {
  if (areAllInUse()) return 'all connections in use'
  const { state } = databaseFailure(error)
  return state === TOO_MANY_CONNECTIONS ? 'no database connection left' : 'database unreachable'
}

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: PLAIN_HEADERS })
