import { randomBytes } from 'node:crypto'
import { database } from '@/lib/db/database'

const NAME = 'browser_session_secret'

/**
 * The secret that seals browser sessions. It is made once for each installation and kept in the
 * database, so that every process of a cluster opens the same sessions without configuration.
 */
export async function browserSessionSecret(): Promise<string> {
  const setting = await database().setting.upsert({
    where: { name: NAME },
    create: { name: NAME, value: randomBytes(32).toString('base64') },
    update: {},
  })
  return setting.value
}
