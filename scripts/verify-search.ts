/**
 * Says whether what lists and searches are read by is what the records say, and with `--mend` sets it
 * right, while the service runs: `npm run verify-search [-- --mend]`.
 */
import { parseArgs } from 'node:util'
import { HALF_RESTORED, isHalfRestored } from '@/lib/db/backup/unfinished'
import { type Connection, withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { readiness } from '@/lib/db/migrations/pending'
import { verifySearch } from '@/lib/records/searchTexts/verification'
import { counted, countWords } from '@/lib/text/words'
import { isNamed, onDatabase, refuse, refusing } from './operator'

const USAGE = 'npm run verify-search [-- --mend]'
const TO_MEND = 'npm run verify-search -- --mend'

function isToMend(): boolean {
  try {
    return parseArgs({ options: { mend: { type: 'boolean', default: false } } }).values.mend
  } catch (error) {
    return refuse(`${(error as Error).message}\n${USAGE}`)
  }
}

/** What records are held to is of this version, and nothing is to be mended by that of another. */
async function faultOf(connection: Connection): Promise<string | undefined> {
  if (await isHalfRestored(connection)) return HALF_RESTORED
  const { pending, unknown } = await readiness(connection)
  if (pending.length > 0) {
    return `The database has to be migrated first: npm ${isNamed() ? 'run migrate' : 'start'}`
  }
  if (unknown.length === 0) return undefined
  return `The database has the migration ${unknown[0]}, which this version of Fleetbook does not know: a newer one was here. Run verify-search of that one.`
}

const mends = isToMend()
await onDatabase(async (url, where) => {
  const fault = await withConnection(url, faultOf).catch(refusing(url))
  if (fault) refuse(fault)
  const total = { faults: 0, left: 0, texts: 0, words: 0 }
  await withDatabase(url, async (db) => {
    for await (const found of verifySearch(db, (sentence) => console.log(sentence), { mends })) {
      console.log(`${counted(found.texts, 'text')} of ${found.resource} in ${where}.`)
      total.faults += found.faults
      total.left += found.left
      total.texts += found.mended.texts
      total.words += found.mended.words
    }
  }).catch(refusing(url))
  if (mends) {
    console.log(`Mended: ${counted(total.texts, 'text')} and ${counted(total.words, 'word')}.`)
  }
  if (total.faults === 0) console.log('All is read by what the records say.')
  else if (!mends)
    console.log(`Faults: ${countWords(total.faults)}. They are set right by ${TO_MEND}.`)
  else
    console.log(`Faults: ${countWords(total.faults)}, of which ${countWords(total.left)} are left.`)
  process.exitCode = total.left === 0 ? 0 : 1
})
