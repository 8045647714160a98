/**
 * Fills an empty, migrated database with made-up data:
 * `npm run seed -- --clients 100000 [--approvals 5000] [--demo-accounts]`.
 */
import { parseArgs } from 'node:util'
import { isBrokenOff, whyNotUsable } from '@/lib/db/refusal'
import { MAX_CLIENTS, seedDemo } from '@/prisma/seed'
import { operatorDatabase, refuse, tellIfSlow } from './operator'

const BAR = 30
const MAX_APPROVALS = 10_000_000

function count(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  refuse(`--${name} takes a whole number from ${least} to ${most}.`)
}

/** Draws over itself on a terminal; a log gets one line for each tenth. */
function progress(started: number) {
  let tenth = 0
  return (done: number, total: number): void => {
    const filled = Math.round((BAR * done) / total)
    const seconds = (Date.now() - started) / 1000
    const bar = `[${'#'.repeat(filled).padEnd(BAR, '.')}] ${done} of ${total} in ${seconds.toFixed(1)} s`
    if (process.stdout.isTTY) process.stdout.write(`\r${bar}${done === total ? '\n' : ''}`)
    else if (Math.floor((10 * done) / total) > tenth) {
      tenth = Math.floor((10 * done) / total)
      console.log(bar)
    }
  }
}

/** What was asked for; a misspelt option ends the command with a sentence of its own. */
function options() {
  try {
    const { values } = parseArgs({
      options: {
        clients: { type: 'string', default: '300' },
        approvals: { type: 'string', default: '800' },
        'demo-accounts': { type: 'boolean', default: false },
      },
    })
    return {
      clients: count('clients', values.clients, 1, MAX_CLIENTS),
      approvals: count('approvals', values.approvals, 0, MAX_APPROVALS),
      accounts: values['demo-accounts'],
    }
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const wanted = options()
// To fill it in one go takes more than the service may.
const { owner, where } = await operatorDatabase()
const result = await seedDemo(owner, { ...wanted, onProgress: progress(Date.now()) }).catch(
  (error) =>
    refuse(`${isBrokenOff(error) ? '' : 'Nothing was added: '}${whyNotUsable(owner, error, true)}`),
)
if (!result.done) refuse(result.why)
console.log(`Filled ${where} with ${wanted.clients} clients and ${wanted.approvals} approvals.`)
tellIfSlow(result)
