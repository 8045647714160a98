import { createHash } from 'node:crypto'
import { stringify } from 'lossless-json'
import { secretDigests } from '@/lib/accounts/secretDigests'
import { tryLockFor } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import { Problem } from '@/lib/problem'
import {
  type FoundResponse,
  findStoredResponse,
  type StoredResponse,
  type StoredResponseKey,
  storeResponse,
} from '@/lib/records/idempotencyStore'
import { jsonListOf } from '@/lib/records/jsonList'
import { RecordIsLarge } from '@/lib/records/largeRecords'
import { renderBody } from './answerBody'
import type { HandlerResult, Operation, RequestContext, Rest } from './operation'

/**
 * Begins the work of a request that is done at most once for each user and key, for as long as answers
 * are kept.
 *
 * The key, the change and the answer are written in one transaction. A process that dies before
 * its commit leaves nothing, so the repetition does the work; one that dies between commit and
 * answer leaves both, so the repetition gets the answer. The transaction has a lock of its own for
 * the user and key, which tells a second caller that the first still runs.
 *
 * What of the work takes its time without writing anything is done here, before that transaction, so
 * that neither it nor its connection waits for that.
 *
 * A dry run takes no key, as it writes nothing: the key stays free for the real request, which is
 * another one by its address. It only fails, as that would, with a key that is another's already.
 *
 * @throws Problem 409 while the first request runs, 422 when the key came with another request
 */
export async function beginOnce(
  key: string,
  method: string,
  operation: Operation,
  call: RequestContext,
): Promise<Rest> {
  const named = { userId: call.principal.userId, key }
  if (call.dryRun) {
    const kept = await findStoredResponse(call.db, named, false)
    if (kept) refuseAnother(kept, await fingerprintsOf(method, operation, call))
    return operation.handle
  }
  const fingerprints = await fingerprintsOf(method, operation, call)
  const rest = await begun(operation, call, named)
  return (within) => {
    const once = async (db: Database) => {
      if (!(await tryLockFor(db, 'idempotencyKey', `${named.userId} ${key}`))) throw stillRuns()
      const kept = await findStoredResponse(db, named, within.mayBeLarge)
      if (kept) return replay(kept, fingerprints)
      const answer = await rest({ ...within, db })
      const { status, headers = {} } = answer
      const reply = { fingerprint: fingerprints[0], status, headers, body: textOf(answer) }
      // A process of the version before takes no such lock, but keeps its answer in the same place.
      if (!(await storeResponse(db, named, reply))) throw stillRuns()
      return answer
    }
    return inTransaction(within.db, once, operation.mutexKey)
  }
}

/** Keys whose requests this process has in hand, from before they wait for their record. */
const inHand = new Set<string>()

/**
 * Keeps a request from waiting for another of the same user and key.
 *
 * @throws Problem 409 while the first request runs in this process
 */
export async function oncePerKey<Result>(
  key: string,
  { principal, dryRun }: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  if (dryRun) return work()
  const name = `${principal.userId} ${key}`
  if (inHand.has(name)) throw stillRuns()
  inHand.add(name)
  try {
    return await work()
  } finally {
    inHand.delete(name)
  }
}

/** Of a request whose answer is kept nothing is begun. */
const begun = async (
  operation: Operation,
  call: RequestContext,
  named: StoredResponseKey,
): Promise<Rest> =>
  operation.begin && !(await findStoredResponse(call.db, named, false))
    ? operation.begin(call)
    : (within) => operation.handle(within)

const stillRuns = (): Problem =>
  new Problem('idempotency_in_progress', 'The first request with this key still runs.', {
    headers: { 'retry-after': '1' },
  })

function refuseAnother(kept: StoredResponse, fingerprints: Fingerprints): void {
  if (fingerprints.some((each) => Buffer.compare(each, kept.fingerprint) === 0)) return
  throw new Problem(
    'idempotency_mismatch',
    'This Idempotency-Key was used with another request. Use a new key for a new request.',
  )
}

const textOf = ({ body }: HandlerResult): string | null =>
  body ? renderBody(body).toString() : null

function replay(kept: FoundResponse, fingerprints: Fingerprints): HandlerResult {
  refuseAnother(kept, fingerprints)
  if (kept.isLeft) throw new RecordIsLarge()
  return {
    status: kept.status,
    headers: { ...kept.headers, 'idempotency-replayed': 'true' },
    ...(kept.body !== null && { body: { text: kept.body } }),
  }
}

type Part = 'secret' | 'open'

/** The members of a body that are secrets, or all others; the whole of what has no members. */
function partOf(json: unknown, part: Part, secrets: readonly string[] = []): unknown {
  if (typeof json !== 'object' || json === null || secrets.length === 0) return json
  const isPart = ([name]: [string, unknown]) => secrets.includes(name) === (part === 'secret')
  return Object.fromEntries(Object.entries(json).filter(isPart))
}

/** The JSON of a body less its secrets; that of a list is long, and takes turns with other work. */
const jsonOf = async ({ json }: RequestContext, secrets?: readonly string[]): Promise<string> =>
  Array.isArray(json)
    ? jsonListOf(json, (entry) => partOf(entry, 'open', secrets))
    : (stringify(partOf(json, 'open', secrets)) ?? '')

/** What tells a request again: the first is kept, and a repetition may be of any. */
type Fingerprints = readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]

/**
 * Everything that makes two requests the same one. What is kept of a request is a fast hash, from
 * which a password could be guessed: secrets go into it by their digests, which are slow and keyed.
 */
async function fingerprintsOf(
  method: string,
  { secrets = [] }: Operation,
  call: RequestContext,
): Promise<Fingerprints> {
  const hash = createHash('sha256')
  const parts = [
    method,
    call.url.pathname,
    call.url.search,
    call.auditUserId,
    call.timeZone,
    call.headers.get('if-match') ?? '',
    call.headers.get('prefer') ?? '',
    call.lockingSessionId ?? '',
    await jsonOf(call, secrets),
  ]
  const ifNoneMatch = call.headers.get('if-none-match')
  if (ifNoneMatch !== null) parts.push(ifNoneMatch)
  // The history keeps it for ever. No entity tag reads so.
  if (call.reason !== null) parts.push(`audit-reason: ${call.reason}`)
  for (const part of parts) hash.update(`${part}\u0000`)
  if (secrets.length === 0) return [Uint8Array.from(hash.digest())]
  const text = stringify(partOf(call.json, 'secret', secrets)) ?? ''
  const [first, ...others] = await secretDigests(text)
  const withSecret = (digest: Uint8Array) => Uint8Array.from(hash.copy().update(digest).digest())
  return [withSecret(first), ...others.map(withSecret)]
}
