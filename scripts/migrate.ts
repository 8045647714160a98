/**
 * Brings the operator's database to this version: `npm run migrate`. With MIGRATE_DATABASE_URL that
 * one owns it, and the role of DATABASE_URL is given what the service needs. HISTORY_KEEP_DAYS says for how
 * long the history is kept from then on.
 */
import { migrate } from '@/lib/db/migrations/migrate'
import { keepHistory } from '@/lib/db/retention'
import { grantToService } from '@/lib/db/serviceRole'
import { env } from '@/lib/env'
import { sentence } from '@/lib/text/words'
import { operatorDatabase, refusing, takeNothing } from './operator'

takeNothing('npm run migrate')
const { owner, where, roleOfService } = await operatorDatabase()
const applied = await migrate(owner).catch(refusing(owner))
if (roleOfService) await grantToService(owner, roleOfService).catch(refusing(owner))
const { HISTORY_KEEP_DAYS } = env()
await keepHistory(owner, HISTORY_KEEP_DAYS).catch(refusing(owner))
for (const name of applied) console.log(`Applied ${name}`)
console.log(`${sentence(where)} ${applied.length === 0 ? 'was' : 'is'} up to date.`)
if (HISTORY_KEEP_DAYS) console.log(`The history is kept for ${HISTORY_KEEP_DAYS} days.`)
if (roleOfService) console.log(`The role ${roleOfService} has what the service needs.`)
