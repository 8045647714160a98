import { randomBytes, randomUUID } from 'node:crypto'
import { type Kept, seal, unseal } from '@/lib/accounts/factors/sealing'
import { databaseNow } from '@/lib/db/clock'
import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import type { ChangeAround } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import { changingAccounts } from '@/lib/records/hooks/accounts'
import { refuseReadingBeyond } from '@/lib/records/hooks/granting'
import { enterOf } from './historyEntries'

/** As Standard Webhooks says: 24 to 64 bytes, in base64 behind this. */
const PREFIX = 'whsec_'
const BYTES = 32
/** So many that are good at a time: each is a signature of every delivery. */
const MAX_GOOD = 4

/** A secret without itself. */
export interface SecretRow {
  readonly secret_id: string
  readonly created: Date
  readonly expires_at: Date | null
}

/** Whose secret a sealed one is. */
const ownerOf = (webhookId: number): string => `webhook ${webhookId}`

/**
 * Which secrets are good by now, by the database's clock: the process that sends is often not the one
 * in which a secret was made, and between two machines an overlap would be over before its time.
 */
const good = async (db: Database) => ({
  OR: [{ expires_at: null }, { expires_at: { gt: await databaseNow(db) } }],
})

/** The secrets of a webhook that are good, the newest first, without themselves. */
export const secretsOf = async (db: Database, webhookId: number): Promise<SecretRow[]> =>
  db.webhookSecret.findMany({
    where: { webhook_id: webhookId, ...(await good(db)) },
    select: { secret_id: true, created: true, expires_at: true },
    orderBy: { created: 'desc' },
  })

/** What deliveries of a webhook are signed with by now, the newest first. */
export async function signingSecrets(db: Database, webhookId: number): Promise<string[]> {
  const rows = await db.webhookSecret.findMany({
    where: { webhook_id: webhookId, ...(await good(db)) },
    select: { secret: true },
    orderBy: { created: 'desc' },
  })
  return Promise.all(
    rows.map(async ({ secret }) => {
      const bytes = await unseal(secret, ownerOf(webhookId))
      return PREFIX + Buffer.from(bytes).toString('base64')
    }),
  )
}

/** The secrets of all webhooks that are good by now. */
export async function keptWebhookSecrets(db: Database): Promise<Kept[]> {
  const rows = await db.webhookSecret.findMany({
    where: await good(db),
    select: { secret_id: true, webhook_id: true, secret: true },
  })
  return rows.map(({ secret_id, webhook_id, secret: sealed }) => ({
    sealed,
    owner: ownerOf(webhook_id),
    replace: (secret) =>
      db.webhookSecret.updateMany({ where: { secret_id, secret: sealed }, data: { secret } }),
  }))
}

/**
 * Makes a secret, which is told this once. Those before it sign besides until the overlap is over.
 *
 * @throws Problem 404, 403 for what its maker may not read, 409 where too many sign already
 */
export async function makeSecret(
  db: Database,
  webhookId: number,
  overlapSeconds: number,
  author: Authorship,
): Promise<SecretRow & { readonly secret: string }> {
  const bytes = randomBytes(BYTES)
  // What seals it is read from the database once, which takes a connection of its own.
  const secret = await seal(bytes, ownerOf(webhookId))
  return changingAccounts(db, async (connection) => {
    const webhook = await connection.webhook.findUnique({
      where: { webhook_id: webhookId },
      select: { role_id: true },
    })
    if (!webhook) throw new Problem('record_not_found', `There is no webhook ${webhookId}.`)
    // Whoever has the secret can pass for the service, towards whoever trusts what it says.
    await refuseReadingBeyond(connection, author, webhook)
    const now = await databaseNow(connection)
    const end = new Date(now.getTime() + overlapSeconds * 1000)
    await connection.webhookSecret.deleteMany({
      where: { webhook_id: webhookId, expires_at: { lte: now } },
    })
    const former = await secretsOf(connection, webhookId)
    if (overlapSeconds > 0 && former.length >= MAX_GOOD) {
      throw new Problem(
        'conflict',
        `${former.length} secrets sign already. Wait until one has ended, or make one without an overlap.`,
      )
    }
    const ended = former.filter(({ expires_at }) => !expires_at || expires_at > end)
    await connection.webhookSecret.updateMany({
      where: { secret_id: { in: ended.map(({ secret_id }) => secret_id) } },
      data: { expires_at: end },
    })
    const row = await connection.webhookSecret.create({
      data: {
        secret_id: randomUUID(),
        webhook_id: webhookId,
        secret,
        created: now,
      },
      select: { secret_id: true, created: true, expires_at: true },
    })
    const changes: readonly ChangeAround[] = [
      { field: 'secret', from: null, to: row.secret_id },
      ...(ended.length > 0
        ? [{ field: 'secret.overlap_until', from: null, to: end.toISOString() } as const]
        : []),
    ]
    await enterOf(connection, webhookId, { action: 'secret_made', changes }, author)
    return { ...row, secret: PREFIX + bytes.toString('base64') }
  })
}
