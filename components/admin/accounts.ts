import { type ApiAnswer, api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'

export type User = Schemas['User']

/** How many users have it is a figure like any other. */
export type Role = Omit<Schemas['Role'], 'users'> & { readonly users: number }

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

const PAGE = 200

interface Page<Row> {
  readonly data: readonly Row[]
  readonly next_cursor: string | null
}

/** Every record of a list, page by page: these lists are short. */
async function readAll<Row>(
  read: (query: { limit: number; cursor?: string }) => Promise<ApiAnswer<Page<Partial<Row>>>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const { body }: ApiAnswer<Page<Partial<Row>>> = await read({
      limit: PAGE,
      ...(cursor && { cursor }),
    })
    // Where the call does not cut them to some members, they are whole.
    rows.push(...(body.data as readonly Row[]))
    cursor = body.next_cursor
  } while (cursor)
  return rows
}

const withPlainCount = (role: Schemas['Role']): Role => ({ ...role, users: Number(role.users) })

/** @throws ApiProblem */
export const readUsers = (signal?: AbortSignal): Promise<User[]> =>
  readAll<User>((query) => api.get('/admin/users', { query, signal }))

/** @throws ApiProblem */
export const readRoles = async (signal?: AbortSignal): Promise<Role[]> =>
  (await readAll<Schemas['Role']>((query) => api.get('/admin/roles', { query, signal }))).map(
    withPlainCount,
  )

/** @throws ApiProblem */
export async function readPermissions(signal?: AbortSignal): Promise<Permission[]> {
  return (await api.get('/admin/permissions', { signal })).body.data
}

/** How one of the records is read. @throws ApiProblem */
export type ReadTagged<Record> = (signal: AbortSignal) => Promise<Tagged<Record>>

export const readUser =
  (user_id: string): ReadTagged<User> =>
  async (signal) => {
    const { body, etag } = await api.get('/admin/users/{user_id}', { path: { user_id }, signal })
    return { record: body, etag }
  }

export const readRole =
  (role_id: string): ReadTagged<Role> =>
  async (signal) => {
    const { body, etag } = await api.get('/admin/roles/{role_id}', { path: { role_id }, signal })
    return { record: withPlainCount(body), etag }
  }
