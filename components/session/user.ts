import { useQuery } from '@tanstack/react-query'
import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'

/** Who is signed in and what they may do; permissions are looked up by the names of definitions. */
export interface SessionUser extends Omit<Schemas['Me'], 'permissions'> {
  readonly permissions: readonly string[]
}

/** Where the answer of /me is kept; the console's layout puts it there before the first paint. */
export const sessionUserKey = ['me']

/** What is known of the signed-in user. */
export const useSession = () =>
  useQuery({
    queryKey: sessionUserKey,
    queryFn: async ({ signal }): Promise<SessionUser> => (await api.get('/me', { signal })).body,
    staleTime: 60_000,
  })

/** The signed-in user; undefined only while the first answer is on its way, or where none came. */
export const useSessionUser = (): SessionUser | undefined => useSession().data

/** Whether the role allows it, such as `Clients:Update`; false until known. */
export function usePermission(permission: string): boolean {
  return useSessionUser()?.permissions.includes(permission) ?? false
}

/** Two letters to stand for a person: `Mei Nguyen` is `MN`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const shown = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return shown
    .map((word) => Array.from(word ?? '')[0])
    .join('')
    .toUpperCase()
}
