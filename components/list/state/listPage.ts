import { queryText } from '@/components/api/address'
import { MAX_PER_CALL } from '@/components/api/parts'
import type { PageOptions, RecordPage } from '@/components/api/records'
import type { ListRow } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import type { ListConfig } from '../listConfig'
import { type AskedState, askedByIds, type Filters, orderedMatchOf } from '../query/listState'

/** Rows of a page on the screen. */
export const PAGE_SIZE = 50

/** A page of a list. */
export interface ListPage {
  /** The query that it answers: what is drawn may still be of the one before. */
  readonly query: string
  readonly rows: readonly ListRow[]
  readonly nextCursor: string | null
  readonly total: number
  readonly isExact: boolean
  /** What is said below its rows. */
  readonly note: string | null
  /** How many of the rows are its own: others are those of before that are held in sight. */
  readonly count: number
}

/** What of a page tells how the list goes on. */
export type PageEnd = Pick<ListPage, 'nextCursor' | 'total' | 'isExact'>

/** How a list goes on behind a page, by the service's answer. */
export const pageEndOf = (body: RecordPage): PageEnd => ({
  nextCursor: body.next_cursor,
  // Counts are within a double; figures of records never pass through one.
  total: Number(body.total),
  isExact: body.total_exact,
})

/** A page that can be had: its query tells it from all others of its list. */
export interface PageCall {
  readonly query: string
  /** @throws ApiProblem */
  read(options?: PageOptions): Promise<ListPage>
}

/** What decides which rows a page has. */
export type PageQuery = Pick<AskedState, 'search' | 'filters' | 'sort' | 'cursor'>

/** The call for a page, which asks only for the members that are shown. */
export function pageCall(
  config: ListConfig,
  state: PageQuery,
  columns: readonly ListColumn[],
  limit = PAGE_SIZE,
): PageCall {
  const query = queryOf(config, state, columns, limit)
  return {
    query: queryText(query),
    read: (options) => readPage(config, query, state.filters, options),
  }
}

function queryOf(
  config: ListConfig,
  state: PageQuery,
  columns: readonly ListColumn[],
  limit: number,
): URLSearchParams {
  const parameters = orderedMatchOf(state)
  parameters.set('limit', String(limit))
  if (!config.rowOf) parameters.set('fields', membersOf(config, columns).join(','))
  if (columns.some(({ naming }) => naming)) parameters.set('include', 'labels')
  if (state.cursor) parameters.set('cursor', state.cursor)
  return parameters
}

/** The members of a record that columns show, and those that the list needs in any case. */
const membersOf = (config: ListConfig, columns: readonly ListColumn[]): string[] => [
  ...new Set([
    config.id,
    config.primary,
    ...(config.also ?? []),
    ...columns.map(({ path }) => path[0] as string),
  ]),
]

async function readPage(
  config: ListConfig,
  query: URLSearchParams,
  filters: Filters,
  options: PageOptions | undefined,
): Promise<ListPage> {
  const { body } = await config.list(query, options)
  const { rowOf } = config
  return {
    query: queryText(query),
    rows: rowOf ? body.data.map((record) => rowOf(record, filters)) : body.data,
    ...pageEndOf(body),
    note: config.noteOf?.(body, query) ?? null,
    count: body.data.length,
  }
}

/**
 * A page that was read anew, with those rows of before in their places that are not to go yet, as
 * somebody writes in them.
 *
 * @param id the member that tells rows apart
 */
export function withHeld(
  page: ListPage,
  before: ListPage,
  id: string,
  isHeld: (row: string) => boolean,
): ListPage {
  const found = new Set(page.rows.map((row) => row[id]))
  const rows = [...page.rows]
  for (const [at, row] of before.rows.entries()) {
    if (!found.has(row[id]) && isHeld(String(row[id]))) rows.splice(at, 0, row)
  }
  return { ...page, rows }
}

/**
 * Chosen records as the list gives them, whatever it is narrowed to: for each id a row, or none where
 * there is no such record any more. Read one by one they would lack what lists alone tell of them.
 *
 * @param ids no more of them than one call takes
 * @throws ApiProblem
 */
export async function readChosen(
  config: ListConfig,
  ids: readonly string[],
  columns: readonly ListColumn[],
  options: PageOptions,
): Promise<readonly ListRow[][]> {
  const filters = askedByIds(config.id, ids)
  const rows: ListRow[] = []
  let cursor: string | null = null
  do {
    // Of large records a page has fewer than were asked for.
    const asked: PageQuery = { search: '', sort: [], cursor, filters }
    const page = await pageCall(config, asked, columns, MAX_PER_CALL).read(options)
    rows.push(...page.rows)
    cursor = page.nextCursor
  } while (cursor !== null)
  const byId = new Map<string, ListRow[]>(ids.map((id) => [id, []]))
  for (const row of rows) byId.get(String(row[config.id]))?.push(row)
  return ids.map((id) => byId.get(id) ?? [])
}
