import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/** What a service says of its readiness. */
export interface Readiness {
  readonly code: number | undefined
  readonly status: unknown
  /** What becomes of each replica, by its address. */
  readonly replicas?: Readonly<Record<string, string>>
}

/** What it says where its database had no time to answer, as much as where there is none. */
const HURRIED: readonly unknown[] = [
  'database unreachable',
  'all connections in use',
  'no database connection left',
]

/** How long a database may be without time, in ms. */
const PATIENCE = 120_000

/** The answer to a call on a connection of its own, which any of a service's processes may have. */
export const getAlone = (address: string, milliseconds: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(milliseconds)
    get(address, { agent: false, signal }, resolve).once('error', reject)
  })

/**
 * What a service says of its readiness. It gives its database a second and a half to answer; others use
 * this machine, too, so where that was too little it is asked again.
 */
export async function readinessOf(origin: string): Promise<Readiness> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const answer = await getAlone(`${origin}/readyz`, PATIENCE)
    const said = (await json(answer)) as Omit<Readiness, 'code'>
    if (!HURRIED.includes(said.status) || performance.now() > end) {
      return { ...said, code: answer.statusCode }
    }
    await setTimeout(50)
  }
}
