import { searchTable } from '@/lib/derive/searchText'
import type { Part } from './listOrder'
import type { Store } from './stores'

/** The tables that a list is read from, as SQL: the record is `t` everywhere, and its search text `s`. */
export interface ListTables {
  readonly store: Store
  /** Where it is found which records match. */
  readonly found: string
  /** Where the matches of a part are found with what they are sorted by. */
  gathered(part: Part): string
  /** Some records only, which are read one after the other. */
  walked(records: string): string
  /** Records of a part by their ids, of which an array is given as SQL. */
  amongst(part: Part, ids: string): string
}

/** The tables of a list, each only where it is needed. */
export function listTables(store: Store, isSearched: boolean, isFiltered: boolean): ListTables {
  const { table, id, idType } = store
  const texts = searchTable(store.resource)
  const found = (readsRecord: boolean) => {
    if (!isSearched) return `${table} t`
    return readsRecord
      ? `${texts} s JOIN ${table} t ON t.${id} = s.${id}`
      : `${texts} s CROSS JOIN LATERAL (SELECT s.${id}) t`
  }
  // Without OFFSET the planner may read all of a table for the sake of a few thousand rows.
  const each = (of: string, as: string, by: string) =>
    `CROSS JOIN LATERAL (SELECT * FROM ${of} r WHERE r.${id} = ${by}.${id} OFFSET 0) ${as}`
  const known = (ids: string, as: string) => `unnest(${ids}::${idType}[]) ${as}(${id})`
  return {
    store,
    found: found(isFiltered),
    gathered: (part) => found(isFiltered || orderOf(part) === 'record'),
    walked: (records) => (isSearched ? `${records} t ${each(texts, 's', 't')}` : `${records} t`),
    amongst(part, ids) {
      const order = orderOf(part)
      if (order === 'record') return `${known(ids, 'f')} ${each(table, 't', 'f')}`
      return order === 'text' ? `${known(ids, 't')} ${each(texts, 's', 't')}` : known(ids, 't')
    },
  }
}

/** What the order of a part is made of, besides the id, which always comes last. */
function orderOf({ keys, condition, fixed }: Part): 'id' | 'text' | 'record' {
  if (keys[0]?.isRank) return 'text'
  return keys.length === 1 && !condition && fixed.length === 0 ? 'id' : 'record'
}
