/**
 * Says whether anything in the history was altered, added or removed
 * since it was sealed: `npm run verify-history [-- --head 17:9f86d0…]`, with a head that this command
 * or the service's log told before.
 */
import { parseArgs } from 'node:util'
import { withDatabase } from '@/lib/db/database'
import { whyNotUsable } from '@/lib/db/refusal'
import { type Head, verifyHistory } from '@/lib/records/historyVerification'
import { onDatabase, refuse } from './operator'

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
await onDatabase(async (url) => {
  const { entries, seals, head, unsealed, faults, cut } = await withDatabase(url, (db) =>
    verifyHistory(db, (fault) => console.log(fault), published),
  ).catch((error) => refuse(whyNotUsable(url, error)))
  console.log(`${entries} entries under ${seals} seals, ${unsealed} not sealed yet.`)
  if (cut) {
    const day = new Date(cut.before).toISOString().slice(0, 10)
    console.log(
      `${cut.entries} entries of before ${day} were dropped by age, up to seal ${cut.seal}; kept for ${cut.keepDays} days.`,
    )
  }
  if (head) console.log(`Head: ${head.seal}:${head.chain}`)
  console.log(faults === 0 ? 'All is as it was sealed.' : `Faults: ${faults}.`)
  process.exitCode = faults === 0 ? 0 : 1
})
