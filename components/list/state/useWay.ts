import { useEffect } from 'react'
import { inTab } from '@/components/state/webStorage'
import type { ListConfig } from '../listConfig'
import { rowsBefore } from '../query/cursorStack'
import { type AskedState, type ListState, orderedMatchOf, writeListState } from '../query/listState'
import { readWay, wayKeptAs, withPage } from '../query/way'
import { type ListPage, PAGE_SIZE } from './listPage'

/**
 * Remembers for this tab which records the list has shown, so that from the page of one its next is
 * a step away.
 *
 * @param zone whose days its dates are
 * @param page undefined while the rows are not those that the address asks for
 */
export function useWay(
  config: ListConfig,
  state: ListState,
  asked: AskedState,
  zone: string,
  page: ListPage | undefined,
): void {
  useEffect(() => {
    // A row that is made of several records leads to none of them alone.
    if (!page || config.rowOf) return
    const name = wayKeptAs(config.of)
    const shown = {
      number: state.page,
      before: rowsBefore(state, PAGE_SIZE),
      rows: page.count,
      address: config.page + writeListState(state),
      ids: page.rows.map((row) => String(row[config.id])),
    }
    const list = { list: config.page, query: orderedMatchOf(asked).toString(), zone }
    inTab.keep(name, withPage(readWay(inTab.read(name)), list, shown, page))
  }, [config, state, asked, zone, page])
}
