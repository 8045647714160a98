import { api, apiFetch } from '@/components/api/api'

export interface User {
  readonly user_id: string
  readonly user_name: string
  readonly display_name: string
  readonly role_id: string
  readonly role_name: string
  readonly enabled: boolean
  readonly created: string
  readonly last_edit: string
}

export interface Role {
  readonly role_id: string
  readonly name: string
  readonly permissions: readonly string[]
  /** How many users have it. */
  readonly users: number
}

export interface Permission {
  readonly permission: string
  /** What it allows, in words. */
  readonly allows: string
}

/** A record with the tag that a change of it is based on. */
export interface Tagged<Record> {
  readonly record: Record
  readonly etag: string | null
}

/** Where the answers are kept. */
export const usersKey = ['admin', 'users']
export const rolesKey = ['admin', 'roles']
export const permissionsKey = ['admin', 'permissions']

const root = '/api/v1/admin'
export const usersPath = `${root}/users`
export const rolesPath = `${root}/roles`
export const userPath = (id: string): string => `${usersPath}/${id}`
export const rolePath = (id: string): string => `${rolesPath}/${id}`

const PAGE = 200

/** Every record of a list, page by page: these lists are short. */
async function readAll<Row>(path: string, signal?: AbortSignal): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const { body } = await apiFetch<{ data: Row[]; next_cursor: string | null }>(
      `${path}?limit=${PAGE}${after}`,
      { signal },
    )
    rows.push(...body.data)
    cursor = body.next_cursor
  } while (cursor)
  return rows
}

const withPlainCount = (role: Role): Role => ({ ...role, users: Number(role.users) })

/** @throws ApiProblem */
export const readUsers = (signal?: AbortSignal): Promise<User[]> => readAll(usersPath, signal)

/** @throws ApiProblem */
export const readRoles = async (signal?: AbortSignal): Promise<Role[]> =>
  (await readAll<Role>(rolesPath, signal)).map(withPlainCount)

/** @throws ApiProblem */
export async function readPermissions(signal?: AbortSignal): Promise<Permission[]> {
  return (await api.get('/admin/permissions', { signal })).body.data
}

/** @throws ApiProblem */
export async function readTagged<Record>(
  path: string,
  signal: AbortSignal,
): Promise<Tagged<Record>> {
  const { body, etag } = await apiFetch<Record>(path, { signal })
  return { record: body, etag }
}
