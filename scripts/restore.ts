/**
 * Fills a new database from a backup: `npm run restore -- FILE`. For how long the history is kept from
 * then on HISTORY_KEEP_DAYS says, as to a migration, and not the backup: what it holds of the history
 * would go again within minutes of a start. The embedded database is told at each start.
 */
import { createReadStream, existsSync } from 'node:fs'
import { restore } from '@/lib/db/backup/restore'
import { whyNotUsable } from '@/lib/db/refusal'
import { keepHistory } from '@/lib/db/retention'
import { grantToService } from '@/lib/db/serviceRole'
import { env } from '@/lib/env'
import { isNamed, onNewDatabase, refuse, tellForeign } from './operator'

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
  } catch (error) {
    console.error(whyNotUsable(url, error))
    process.exitCode = 1
  }
})
