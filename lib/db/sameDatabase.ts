import { randomBytes } from 'node:crypto'
import { addressOf, serverOf } from './address'
import { type Connection, withConnection } from './connection'
import { whyNotUsable } from './refusal'

/**
 * Looks whether two addresses lead to the same database: by different names of a server too, and
 * with a pooler before one of them.
 *
 * @param service address for the service
 * @param owner address for who owns the tables, with no pooler before it
 * @returns what is wrong, in words for the operator; undefined where they do
 */
export async function faultOfAddresses(
  service: string,
  owner: string,
): Promise<string | undefined> {
  if (serverOf(service) === serverOf(owner)) {
    return addressOf(service).database === addressOf(owner).database
      ? undefined
      : differ(service, owner)
  }
  const refused = (url: string) => (error: unknown) => whyNotUsable(url, error)
  return withConnection(owner, (holder) =>
    withConnection(service, async (looking) =>
      (await areOfOne(holder, looking)) ? undefined : differ(service, owner),
    ).catch(refused(service)),
  ).catch(refused(owner))
}

const differ = (service: string, owner: string): string =>
  `DATABASE_URL and MIGRATE_DATABASE_URL lead to different databases: ${nameOf(service)}, and ${nameOf(owner)}. Have both name the same one.`

/** A database in words, without who works on it. */
export const nameOf = (url: string): string =>
  `the database "${addressOf(url).database}" at ${serverOf(url)}`

/** What one holds in a database nobody else gets there, and anybody in another. */
async function areOfOne(holder: Connection, looking: Connection): Promise<boolean> {
  const key = randomBytes(8).readBigInt64BE().toString()
  await holder.query('SELECT pg_advisory_lock($1)', [key])
  // Behind a pooler the next statement may be another session's.
  const { rows } = await looking.query<{ free: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS free',
    [key],
  )
  return rows[0]?.free === false
}
