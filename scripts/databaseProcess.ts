/**
 * Has the database ready for the service: brings the embedded one up to date and fills it, looks
 * whether another's is up to date and its secrets can be opened, and tells the secret of browser sessions and the address by which
 * the service works on it. It is a process of its
 * own, because what it loads is needed once.
 */
import { sealAnew } from '@/lib/accounts/factors/sealing'
import { keptAppSecrets } from '@/lib/accounts/factors/totp'
import { missingRoles } from '@/lib/accounts/federatedRoles'
import { browserSessionSecret } from '@/lib/accounts/secret'
import { HALF_RESTORED, isHalfRestored } from '@/lib/db/backup/unfinished'
import { withConnection } from '@/lib/db/connection'
import { closeDatabase, database } from '@/lib/db/database'
import { faultOfLetterCase } from '@/lib/db/migrations/letterCase'
import { migrate } from '@/lib/db/migrations/migrate'
import { readiness } from '@/lib/db/migrations/pending'
import { tooFewConnections } from '@/lib/db/pool/connectionLimit'
import { faultOfSessions } from '@/lib/db/pool/sessionFaults'
import { whyNotUsable } from '@/lib/db/refusal'
import { keepHistory } from '@/lib/db/retention'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { keptWebhookSecrets } from '@/lib/webhooks/secrets'
import { seedDemo } from '@/prisma/seed'
import { makeClock } from '@/prisma/seed/clock'

/** Says that the database is the folder's own, which nobody else sees to. */
export const EMBEDDED = 'embedded'

/** What is told to the process that starts the service. */
export type DatabaseMessage =
  | {
      readonly secret: string
      readonly url: string
      /** Whether the database is marked as a demonstration, and so has accounts that everybody knows. */
      readonly isDemonstration: boolean
    }
  | { readonly fault: string }

async function ready(owner: string): Promise<DatabaseMessage> {
  if (await isHalfRestored()) return { fault: HALF_RESTORED }
  let url = owner
  if (process.argv.includes(EMBEDDED)) {
    await migrate(owner)
    await seedDemo(owner, { clients: 300, approvals: 800, accounts: true })
    await keepHistory(owner, env().HISTORY_KEEP_DAYS)
    url = await embeddedServiceUrl(owner)
  }
  const fault = await faultOfSessions(url)
  if (fault) return { fault }
  const { pending, unknown } = await readiness()
  const [first, ...others] = pending
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} after it` : ''
    return {
      fault: `The database is not up to date: it lacks ${first}${more}. Run npm run migrate with the same DATABASE_URL, and start again.`,
    }
  }
  // The version just before may serve while a newer one is put in place, or in its stead.
  if (unknown.length > 0)
    log().warn({ migrations: unknown }, 'the database was migrated by a newer version')
  const unopened = await faultOfKeys()
  if (unopened) return { fault: unopened }
  const few = await tooFewConnections()
  if (few) log().warn(few, 'WORKERS and DATABASE_POOL_SIZE ask for more connections than there are')
  const letters = await faultOfLetterCase()
  if (letters) log().warn(letters)
  const missing = await missingRoles(database())
  // They may be made later, by whoever signs in with a password.
  if (missing.length > 0)
    log().warn({ roles: missing }, 'OIDC_ROLES names roles that there are not')
  const secret = process.env.NEXTAUTH_SECRET ?? (await browserSessionSecret())
  const isDemonstration = (await database().demonstration.count()) > 0
  await closeDatabase()
  // A backup has the mark of a demonstration and not its clock.
  if (isDemonstration && env().FLEETBOOK_DEMO) await withConnection(owner, makeClock)
  return { secret, url, isDemonstration }
}

/** What is wrong with the keys that seal secrets; what a former one sealed is sealed anew by that. */
async function faultOfKeys(): Promise<string | undefined> {
  const secrets = [...(await keptAppSecrets()), ...(await keptWebhookSecrets(database()))]
  const lost = await sealAnew(secrets)
  if (lost === 0) return undefined
  return `Of ${secrets.length} secrets of authenticator apps and webhooks ${lost} cannot be opened: SECRETS_KEY is not what sealed them. Set it as it was, or what it was as SECRETS_KEY_BEFORE; docs/security.md says what to do where it is lost.`
}

const url = process.env.DATABASE_URL ?? ''
const message = await ready(url).catch((error) => ({ fault: whyNotUsable(url, error) }))
process.send?.(message, () => process.exit(0))
// Whoever waits for this process may be gone.
process.once('disconnect', () => process.exit(0))
