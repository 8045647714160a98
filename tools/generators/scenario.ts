import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'

/** What came of a call that may be refused. */
export type Outcome<Value> =
  | { readonly value: Value; readonly etag?: string | null }
  | { readonly status: number; readonly code: string | undefined }

/** A change as the history and a dry run tell of it. */
interface Change {
  readonly field: string
  readonly to?: unknown
}

/** The calls of the scenario, as a program makes them with the client that one generator made. */
export interface Fleetbook {
  signIn(username: string, password: string): Promise<string>
  useToken(token: string): void
  clients(
    limit: number,
    cursor: string | undefined,
  ): Promise<{ ids: (string | undefined)[]; next: string | null; total: number }>
  patchClient(
    id: string,
    body: { finance_limit: number },
    headers: { ifMatch?: string; key?: string },
  ): Promise<Outcome<{ finance_limit: number | null }>>
  dryRun(
    elements: { client_id: string; finance_limit: number }[],
  ): Promise<{ client_id: string; etag: string; changes: Change[] }[]>
  financeLimit(id: string): Promise<number | null>
  lock(approvalId: string): Promise<string>
  unlock(session: string): Promise<void>
  replaceApproval(
    id: string,
    body: { contract_id: string; approval_limit: number; status_flag: 'active' },
    session: string | undefined,
  ): Promise<Outcome<{ approval_limit: number; status_flag: string | null }>>
  clientHistory(id: string): Promise<{ action: string; changes: Change[] }[]>
}

const CLIENT = '10001'
const APPROVAL = '88001'

/** Code of a problem, as far as a client knows nothing of its type. */
export const codeOf = (problem: unknown): string | undefined =>
  (problem as { code?: string } | undefined)?.code

/** An answer that is a record, and not what a dry run would change of it. */
export function written<Answer extends object>(
  answer: Answer,
): Exclude<Answer, { changes: unknown }> {
  if ('changes' in answer) throw new Error('nothing was written')
  return answer as Exclude<Answer, { changes: unknown }>
}

/** The entries of a dry run, from the answers that a bulk call may give. */
export function tried<Answer>(answer: Answer): Extract<Answer, readonly { changes: unknown }[]> {
  if (!Array.isArray(answer) || !answer.every((each) => 'changes' in each)) {
    throw new Error('it was no dry run')
  }
  return answer as Extract<Answer, readonly { changes: unknown }[]>
}

const succeeded = <Value>(outcome: Outcome<Value>): Value => {
  if ('value' in outcome) return outcome.value
  throw new Error(`refused: ${outcome.status} ${outcome.code}`)
}

/**
 * A working day through one client: signing in, listing to the end, a change, one refused with 412,
 * a dry run, a lock, an approval replaced under it, the history, and a call repeated under its key.
 *
 * @throws AssertionError where the service, or what the client makes of it, is not as documented
 */
export async function run(fleetbook: Fleetbook): Promise<void> {
  fleetbook.useToken(await fleetbook.signIn('integration', 'integration-demo-password'))

  const listed: (string | undefined)[] = []
  let page = await fleetbook.clients(70, undefined)
  listed.push(...page.ids)
  while (page.next !== null) {
    page = await fleetbook.clients(70, page.next)
    listed.push(...page.ids)
  }
  equal(listed.length, page.total)
  equal(new Set(listed).size, page.total)
  ok(!listed.includes(undefined))

  const limit = 100_000 + Math.floor(Math.random() * 100_000)
  const [before] = await fleetbook.dryRun([{ client_id: CLIENT, finance_limit: limit }])
  ok(before)
  equal(before.client_id, CLIENT)
  deepEqual(
    before.changes.map(({ field, to }) => [field, to]),
    [['finance_limit', limit]],
  )
  notEqual(await fleetbook.financeLimit(CLIENT), limit)

  const body = { finance_limit: limit }
  equal(
    succeeded(await fleetbook.patchClient(CLIENT, body, { ifMatch: before.etag })).finance_limit,
    limit,
  )
  deepEqual(await fleetbook.patchClient(CLIENT, { finance_limit: 1 }, { ifMatch: before.etag }), {
    status: 412,
    code: 'precondition_failed',
  })

  const session = await fleetbook.lock(APPROVAL)
  const approval = { contract_id: 'C-40001', approval_limit: 480.5, status_flag: 'active' } as const
  const refused = await fleetbook.replaceApproval(APPROVAL, approval, undefined)
  deepEqual(refused, { status: 423, code: 'locked' })
  const replaced = succeeded(await fleetbook.replaceApproval(APPROVAL, approval, session))
  deepEqual(
    [replaced.approval_limit, replaced.status_flag],
    [approval.approval_limit, approval.status_flag],
  )
  await fleetbook.unlock(session)

  const [newest] = await fleetbook.clientHistory(CLIENT)
  deepEqual(
    newest?.changes.map(({ field, to }) => [field, to]),
    [['finance_limit', limit]],
  )

  const key = `scenario-${Math.random()}`
  const keyed = { finance_limit: limit + 1 }
  equal(succeeded(await fleetbook.patchClient(CLIENT, keyed, { key })).finance_limit, limit + 1)
  succeeded(await fleetbook.patchClient(CLIENT, { finance_limit: limit + 2 }, {}))
  const replay = succeeded(await fleetbook.patchClient(CLIENT, keyed, { key }))
  equal(replay.finance_limit, limit + 1)
  equal(await fleetbook.financeLimit(CLIENT), limit + 2)
}

/** Origin and base path of the service, which the program is started with. */
export const BASE = process.argv[2] ?? ''
