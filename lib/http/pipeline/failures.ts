import { DEADLOCK } from '@/lib/db/deadlock'
import {
  databaseFailure,
  LOCK_NOT_AVAILABLE,
  READ_ONLY,
  TOO_MANY_CONNECTIONS,
} from '@/lib/db/failure'
import { BulkheadFull } from '@/lib/db/pool/bulkhead'
import { hasAllConnections } from '@/lib/db/pool/connectionsInUse'
import { MutexTimeout } from '@/lib/db/pool/writeMutex'
import { kindOf, tooMuchMerged } from '@/lib/derive/kinds'
import { pointerTo } from '@/lib/derive/schemas/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { allGivenOut, givenIdsBy } from '@/lib/records/nextIds'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** A deadlock, a statement that took too long, and whoever waits for a table that another has. */
const BUSY = new Set([DEADLOCK, '57014', LOCK_NOT_AVAILABLE])
/** Class 53: its disk or its memory is full, or what a bound of the operator's lets it have of them. */
const NO_ROOM = '53'
/** Class 22: a cursor made by hand, say, whose parts are no values of their types. */
const DATA_EXCEPTION = '22'
const CHECK_VIOLATION = '23514'
/** A sequence has nothing left to give. */
const SEQUENCE_LIMIT = '2200H'

/**
 * What the caller is told of a failure. Anything not foreseen becomes a plain 500.
 *
 * @param isWriting whether the call had come so far that it could wait for a record
 * @param isTrial whether all that it does is undone
 */
export function asProblem(error: unknown, isWriting: boolean, isTrial: boolean): Problem {
  if (error instanceof Problem) return error
  if (error instanceof MutexTimeout) return waitedInVain()
  if (error instanceof BulkheadFull) return unavailable('All connections for writes are in use.')
  const failure = databaseFailure(error)
  const { state = '', message, isUnreachable, isUnopened, isPoolExhausted } = failure
  if (state === LOCK_NOT_AVAILABLE && isWriting) {
    return waitedInVain()
  }
  if (state === CHECK_VIOLATION) return constraintProblem(message)
  if (state === SEQUENCE_LIMIT) return noIdLeft(message)
  if (state.startsWith(DATA_EXCEPTION)) {
    return new Problem('invalid_parameter', 'A value of the request has the wrong form.')
  }
  if (BUSY.has(state)) return unavailable('The database is busy.')
  if (state === READ_ONLY) return unavailable('The database takes no writes.')
  if (state === TOO_MANY_CONNECTIONS) return unavailable('The database has no connection left.')
  if (failure.isNotLetIn) return unavailable('The database does not let the service in.')
  if (state.startsWith(NO_ROOM)) return unavailable('The database has no room left.')
  if (isPoolExhausted && hasAllConnections()) {
    return unavailable('All connections to the database are in use.')
  }
  if (isUnreachable) {
    const isLost = isWriting && !isTrial && !isUnopened
    return isLost ? lostOnTheWay() : unavailable('The database cannot be reached.')
  }
  return failed()
}

/** The message names the sequence, in any language. */
function noIdLeft(message: string): Problem {
  const resource = givenIdsBy(/"(\w+)"/.exec(message)?.[1] ?? '')
  return resource ? allGivenOut(resource) : failed()
}

const failed = (): Problem =>
  new Problem('internal', 'The service failed. Quote the request id when you report it.')

/** What a write is told that waited too long for another of its record. */
const waitedInVain = (): Problem =>
  new Problem('locked', 'Another write to this record is running. Try again.', {
    members: { locked_by: null, locked_until: null },
    headers: { 'retry-after': '1' },
  })

const AGAIN = { 'retry-after': '2' }

const unavailable = (why: string): Problem =>
  new Problem('unavailable', `${why} Nothing was half written; try again.`, { headers: AGAIN })

/**
 * What a write is told whose connection was lost, or given up as no answer came: what was sent by then
 * PostgreSQL may have done, or may do yet.
 */
const lostOnTheWay = (): Problem =>
  new Problem(
    'unavailable',
    'The database cannot be reached. Nothing was half written, but nobody knows whether this was done: look before you send it again, unless with the same Idempotency-Key.',
    { headers: AGAIN, members: { may_be_done: true } },
  )

/**
 * Each domain is named `resource__column`, so that even a bound held only there names its field.
 * Of all that PostgreSQL says of it Prisma passes on the message, which has the name in any language.
 */
function constraintProblem(message: string): Problem {
  const [, name, column = ''] = /(\w+?)__(\w+)/.exec(message) ?? []
  const resource = (resources as readonly Resource[]).find((each) => each.name === name)
  const field = resource?.leaves.find((each) => each.column === column)
  if (field && kindOf(field).merged) return validationProblem([tooMuchMerged(field)])
  const label = field?.label ?? column
  return validationProblem([
    {
      pointer: field ? field.path.reduce(pointerTo, '') : `/${column}`,
      code: 'out_of_range',
      message: `${label} is outside what the field takes.`,
    },
  ])
}
