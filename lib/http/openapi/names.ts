/** The parts of the API that operations are grouped by, by the path's word for them. */
const TAGS: Readonly<Record<string, readonly [name: string, description: string]>> = {
  authenticate: ['Signing in', 'Bearer tokens, and what they allow.'],
  me: ['Signing in', ''],
  clients: ['Clients', 'Customer organisations and what is agreed with them.'],
  'packaging-defaults': ['Packaging defaults', 'Bank, pay-run and payroll settings of a client.'],
  approvals: ['Approvals', 'Requests to pay a supplier or a driver under a contract.'],
  'locking-sessions': ['Locking sessions', 'Locks on approvals that outlast a call.'],
  contracts: ['Contracts', 'Which client a contract belongs to.'],
  events: ['History', 'Who changed what, when, and why.'],
  overview: ['Overview', 'What needs attention.'],
  users: ['Users and roles', 'Who may sign in, and what they may do.'],
  roles: ['Users and roles', ''],
  permissions: ['Users and roles', ''],
  'openapi.json': ['This document', 'The description of the API.'],
}

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
 * The tag of a path.
 *
 * @throws Error for a path that no tag covers
 */
export function tagOf(path: string): string {
  const tag = segmentsOf(path).flatMap((segment) => TAGS[segment] ?? [])[0]
  if (!tag) throw new Error(`lib/http/openapi/names.ts has no tag for ${path}`)
  return tag
}

/** The tags in use, in their order, with their descriptions. */
export const tagsIn = (used: ReadonlySet<string>) =>
  Object.values(TAGS)
    .filter(([name, description]) => description !== '' && used.has(name))
    .map(([name, description]) => ({ name, description }))
