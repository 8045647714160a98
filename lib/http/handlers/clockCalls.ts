import { Problem } from '@/lib/problem'
import { followClock, setClock } from '@/lib/records/serviceClock'
import { UTC } from '@/lib/time/calendar'
import { serviceNow } from '@/lib/time/serviceClock'
import { formatMoment } from '@/lib/time/zone'
import { clockBody } from '../parsing/clockBody'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'

const shown = (offset: number): HandlerResult => ({
  status: 200,
  body: { value: { now: formatMoment(serviceNow(), UTC), is_set: offset !== 0 } },
})

const noClock = (): Problem =>
  new Problem(
    'not_found',
    'This service does not run on demonstration data alone, so it has the right time and no other.',
  )

/** GET: what time it is on a demonstration. */
export async function readClock(): Promise<HandlerResult> {
  const offset = await followClock()
  if (offset === undefined) throw noClock()
  return shown(offset)
}

/** PUT: what time it is from now on, for all processes. */
export async function writeClock(call: RequestContext): Promise<HandlerResult> {
  const { now } = readWith(clockBody, call.json)
  const offset = Date.parse(now) - Date.now()
  if (!(await setClock(call.db, offset))) throw noClock()
  return shown(offset)
}

/** DELETE: the machine's time again. */
export async function rightClock(call: RequestContext): Promise<HandlerResult> {
  if (!(await setClock(call.db, 0))) throw noClock()
  return { status: 204 }
}
