/** Brings the operator's database to this version: `npm run migrate`. */
import { migrate } from '@/lib/db/migrate'
import { whyNotUsable } from '@/lib/db/refusal'
import { operatorDatabase, refuse } from './operator'

const url = operatorDatabase()
const applied = await migrate(url).catch((error) => refuse(whyNotUsable(url, error)))
for (const name of applied) console.log(`Applied ${name}`)
console.log(applied.length === 0 ? 'The database was up to date.' : 'The database is up to date.')
