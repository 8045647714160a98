import { whyNotReady } from '@/lib/db/ready'
import { replicaStates } from '@/lib/db/replicas/replicas'
import { PLAIN_HEADERS } from '@/lib/http/pipeline/plainHeaders'

/**
 * Answers 200 once the database can be reached, is one that is written to and has every migration. It says
 * of each replica whether it is read from; without any the service is as ready.
 */
export async function GET(): Promise<Response> {
  const why = await whyNotReady()
  if (why) return answer(503, why)
  return answer(200, { status: 'ready', replicas: await replicaStates() })
}

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: PLAIN_HEADERS })
