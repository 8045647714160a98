import type { SortingState } from '@tanstack/react-table'
import type { ComponentType } from 'react'
import type { Resource } from '@/lib/resources/resource'
import type { ListRow } from './columns/cellText'
import { type ColumnOverride, type ListColumn, resourceColumns } from './columns/columns'
import type { ExportPage } from './exportCsv'
import { type FilterOf, filtersOver, isDayFilter } from './filter/chips'
import type { Filters, ListShape } from './query/listState'
import { readSort } from './query/sort'

/** All that tells one list from another. It is made once, outside of components. */
export interface ListConfig {
  /** Names the list in queries and in what is kept on the device. */
  readonly key: string
  readonly noun: { readonly one: string; readonly many: string }
  /** The list's own page; a record opens below it, at its id. */
  readonly page: string
  /** The page below which a record opens, where that is another. */
  readonly recordPage?: string
  /** Parameters of every call, whatever is filtered: `{client_id: '12'}`. */
  readonly fixed?: Readonly<Record<string, string>>
  /** The list endpoint: `/api/v1/fm/clients`. */
  readonly endpoint: string
  /** The member that identifies a record. */
  readonly id: string
  /** The column that names a record and links to it: it stays first and in sight. */
  readonly primary: string
  readonly columns: ReadonlyMap<string, ListColumn>
  readonly defaultColumns: readonly string[]
  /** Members that are asked for whatever is shown: those that work on chosen records needs. */
  readonly also?: readonly string[]
  /** What a card on a narrow screen tells beside the name, in its order. */
  readonly cardColumns: readonly string[]
  readonly defaultSort: SortingState
  /** What the search looks in, in a few words; null for a list without search. */
  readonly searchWords: string | null
  readonly shape: ListShape
  /** What each parameter asks, where it follows from a column. */
  readonly filterOf: FilterOf
  /** True for a parameter that the list's own filter bar shows. */
  readonly hasEditor?: (parameter: string) => boolean
  /** An answered record as a row, where the list shows more than its members. */
  readonly rowOf?: (record: ListRow, filters: Filters) => ListRow
  /** What a row is about, where its naming column alone does not tell it from others. */
  readonly about?: (row: ListRow) => string
  /** Cells that are more than a text, by column. */
  readonly cells?: Readonly<Record<string, ComponentType<{ value: unknown }>>>
  /** What files get, where that is not what rows show. */
  readonly lines?: ExportLines
  /** Whether files of it can be edited and imported again. */
  readonly isImportable?: true
  /** Read anew whenever it is shown: whatever a person does anywhere changes it. */
  readonly isLive?: true
  /** Before a total that the service did not count to its end: `about`. */
  readonly inexact?: string
}

/** The lines of an exported file: of all that match, and of one record. */
export interface ExportLines {
  readonly columns: readonly ListColumn[]
  /** @throws ApiProblem */
  page(filters: Filters, cursor: string | null, signal: AbortSignal): Promise<ExportPage>
  /** @throws ApiProblem */
  one(id: string, signal: AbortSignal): Promise<readonly ListRow[]>
}

interface ResourceListOptions
  extends Pick<
    ListConfig,
    | 'noun'
    | 'page'
    | 'endpoint'
    | 'primary'
    | 'defaultColumns'
    | 'cardColumns'
    | 'searchWords'
    | 'also'
    | 'isImportable'
  > {
  readonly overrides?: Readonly<Record<string, ColumnOverride>>
  /** Permissions without which members that need them are left out. */
  readonly lacking?: readonly string[]
}

/** A list over a resource: columns, filters and sorts follow from its definition. */
export function resourceList(
  resource: Resource,
  { overrides, lacking = [], ...options }: ResourceListOptions,
): ListConfig {
  const spec = resource.list
  if (!spec) throw new Error(`There is no list of ${resource.name}`)
  const columns = new Map(
    resourceColumns(resource, overrides)
      .filter(({ permission }) => !permission || !lacking.includes(permission))
      .map((column) => [column.id, column]),
  )
  const filterOf = filtersOver(columns.values())
  const known = (ids: readonly string[]) => ids.filter((id) => columns.has(id))
  return {
    ...options,
    key: resource.name,
    id: resource.id.name,
    columns,
    defaultColumns: known(options.defaultColumns),
    cardColumns: known(options.cardColumns),
    defaultSort: readSort(spec.defaultSort, () => true),
    filterOf,
    shape: {
      isSortable: (member) => columns.get(member)?.isSortable ?? false,
      isColumn: (id) => columns.has(id),
      isDay: (parameter) => isDayFilter(filterOf, parameter),
    },
  }
}

/** The address of a record of the list. */
export const recordHref = (config: ListConfig, id: string): string =>
  `${config.recordPage ?? config.page}/${encodeURIComponent(id)}`
