import { apiFetch } from '@/lib/console/api'
import type { ListRow } from '@/lib/console/list/columns/cellText'
import type { ListColumn } from '@/lib/console/list/columns/columns'
import { type ListState, matchParameters, queryText } from '@/lib/console/list/query/listState'
import { writeSort } from '@/lib/console/list/query/sort'
import type { ListConfig } from '../listConfig'

/** Rows of a page on the screen. */
export const PAGE_SIZE = 50
/** Rows of a page of an export: the most that the endpoint gives. */
export const EXPORT_PAGE_SIZE = 200

/** A page of a list. */
export interface ListPage {
  readonly rows: readonly ListRow[]
  readonly nextCursor: string | null
  readonly total: number
  readonly isExact: boolean
}

interface Answer {
  data: ListRow[]
  next_cursor: string | null
  /** Counts are within a double; figures of records never pass through one. */
  total: { toString(): string }
  total_exact: boolean
}

/** The endpoint's address for a page, asking only for the members that are shown. */
export function pagePath(
  config: ListConfig,
  state: Pick<ListState, 'search' | 'filters' | 'sort' | 'cursor'>,
  columns: readonly ListColumn[],
  limit = PAGE_SIZE,
): string {
  const parameters = matchParameters(state)
  for (const [name, value] of Object.entries(config.fixed ?? {})) parameters.set(name, value)
  if (state.sort.length > 0) parameters.set('sort', writeSort(state.sort))
  parameters.set('limit', String(limit))
  const members = columns.map((column) => column.path[0] as string)
  parameters.set('fields', [...new Set([config.id, config.primary, ...members])].join(','))
  if (state.cursor) parameters.set('cursor', state.cursor)
  return config.endpoint + queryText(parameters)
}

/** @throws ApiProblem */
export async function readPage(path: string, signal?: AbortSignal): Promise<ListPage> {
  const { body } = await apiFetch<Answer>(path, { signal })
  return {
    rows: body.data,
    nextCursor: body.next_cursor,
    total: Number(body.total),
    isExact: body.total_exact,
  }
}
