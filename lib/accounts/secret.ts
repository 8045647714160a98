import { randomBytes } from 'node:crypto'
import { database } from '@/lib/db/database'
import { env } from '@/lib/env'

/**
 * A secret that is made once for each installation and kept in the database, so that every process
 * of a cluster has the same without configuration. Of those that make it at the same time all go by
 * the first; Prisma's own word for that looks and then inserts, which fails for the second.
 */
async function keptSecret(name: string): Promise<string> {
  const { setting } = database()
  const kept = await setting.findUnique({ where: { name } })
  if (kept) return kept.value
  const made = { name, value: randomBytes(32).toString('base64') }
  await setting.createMany({ data: [made], skipDuplicates: true })
  return (await setting.findUniqueOrThrow({ where: { name } })).value
}

/** What seals browser sessions. */
export const browserSessionSecret = (): Promise<string> => keptSecret('browser_session_secret')

const SECRETS_KEY = 'secrets_key'

/**
 * What seals secrets that the service has to read again: the operator's own, or one that is kept. All
 * after the first only open what was sealed before: what the operator had, and what was kept.
 */
export async function secretsKeys(): Promise<[string, ...string[]]> {
  const { SECRETS_KEY: own, SECRETS_KEY_BEFORE: before } = env()
  const former = before === undefined ? [] : [before]
  if (own === undefined) return [await keptSecret(SECRETS_KEY), ...former]
  const kept = await database().setting.findUnique({ where: { name: SECRETS_KEY } })
  return [own, ...former, ...(kept ? [kept.value] : [])]
}
