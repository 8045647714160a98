import type { ChangeAround } from '@/lib/records/actionOn'
import type { KeyRow } from './queries'

/** How people know a key again. */
export const wordsOf = ({ prefix, name }: KeyRow): string => `${prefix} ${name}`

/** What a new key is, as changes of its account. */
export const changesOf = (row: KeyRow): readonly ChangeAround[] => [
  { field: 'key', from: null, to: wordsOf(row) },
  ...(row.has_role_permissions
    ? []
    : [{ field: 'key.permissions', from: null, to: row.permissions } as const]),
  ...(row.networks.length > 0
    ? [{ field: 'key.networks', from: null, to: row.networks } as const]
    : []),
  { field: 'key.expires_at', from: null, to: row.expires_at?.toISOString() ?? null },
]
