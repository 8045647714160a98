import { apiFetch } from '@/components/api/api'
import { queryText } from '@/components/list/query/listState'

/** A record that a search found. */
export interface FoundRecord {
  readonly kind: 'client' | 'approval'
  readonly id: string
  readonly label: string
  readonly hint: string
  /** Type of client or status of approval, in the service's spelling. */
  readonly status: string | null
}

const MOST = 6
const MOST_CHARACTERS = 100

interface Row {
  readonly [member: string]: string | null
}

const kinds = {
  client: {
    permission: 'Clients:Read',
    path: '/api/v1/fm/clients',
    page: '/clients',
    fields: 'client_id,name,client_type',
    longestId: 10,
    read: (row: Row): FoundRecord => ({
      kind: 'client',
      id: row.client_id ?? '',
      label: row.name || `Client ${row.client_id}`,
      hint: row.client_id ?? '',
      status: row.client_type ?? null,
    }),
  },
  approval: {
    permission: 'Approvals:Read',
    path: '/api/v1/fm/approvals',
    page: '/approvals',
    fields: 'approval_id,contract_id,driver_name,status_flag',
    longestId: 20,
    read: (row: Row): FoundRecord => ({
      kind: 'approval',
      id: row.approval_id ?? '',
      label: `Approval ${row.approval_id}`,
      hint: [row.contract_id, row.driver_name].filter(Boolean).join(', '),
      status: row.status_flag ?? null,
    }),
  },
} as const

/** The page of a record. */
export const pageOf = (kind: FoundRecord['kind'], id: string): string => `${kinds[kind].page}/${id}`

/** The records that a number may be the id of, without asking whether they exist. */
export function recordsOfId(typed: string, permissions: readonly string[]) {
  const id = typed.trim()
  if (!/^[1-9]\d*$/.test(id)) return []
  return (['client', 'approval'] as const)
    .filter((kind) => permissions.includes(kinds[kind].permission))
    .filter((kind) => id.length <= kinds[kind].longestId)
    .map((kind) => ({ kind, id }))
}

/** Searches what the role may read. @throws ApiProblem */
export async function searchRecords(
  typed: string,
  permissions: readonly string[],
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const found = await Promise.all(
    Object.values(kinds)
      .filter(({ permission }) => permissions.includes(permission))
      .map(async ({ path, fields, read }) => {
        const search = [...typed].slice(0, MOST_CHARACTERS).join('')
        const query = new URLSearchParams({ search, limit: String(MOST), fields })
        const { body } = await apiFetch<{ data: Row[] }>(path + queryText(query), { signal })
        return body.data.map(read)
      }),
  )
  return found.flat()
}
