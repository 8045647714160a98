/**
 * Fills a new database from a backup: `npm run restore -- FILE`. For how long the history is kept from
 * then on HISTORY_KEEP_DAYS says, as to a migration, and not the backup: what it holds of the history
 * would go again within minutes of a start. The embedded database is told at each start. At the end what
 * lists and searches are read by is held to the records: it came as rows, and another server or
 * locale makes other small letters of some, by which it is looked for.
 */
import { createReadStream, existsSync } from 'node:fs'
import { restore } from '@/lib/db/backup/restore'
import { withDatabase } from '@/lib/db/database'
import { whyNotUsable } from '@/lib/db/refusal'
import { keepHistory } from '@/lib/db/retention'
import { grantToService } from '@/lib/db/serviceRole'
import { env } from '@/lib/env'
import { verifySearch } from '@/lib/records/searchTexts/verification'
import { counted } from '@/lib/text/words'
import { isNamed, onNewDatabase, refuse, tellForeign } from './operator'

/** Sets right by what lists and searches are read; says where that was otherwise than the records are. */
const mendSearch = (url: string): Promise<void> =>
  withDatabase(url, async (db) => {
    let [texts, words] = [0, 0]
    for await (const { mended } of verifySearch(db, () => {}, { mends: true })) {
      texts += mended.texts
      words += mended.words
    }
    if (texts + words === 0) return
    console.log(
      `Written anew for lists and searches, as this database has letters: ${counted(texts, 'text')} and ${counted(words, 'word')}.`,
    )
  })

const [file, ...others] = process.argv.slice(2)
if (!file || others.length > 0) refuse('npm run restore -- FILE')
if (!existsSync(file)) refuse(`There is no file ${file}.`)
await onNewDatabase(async (url, where, roleOfService) => {
  try {
    const { rows, foreign } = await restore(url, createReadStream(file))
    if (roleOfService) await grantToService(url, roleOfService)
    if (isNamed()) await keepHistory(url, env().HISTORY_KEEP_DAYS)
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
    console.log(`Restored ${count} rows of ${Object.keys(rows).length} tables into ${where}.`)
    tellForeign(foreign)
    await mendSearch(url)
  } catch (error) {
    console.error(whyNotUsable(url, error, true))
    process.exitCode = 1
  }
})
