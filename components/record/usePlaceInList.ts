import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryText } from '@/components/api/address'
import { presentContext } from '@/components/api/headers'
import { listKey, recordCalls } from '@/components/api/records'
import { nextPage, rowsBefore } from '@/components/list/query/cursorStack'
import { namePage } from '@/components/list/query/listState'
import {
  type ListWay,
  type PlaceInList,
  placeOf,
  readWay,
  type WayPage,
  wayKeptAs,
  withPage,
} from '@/components/list/query/way'
import { PAGE_SIZE, type PageEnd, pageEndOf } from '@/components/list/state/listPage'
import { inTab } from '@/components/state/webStorage'
import type { Resource } from '@/lib/resources/resource'

/** Where a record stands in the list that this tab has shown last; null where that had no such record. */
export function usePlaceInList(
  resource: Resource,
  id: string,
): { way: ListWay; place: PlaceInList } | null {
  const name = wayKeptAs(resource.name)
  const [way, setWay] = useState<ListWay | null>(null)
  useEffect(() => setWay(readWay(inTab.read(name))), [name])
  const place = way && placeOf(way, id)
  const isLast = place !== null && place.next === null && way?.cursor != null
  const { data: ahead } = useQuery({
    queryKey: [...listKey(resource.name), 'way', way?.query, way?.zone, way?.cursor],
    queryFn: ({ signal }) => pageAhead(resource, way as ListWay, signal),
    enabled: isLast,
  })
  useEffect(() => {
    if (!isLast || !way || !ahead || ahead.after !== way.cursor) return
    const longer = withPage(way, way, ahead.page, ahead.end)
    inTab.keep(name, longer)
    setWay(longer)
  }, [isLast, way, ahead, name])
  return way && place && { way, place }
}

interface Ahead {
  /** The cursor behind which it stands. */
  readonly after: string | null
  readonly page: WayPage
  readonly end: PageEnd
}

/** The page that follows those of a way, with nothing of its records but their ids. */
async function pageAhead(resource: Resource, way: ListWay, signal: AbortSignal): Promise<Ahead> {
  const { cursor, pages, zone } = way
  const { name: id } = resource.id
  const query = new URLSearchParams(way.query)
  query.set('fields', id)
  query.set('limit', String(PAGE_SIZE))
  query.set('cursor', cursor ?? '')
  // The place is of the list as it was shown, whichever zone is chosen meanwhile.
  const headers = { ...presentContext(), 'Time-Zone': zone }
  const { body } = await recordCalls(resource).list(query, { signal, headers })
  const last = pages.at(-1)
  const { number: page = 0, before = 0, rows = 0 } = last ?? {}
  const step = nextPage({ page, before }, rows, cursor ?? '', PAGE_SIZE)
  const address = new URL(last?.address ?? way.list, location.href)
  namePage(address.searchParams, step)
  return {
    after: cursor,
    page: {
      number: step.page,
      before: rowsBefore(step, PAGE_SIZE),
      rows: body.data.length,
      address: address.pathname + queryText(address.searchParams),
      ids: body.data.map((record) => String(record[id])),
    },
    end: pageEndOf(body),
  }
}
