import { randomBytes } from 'node:crypto'
import { database } from '@/lib/db/database'
import { env } from '@/lib/env'

/**
 * A secret that is made once for each installation and kept in the database, so that every process
 * of a cluster has the same without configuration.
 */
async function keptSecret(name: string): Promise<string> {
  const setting = await database().setting.upsert({
    where: { name },
    create: { name, value: randomBytes(32).toString('base64') },
    update: {},
  })
  return setting.value
}

/** What seals browser sessions. */
export const browserSessionSecret = (): Promise<string> => keptSecret('browser_session_secret')

/** What seals secrets that the service has to read again, unless the operator keeps one elsewhere. */
export const secretsKey = async (): Promise<string> =>
  env().SECRETS_KEY ?? (await keptSecret('secrets_key'))
