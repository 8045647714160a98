import type { SortingState } from '@tanstack/react-table'
import type { ComponentType } from 'react'
import {
  type IdsCall,
  type ListCall,
  type PageOptions,
  type RecordPage,
  recordCalls,
} from '@/components/api/records'
import {
  nounOf,
  parentParameter,
  recordPage,
  resourcePage,
  segmentOf,
} from '@/lib/derive/addresses'
import { namingColumn } from '@/lib/derive/fileColumns'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import type { ListRow } from './columns/cellText'
import {
  type ColumnOverride,
  groupColumns,
  type ListColumn,
  resourceColumns,
} from './columns/columns'
import { paymentColumns } from './columns/paymentColumn'
import type { ListEditing } from './editing'
import type { ExportPage } from './exportCsv'
import { type FilterOf, filtersOver, isDayFilter } from './filter/chips'
import type { AskedState, Filters, ListShape } from './query/listState'
import { readSort } from './query/sort'
import { readableMembers } from './readableMembers'

/** All that tells one list from another. It is made once, outside of components. */
export interface ListConfig {
  /** Names the list in what is kept on the device. */
  readonly key: string
  /** Names what it lists in queries: lists of the same records are read anew together. */
  readonly of: string
  readonly noun: { readonly one: string; readonly many: string }
  /** The list's own page. */
  readonly page: string
  /** The page at which a record opens, by the member that identifies it. */
  readonly recordHref: (id: string) => string
  /** What the records belong to, on a page below that: `client`. */
  readonly owner?: string
  /** Said where it is empty, in place of that there is nothing: there may be what the role does not see. */
  readonly emptyWords?: string
  /** Parameters of every call, whatever is filtered: `{client_id: '12'}`. */
  readonly fixed?: Readonly<Record<string, string>>
  /** How a page of it is read. */
  readonly list: ListCall
  /** The member that identifies a record. */
  readonly id: string
  /** The column that names a record and links to it: it stays first and in sight. */
  readonly primary: string
  readonly columns: ReadonlyMap<string, ListColumn>
  /** What filters can be over besides columns. */
  readonly groups?: readonly ListColumn[]
  readonly defaultColumns: readonly string[]
  /** Members that are asked for whatever is shown: those that work on chosen records needs. */
  readonly also?: readonly string[]
  /** What a card on a narrow screen tells beside the name, in its order. */
  readonly cardColumns: readonly string[]
  readonly defaultSort: SortingState
  /** What the search looks in, in a few words; null for a list without search. */
  readonly searchWords: string | null
  /** All that it looks in, within a sentence; absent where it has none. */
  readonly searched?: string
  readonly shape: ListShape
  /** What each parameter asks, where it follows from a column. */
  readonly filterOf: FilterOf
  /** True for a parameter that the list's own filter bar shows. */
  readonly hasEditor?: (parameter: string) => boolean
  /** An answered record as a row, where the list shows more than its members. */
  readonly rowOf?: (record: ListRow, filters: Filters) => ListRow
  /** What is said below the rows of a page that do not tell all; null where they do. */
  readonly noteOf?: (page: RecordPage, query: URLSearchParams) => string | null
  /** What a row is about, where its naming column alone does not tell it from others. */
  readonly about?: (row: ListRow) => string
  /** Cells that are more than a text, by column. */
  readonly cells?: Readonly<Record<string, ComponentType<{ value: unknown }>>>
  /** Stands behind the name of each of its records, where there is something to be warned of. */
  readonly Mark?: ComponentType<{ of: string; id: string; version: unknown }> | undefined
  /** What lets people write in its rows, where they may. */
  readonly editing?: ListEditing
  /** What files get: what rows show, or lines of their own. */
  readonly exported: ExportRecords | ExportLines
  /** Whether files of it can be edited and imported again. */
  readonly isImportable?: boolean
  /** Read anew whenever it is shown: whatever a person does anywhere changes it. */
  readonly isLive?: true
  /** Before a total that the service did not count to its end: `about`. */
  readonly inexact?: string
}

/** Files whose lines are the list's rows: how all that match are found at once. */
export interface ExportRecords {
  readonly ids: IdsCall
}

/** The lines of an exported file: of all that match, and of one record. */
export interface ExportLines {
  readonly columns: readonly ListColumn[]
  /** @throws ApiProblem */
  page(
    asked: Pick<AskedState, 'filters' | 'sort'>,
    cursor: string | null,
    options: PageOptions,
  ): Promise<ExportPage>
  /** None where there is no such record any more. @throws ApiProblem */
  one(id: string, options: PageOptions): Promise<readonly ListRow[]>
}

/** What a list of a resource has that does not follow from its definition. */
export interface ResourceListOptions extends Pick<ListConfig, 'also' | 'Mark'> {
  /** In place of the words that follow from what is searched. */
  readonly searchWords?: string
  readonly columns?: Readonly<Record<string, ColumnOverride>>
  /** Permissions without which members that need them are left out. */
  readonly lacking?: readonly string[]
  /** What lets people write in its rows, where they may. */
  readonly editing?: ListEditing
  /** The id of the parent to whose records the list is kept. */
  readonly parentId?: string
}

/** A list over a resource: columns, filters, sorts and addresses follow from its definition. */
export function resourceList(
  resource: Resource,
  {
    searchWords,
    columns: overrides,
    also = [],
    lacking = [],
    editing,
    parentId,
    Mark,
  }: ResourceListOptions = {},
): ListConfig {
  const { list: spec, id, derived, name } = resource
  if (!spec) throw new Error(`There is no list of ${name}`)
  const calls = recordCalls(resource)
  const isHeld = (permission: string) => !lacking.includes(permission)
  const members = readableMembers(resource, also, isHeld)
  const columns = new Map(
    resourceColumns(resource, overrides)
      .filter(({ permission }) => !permission || isHeld(permission))
      .map((column) => [column.id, column]),
  )
  const groups = [...groupColumns(resource), ...paymentColumns(resource)]
  const filterOf = filtersOver([...columns.values(), ...groups])
  // Of the records of one parent, all tell the same of it.
  const same = new Set<string>(
    parentId === undefined
      ? []
      : [
          parentParameter(resource),
          ...derived.flatMap((member) => ('parent' in member.of ? [member.name] : [])),
        ],
  )
  const shown = (ids: readonly string[]) =>
    ids.filter((each) => columns.has(each) && !same.has(each))
  return {
    key: parentId === undefined ? name : `${resource.parent?.resource.name}${resource.plural}`,
    of: name,
    noun: nounOf(resource),
    list: calls.list,
    exported: { ids: calls.ids },
    id: id.name,
    primary: namingColumn(resource),
    columns,
    Mark,
    groups,
    // A cell is saved over the version that it was opened on.
    also: editing ? [...members, '_etag', ...membersIn(editing, columns)] : members,
    editing,
    defaultColumns: shown(spec.shown),
    cardColumns: shown(spec.onCards),
    defaultSort: readSort(spec.defaultSort, () => true),
    searchWords: spec.searched.length > 0 ? (searchWords ?? wordsOf(spec.searched, columns)) : null,
    searched: withinSentence(
      wordsOf([...spec.searched, ...spec.searchedNames], columns, Number.POSITIVE_INFINITY),
    ),
    isImportable: resource.changes.includes('bulk'),
    ...placeOf(resource, parentId),
    recordHref: (id) => recordPage(resource, id),
    filterOf,
    shape: {
      isSortable: (member) => columns.get(member)?.isSortable ?? false,
      isColumn: (column) => columns.has(column),
      isDay: (parameter) => isDayFilter(filterOf, parameter),
    },
  }
}

const membersIn = (editing: ListEditing, columns: ReadonlyMap<string, ListColumn>): string[] =>
  [...editing.columns].flatMap((each) => columns.get(each)?.path[0] ?? [])

/** The page of a list: the resource's own, or below the parent whose records it shows. */
function placeOf(resource: Resource, parentId: string | undefined) {
  if (parentId === undefined || !resource.parent) return { page: resourcePage(resource) }
  return {
    page: `${recordPage(resource.parent.resource, parentId)}/${segmentOf(resource)}`,
    owner: nounOf(resource.parent.resource).one,
    fixed: { [parentParameter(resource)]: parentId },
  }
}

/** What a search looks in: `Name, client code or ABN`. */
function wordsOf(
  searched: readonly string[],
  columns: ReadonlyMap<string, ListColumn>,
  most = MAX_WORDS,
): string {
  const labels = searched.flatMap((name) => columns.get(name)?.label ?? [])
  const [first = '', ...others] = labels.slice(0, most)
  const rest = others.map((label) => withinSentence(label))
  const last = rest.pop()
  return [[first, ...rest].join(', '), ...(last ? [last] : [])].join(' or ')
}

const MAX_WORDS = 4
