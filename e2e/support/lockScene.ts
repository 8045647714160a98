import pg from 'pg'
import { expect } from 'vitest'
import type { Answer, Caller } from './caller'
import { openScene, type Scene, until } from './scene'
import type { TestDatabase } from './service'

/** The second process believes that it is ten minutes later than it is. */
const FAST_CLOCK = `--import=data:text/javascript,${encodeURIComponent(
  'const now = Date.now; Date.now = () => now() + 600000',
)}`

/** A scene for locks: callers with and without the means to hold and to break them. */
export async function openLockScene() {
  const scene: Scene = await openScene([{}, { NODE_OPTIONS: FAST_CLOCK }])
  const [integration, admin, editor, elsewhere] = await Promise.all([
    scene.as('integration'),
    scene.as('admin'),
    scene.as('editor'),
    scene.as('editor', 1),
  ])
  const session = (id: string | undefined): Record<string, string> =>
    id === undefined ? {} : { 'delegated-locking-session-id': id }
  return {
    scene,
    integration,
    admin,
    editor,
    /** The editor, at the process whose clock is fast. */
    elsewhere,
    /** Makes approvals and gives their ids. */
    async make(count: number): Promise<string[]> {
      const made = Array.from({ length: count }, () =>
        editor('POST', '/fm/approvals', { body: { contract_id: 'C' } }),
      )
      return (await Promise.all(made)).map(({ body }) => body.approval_id)
    },
    /** Opens a session, as the integration unless another is named. */
    open: (
      ids: readonly (string | undefined)[],
      ttl_seconds?: number,
      call: Caller = integration,
    ) =>
      call('POST', '/fm/locking-sessions', {
        raw: JSON.stringify({
          locks: ids.map((id) => ({ resource: 'approvals', id })),
          ...(ttl_seconds && { ttl_seconds }),
        }),
      }),
    /** Writes an approval by PATCH, with something that it has not had before. */
    write: (id: string | undefined, under?: string, call: Caller = integration) =>
      call('PATCH', `/fm/approvals/${id}`, {
        body: { notes: Math.random().toString() },
        headers: session(under),
      }),
    /** The same by PUT. */
    replace: (id: string | undefined, under?: string, call: Caller = integration) =>
      call('PUT', `/fm/approvals/${id}`, {
        body: { contract_id: Math.random().toString() },
        headers: session(under),
      }),
    expired: (id: string) =>
      until('the session has expired by the database clock', async () => {
        const [row] = await scene.database.query<{ over: boolean }>(
          'SELECT expires_at <= clock_timestamp() AS over FROM locking_session WHERE locking_session_id = $1',
          [id],
        )
        return row === undefined || row.over
      }),
  }
}

export type LockScene = Awaited<ReturnType<typeof openLockScene>>

export const idOf = ({ body }: Answer): string => body.locking_session_id

/** Holds an answer to what a locked approval is answered with: who and until when, never the id. */
export function expectLocked(answer: Answer, session: string, name: string) {
  expect([answer.status, answer.body.code]).toEqual([423, 'locked'])
  expect(answer.body.locked_by).toMatchObject({ user_id: expect.any(String), display_name: name })
  expect(Date.parse(answer.body.locked_until)).toBeGreaterThan(Date.now() - 1000)
  expect(answer.text + JSON.stringify([...answer.headers])).not.toContain(session)
}

/** Holds an approval's row as a write that runs does. */
export const holdApproval = (database: TestDatabase, id: string | undefined) =>
  holdRow(database, 'approval', id)

/** Tables by what their records are held by. */
const HELD_BY = {
  approval: 'approval_id',
  client: 'client_id',
  supplier: 'supplier_id',
  user_account: 'user_id',
  webhook: 'webhook_id',
} as const

/** Holds a record's row as a write that runs does. */
export async function holdRow(
  database: TestDatabase,
  table: keyof typeof HELD_BY,
  id: string | undefined,
) {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  // Behind a pooler all sessions have the service's settings, by which a holder that waits is ended.
  await holder.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
  await holder.query(`SELECT 1 FROM ${table} WHERE ${HELD_BY[table]} = $1 FOR UPDATE`, [id])
  const { rows } = await holder.query('SELECT pg_backend_pid() AS pid')
  return {
    /** Resolves once a statement waits for this row, with the process of the database that does. */
    async awaited(): Promise<number> {
      let waiting: { pid: number }[] = []
      await until('a statement waits for the row', async () => {
        waiting = await database.query<{ pid: number }>(
          'SELECT pid FROM pg_stat_activity WHERE $1::integer = ANY (pg_blocking_pids(pid))',
          [rows[0].pid],
        )
        return waiting.length > 0
      })
      return waiting[0]?.pid ?? 0
    },
    async release() {
      await holder.query('COMMIT')
      await holder.end()
    },
  }
}
