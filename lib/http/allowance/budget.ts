import { type Counted, WindowCounter } from '@/lib/db/windowCounter'
import { env } from '@/lib/env'
import { WINDOW_SECONDS } from './headers'

let counter: WindowCounter | undefined

const create = (): WindowCounter =>
  new WindowCounter({
    table: 'call_allowance',
    name: 'account',
    most: env().RATE_LIMIT_PER_MINUTE,
    seconds: WINDOW_SECONDS,
  })

/**
 * Counts units against the budget that all processes over this database share, by one statement. A
 * new window begins with the first that are drawn after the last one's end.
 *
 * @returns what has been drawn by now, these units included
 * @throws Error of the database
 */
export function draw(account: number, units: number): Promise<Counted> {
  counter ??= create()
  return counter.add(account, units)
}
