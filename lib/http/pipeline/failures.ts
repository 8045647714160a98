import { Problem, validationProblem } from '@/lib/problem'

/** The members of a database error that say what to make of it. */
interface DatabaseError {
  readonly code?: string
  readonly constraint?: string
  readonly message?: string
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '25006',
  '25P03',
  // The same in Prisma's words.
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
])
const LOCK_TIMEOUT = '55P03'
const DEADLOCK = '40P01'
const STATEMENT_TIMEOUT = '57014'
/** Class 22: a cursor made by hand, say, whose parts are no values of their types. */
const DATA_EXCEPTION = '22'
const CHECK_VIOLATION = '23514'

/** What the caller is told of a failure. Anything not foreseen becomes a plain 500. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code = '', constraint = '', message = '' } = (error ?? {}) as DatabaseError
  if (code === LOCK_TIMEOUT) {
    return new Problem('locked', 'Another write to this record is running. Try again.', {
      members: { locked_by: null, locked_until: null },
      headers: { 'retry-after': '1' },
    })
  }
  if (code === CHECK_VIOLATION) return constraintProblem(constraint)
  if (code.startsWith(DATA_EXCEPTION)) {
    return new Problem('invalid_parameter', 'A value of the request has the wrong form.')
  }
  if (code === DEADLOCK || code === STATEMENT_TIMEOUT) return unavailable('The database is busy.')
  if (
    UNREACHABLE.has(code) ||
    /timeout exceeded|Connection terminated|not queryable/.test(message)
  ) {
    return unavailable('The database cannot be reached.')
  }
  return new Problem('internal', 'The service failed. Quote the request id when you report it.')
}

const unavailable = (why: string): Problem =>
  new Problem('unavailable', `${why} Nothing was half written; try again.`, {
    headers: { 'retry-after': '2' },
  })

/** Each domain is named `resource__column`, so that even a bound held only there names its field. */
function constraintProblem(constraint: string): Problem {
  const column = constraint.split('__')[1] ?? ''
  return validationProblem([
    {
      pointer: `/${column}`,
      code: 'out_of_range',
      message: `The value of ${column} is outside what the field takes.`,
    },
  ])
}
