import { isSearchable, searchTable, textFields } from '@/lib/derive/database/searchText'
import { onceEach } from '@/lib/derive/onceEach'
import type { Resource } from '@/lib/resources/resource'
import type { Store } from '../stores'
import type { Part } from './order'
import type { Condition, SortKey } from './query'

/** The tables that a list is read from, as SQL: the record is `t` everywhere, and its search text `s`. */
export interface ListTables {
  readonly store: Store
  /** Where it is found which records match. */
  readonly found: string
  /** Where that is found as well: some of it stands in an index there, or all of it in fewer pages. */
  readonly alsoFound: string | undefined
  /** The search texts, where all that decides which records match stands beside them. */
  readonly beside: string | undefined
  /** Where the matches of a part are found with what they are sorted by: one place, or several. */
  gathered(part: Part): readonly [string, ...string[]]
  /** Some records only, which are read one after the other. */
  walked(records: string): string
  /** True where what a part is found and sorted by stands beside the search text. */
  isBeside(part: Part): boolean
  /** Where the keys of a part's records are read, as `t`. */
  keyed(part: Part): string
  /** Records of a part by their ids, of which an array is given as SQL. */
  amongst(part: Part, ids: string): string
}

/** What a list is made of, as far as it decides where it is read. */
export interface ListNeeds {
  readonly isSearched: boolean
  readonly filters: readonly Condition[]
  readonly sort: readonly SortKey[]
  /** True where it asks for more of a record than its filters say. */
  readonly asksMore: boolean
}

/**
 * The tables of a list, each only where it is needed. What stands beside the search text is read
 * there: its row is a tenth of the record's.
 */
export function listTables(store: Store, needs: ListNeeds): ListTables {
  const { table, id, idType } = store
  const { isSearched } = needs
  const texts = searchTable(store.resource)
  const members = membersBeside(store.resource)
  const isFiltered = needs.filters.length > 0 || needs.asksMore
  const isMeantBeside =
    members.size > 0 &&
    !needs.asksMore &&
    needs.filters.every(({ filter }) => members.has(filter.member.name))
  const isSortedBeside = needs.sort.every(({ member }) => members.has(member))
  const asRecord = 'CROSS JOIN LATERAL (SELECT s.*) t'
  const narrow = `${texts} s ${asRecord}`
  const found = (readsRecord: boolean) => {
    if (!isSearched) return `${table} t`
    if (!readsRecord) return narrow
    return `${texts} s JOIN ${table} t ON t.${id} = s.${id}`
  }
  // Without OFFSET the planner may read all of a table for the sake of a few thousand rows.
  const each = (of: string, as: string, by: string) =>
    `CROSS JOIN LATERAL (SELECT * FROM ${of} r WHERE r.${id} = ${by}.${id} OFFSET 0) ${as}`
  const known = (ids: string, as: string) => `unnest(${ids}::${idType}[]) ${as}(${id})`
  const isBeside = (part: Part) => isMeantBeside && (isSortedBeside || orderOf(part) !== 'record')
  return {
    store,
    found: found(isFiltered && !isMeantBeside),
    alsoFound: !isSearched && isMeantBeside ? `${texts} t` : undefined,
    beside: isMeantBeside ? narrow : undefined,
    isBeside,
    keyed: (part) => (isSortedBeside && orderOf(part) === 'record' ? `${texts} t` : `${table} t`),
    gathered(part) {
      const whole = found(isFiltered || orderOf(part) === 'record')
      if (!isBeside(part)) return [whole]
      // A value that all of it shares has an index, as a filter may.
      const isNarrowed = isFiltered || part.fixed.length > 0
      return isSearched || !isNarrowed ? [narrow] : [narrow, whole]
    },
    walked: (records) => (isSearched ? `${records} t ${each(texts, 's', 't')}` : `${records} t`),
    amongst(part, ids) {
      const order = orderOf(part)
      if (order === 'record') {
        if (!isSortedBeside) return `${known(ids, 'f')} ${each(table, 't', 'f')}`
        return `${known(ids, 'f')} ${each(texts, 's', 'f')} ${asRecord}`
      }
      return order === 'text' ? `${known(ids, 't')} ${each(texts, 's', 't')}` : known(ids, 't')
    },
  }
}

/** Members that stand beside the search text; none where there is no such text. */
const membersBeside = onceEach(
  (resource: Resource): ReadonlySet<string> =>
    new Set(
      isSearchable(resource)
        ? [resource.id.name, ...textFields(resource).map(({ path }) => path.join('.'))]
        : [],
    ),
)

/** What the order of a part is made of, besides the id, which always comes last. */
function orderOf({ keys, condition, fixed }: Part): 'id' | 'text' | 'record' {
  if (keys[0]?.isRank) return 'text'
  return keys.length === 1 && !condition && fixed.length === 0 ? 'id' : 'record'
}
