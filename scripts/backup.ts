/**
 * Saves all that the database holds, while the service goes on: `npm run backup -- FILE`, or
 * `npm run backup -- --into FOLDER --keep 14` for one that is made again and again.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backupInto, backupToFile } from '@/lib/db/backup/files'
import type { Foot, WithoutForeign } from '@/lib/db/backup/format'
import { whyNotUsable } from '@/lib/db/refusal'
import { onDatabase, refuse, tellForeign } from './operator'

const USAGE = 'npm run backup -- FILE, or npm run backup -- --into FOLDER --keep NUMBER'

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { into: { type: 'string' }, keep: { type: 'string' } },
    })
    const [file, ...others] = positionals
    const keep = Number(values.keep)
    if (file && others.length === 0 && !values.into && !values.keep) {
      return existsSync(file) ? refuse(`${file} is there already.`) : { file }
    }
    if (!file && values.into && Number.isSafeInteger(keep) && keep > 0) {
      return { folder: values.into, keep }
    }
    return refuse(USAGE)
  } catch (error) {
    return refuse(`${(error as Error).message}\n${USAGE}`)
  }
}

const tell = (where: string, path: string, { rows, foreign }: WithoutForeign<Foot>) => {
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  const { client = 0, approval = 0, event = 0 } = rows
  console.log(
    `Saved ${count} rows of ${where} to ${path}: ${client} clients, ${approval} approvals, ${event} entries of history.`,
  )
  tellForeign(foreign)
}

const { file, folder, keep } = asked()
await onDatabase(async (url, where) => {
  try {
    if (file) return tell(where, file, await backupToFile(url, file))
    const { path, saved } = await backupInto(url, where, folder as string, keep as number)
    tell(where, path, saved)
  } catch (error) {
    console.error(whyNotUsable(url, error, true))
    process.exitCode = 1
  }
})
