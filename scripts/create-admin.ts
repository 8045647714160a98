/**
 * Makes an administrator in the operator's database:
 * `npm run create-admin -- --user-name alice [--display-name "Alice Chen"]`.
 *
 * The password is asked for, or taken from FLEETBOOK_ADMIN_PASSWORD where nobody is there to ask.
 * It is no parameter, as those can be seen in the list of processes.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createAdministrator } from '@/lib/accounts/administrator'
import { HALF_RESTORED, isHalfRestored } from '@/lib/db/backup/unfinished'
import { closeDatabase, database } from '@/lib/db/database'
import { readiness } from '@/lib/db/migrations/pending'
import { isBrokenOff, whyNotUsable } from '@/lib/db/refusal'
import { nameOf } from '@/lib/db/sameDatabase'
import { readJson } from '@/lib/derive/schemas/issues'
import { fieldSchema } from '@/lib/derive/schemas/requests'
import { env } from '@/lib/env'
import { Problem } from '@/lib/problem'
import { user } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { askPassword } from './askPassword'
import { operatorEnvironment, refuse } from './operator'

const USAGE = 'npm run create-admin -- --user-name NAME [--display-name "NAME TO SHOW"]'

function names() {
  try {
    const { values } = parseArgs({
      options: { 'user-name': { type: 'string' }, 'display-name': { type: 'string' } },
    })
    const userName = values['user-name']
    if (!userName) return refuse(`Name the user: ${USAGE}`)
    return { user_name: userName, display_name: values['display-name'] ?? userName }
  } catch (error) {
    return refuse(`${(error as Error).message}\n${USAGE}`)
  }
}

const FIELDS = [...user.leaves, ...user.secrets]

/** Holds what was given to the bounds that the API has for the same members. */
function check(given: Readonly<Record<string, string>>): void {
  const faults = FIELDS.filter(({ name }) => name in given).flatMap((field) =>
    readJson(fieldSchema(field, UTC), given[field.name]).faults.map(
      ({ message }) => `${field.name}: ${message}`,
    ),
  )
  if (faults.length > 0) refuse(faults.join('\n'))
}

async function main(): Promise<void> {
  operatorEnvironment()
  const named = names()
  check(named)
  // The next try of the restore would take the account away again.
  if (await isHalfRestored()) refuse(HALF_RESTORED)
  if ((await readiness()).pending.length > 0) {
    refuse('The database has to be migrated first: npm run migrate')
  }
  const password = process.env.FLEETBOOK_ADMIN_PASSWORD ?? (await askPassword())
  check({ password })
  const made = await createAdministrator(
    database(),
    { ...named, password },
    `create-admin-${randomUUID()}`,
  )
  await closeDatabase()
  const { id, roleName, isRoleMade } = made
  if (isRoleMade) console.log(`Made the role ${roleName} with every permission.`)
  console.log(
    `Made the user ${named.user_name} (id ${id}) with the role ${roleName} in ${nameOf(env().DATABASE_URL)}.`,
  )
}

await main().catch((error) => {
  const faults = error instanceof Problem ? error.extras.errors : undefined
  const why =
    faults?.map(({ message }) => message).join('\n') ?? whyNotUsable(env().DATABASE_URL, error)
  refuse(isBrokenOff(error) ? why : `No administrator was made: ${why}`)
})
