/**
 * Says whether anything in the history was altered, added or removed since it was sealed, and whether
 * what its lists are read by fits it: `npm run verify-history [-- --head 17:9f86d0…]`, with a head
 * that this command or the service's log told before.
 */
import { parseArgs } from 'node:util'
import { HALF_RESTORED, isHalfRestored } from '@/lib/db/backup/unfinished'
import { withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { NOTE_ANEW, verifyNotes } from '@/lib/records/history/noteFaults'
import { type Head, verifyHistory } from '@/lib/records/history/verification'
import { onDatabase, refuse, refusing } from './operator'

const USAGE = 'npm run verify-history [-- --head NUMBER:DIGEST]'

function publishedHead(): Head | undefined {
  try {
    const { head } = parseArgs({ options: { head: { type: 'string' } } }).values
    if (head === undefined) return undefined
    const [, seal, chain] =
      /^(\d+):([0-9a-f]{64})$/.exec(head) ?? refuse(`A head is one that was told: ${USAGE}`)
    return { seal: Number(seal), chain: chain ?? '' }
  } catch (error) {
    return refuse(`${(error as Error).message}\n${USAGE}`)
  }
}

const published = publishedHead()
await onDatabase(async (url, where) => {
  const tell = (fault: string) => console.log(fault)
  // Of a history that is not there nothing is missing.
  if (await withConnection(url, isHalfRestored).catch(refusing(url))) refuse(HALF_RESTORED)
  const { misnoted, entries, seals, head, unsealed, faults, cut } = await withDatabase(
    url,
    async (db) => ({
      ...(await verifyHistory(db, tell, published)),
      misnoted: await verifyNotes(db, tell),
    }),
  ).catch(refusing(url))
  console.log(`${entries} entries of ${where} under ${seals} seals, ${unsealed} not sealed yet.`)
  if (cut) {
    const day = new Date(cut.before).toISOString().slice(0, 10)
    console.log(
      `${cut.entries} entries of before ${day} were dropped by age, up to seal ${cut.seal}; kept for ${cut.keepDays} days.`,
    )
  }
  if (head) console.log(`Head: ${head.seal}:${head.chain}`)
  console.log(faults === 0 ? 'All is as it was sealed.' : `Faults: ${faults}.`)
  if (misnoted > 0) {
    console.log(
      `Wrong notes: ${misnoted}. Once who owns the tables has said ${NOTE_ANEW}, the running service makes them anew; until then lists are read without them.`,
    )
  }
  process.exitCode = faults + misnoted === 0 ? 0 : 1
})
