/**
 * Brings the demonstration's data back to what a fresh start makes, while the service runs:
 * `npm run demo:reset`. It works on DATABASE_URL (as MIGRATE_DATABASE_URL's role, where there is
 * one), or else on the embedded database, and refuses a database that holds anything else.
 */
import { resetDemo } from '@/prisma/seed/reset'
import { onDatabase, refuse, refusing, takeNothing, tellIfSlow } from './operator'

takeNothing('npm run demo:reset')
const started = performance.now()
await onDatabase(async (url, where) => {
  const result = await resetDemo(url).catch(refusing(url))
  if (!result.done) refuse(result.why)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`The demonstration's data in ${where} is as it was made, after ${seconds} s.`)
  tellIfSlow(result)
})
