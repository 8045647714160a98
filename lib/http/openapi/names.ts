/** Names of operations that do not follow from their path. */
const NAMES: Readonly<Record<string, string>> = {
  'POST /authenticate': 'signIn',
  'DELETE /authenticate': 'signOut',
  'GET /users': 'listPeople',
  'GET /openapi.json': 'getApiDocument',
}

/** Prefixes of paths that say whose part of the business it is, and name nothing. */
const AREAS = new Set(['fm', 'sp', 'admin'])
const VERBS: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'replace',
  PATCH: 'patch',
  DELETE: 'delete',
}

const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !AREAS.has(segment))
const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') === true
const singular = (word: string): string => word.replace(/s$/, '')
const pascal = (word: string): string =>
  word.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())

/**
 * The name of an operation, made of its method and path: `PATCH /fm/approvals/{approval_id}` is
 * `patchApproval`, and `POST …/{locking_session_id}/renew` is `renewLockingSession`.
 *
 * @param isPage true where the answer is a page of a list
 */
export function operationId(method: string, path: string, isPage: boolean): string {
  const named = NAMES[`${method} ${path}`]
  if (named) return named
  const segments = segmentsOf(path)
  const last = segments[segments.length - 1]
  const isAction = method === 'POST' && isParameter(segments[segments.length - 2])
  const words = segments.flatMap((segment, index) => {
    if (isParameter(segment) || (isAction && segment === last)) return []
    const id = `{${singular(segment).replaceAll('-', '_')}_id}`
    const isOne = segments[index + 1] === id || (method === 'POST' && index === segments.length - 1)
    return [pascal(isOne ? singular(segment) : segment)]
  })
  const verb = isAction ? last : isPage && method === 'GET' ? 'list' : VERBS[method]
  return `${verb}${words.join('')}`
}

/**
 * Refuses an operation that reads other ids than its address has: nobody would check those.
 *
 * @throws Error naming it
 */
export function refuseOtherIds(method: string, path: string, read: readonly string[]): void {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if ([...inPath].sort().join() === [...read].sort().join()) return
  throw new Error(`${method} ${path} reads the ids ${read.join(', ') || '(none)'}`)
}
