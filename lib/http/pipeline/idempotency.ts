import { createHash } from 'node:crypto'
import { stringify } from 'lossless-json'
import { tryLockFor } from '@/lib/db/advisoryLocks'
import { inTransaction } from '@/lib/db/transaction'
import { Problem } from '@/lib/problem'
import { jsonListOf } from '@/lib/records/jsonList'
import { type AnswerKey, type KeptAnswer, keepAnswer, keptAnswer } from '@/lib/records/keptAnswers'
import type { HandlerResult, Operation, RequestContext, Rest } from './operation'

/**
 * Does the work of a request at most once for each user and key, for as long as answers are kept.
 *
 * The key, the change and the answer are written in one transaction. A process that dies before
 * its commit leaves nothing, so the repetition does the work; one that dies between commit and
 * answer leaves both, so the repetition gets the answer. The transaction has a lock of its own for
 * the user and key, which tells a second caller that the first still runs.
 *
 * What of the work takes its time without writing anything is done before that transaction, so that
 * neither it nor its connection waits for that.
 *
 * A dry run takes no key, as it writes nothing: the key stays free for the real request, which is
 * another one by its address. It only fails, as that would, with a key that is another's already.
 *
 * @throws Problem 409 while the first request runs, 422 when the key came with another request
 */
export async function withIdempotency(
  key: string,
  method: string,
  operation: Operation,
  call: RequestContext,
): Promise<HandlerResult> {
  const fingerprint = await fingerprintOf(method, operation, call)
  const named = { userId: call.principal.userId, key }
  if (call.dryRun) {
    const kept = await keptAnswer(call.db, named)
    if (kept) refuseAnother(kept, fingerprint)
    return operation.handle(call)
  }
  const rest = await begun(operation, call, named)
  return inTransaction(call.db, async (db) => {
    if (!(await tryLockFor(db, 'idempotencyKey', `${named.userId} ${key}`))) throw stillRuns()
    const kept = await keptAnswer(db, named)
    if (kept) return replay(kept, fingerprint)
    const answer = await rest({ ...call, db })
    const { status, headers = {} } = answer
    const reply = { fingerprint, status, headers, body: textOf(answer) }
    // A process of the version before takes no such lock, but keeps its answer in the same place.
    if (!(await keepAnswer(db, named, reply))) throw stillRuns()
    return answer
  })
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
  named: AnswerKey,
): Promise<Rest> =>
  operation.begin && !(await keptAnswer(call.db, named))
    ? operation.begin(call)
    : (within) => operation.handle(within)

const stillRuns = (): Problem =>
  new Problem('idempotency_in_progress', 'The first request with this key still runs.', {
    headers: { 'retry-after': '1' },
  })

function refuseAnother(kept: KeptAnswer, fingerprint: Uint8Array): void {
  if (fingerprint.every((byte, index) => byte === kept.fingerprint[index])) return
  throw new Problem(
    'idempotency_mismatch',
    'This Idempotency-Key was used with another request. Use a new key for a new request.',
  )
}

const textOf = ({ body }: HandlerResult): string | null => {
  if (!body) return null
  return 'text' in body ? body.text : (stringify(body.value) ?? 'null')
}

function replay(kept: KeptAnswer, fingerprint: Uint8Array): HandlerResult {
  refuseAnother(kept, fingerprint)
  return {
    status: kept.status,
    headers: { ...kept.headers, 'idempotency-replayed': 'true' },
    ...(kept.body !== null && { body: { text: kept.body } }),
  }
}

/**
 * A body less its secrets: what is kept of a request is a fast hash, from which a password could be
 * guessed.
 */
function withoutSecrets(json: unknown, secrets: readonly string[] = []): unknown {
  if (typeof json !== 'object' || json === null || secrets.length === 0) return json
  return Object.fromEntries(Object.entries(json).filter(([name]) => !secrets.includes(name)))
}

/** The JSON of a body less its secrets; that of a list is long, and takes turns with other work. */
const jsonOf = async ({ json }: RequestContext, secrets?: readonly string[]): Promise<string> =>
  Array.isArray(json)
    ? jsonListOf(json, (entry) => withoutSecrets(entry, secrets))
    : (stringify(withoutSecrets(json, secrets)) ?? '')

/** Everything that makes two requests the same one. */
async function fingerprintOf(
  method: string,
  { secrets }: Operation,
  call: RequestContext,
): Promise<Uint8Array<ArrayBuffer>> {
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
  for (const part of parts) hash.update(`${part}\u0000`)
  return Uint8Array.from(hash.digest())
}
