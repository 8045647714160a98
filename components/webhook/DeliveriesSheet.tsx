'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { byClock } from '@/components/api/byClock'
import { showMoment } from '@/components/form/model/show'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Stale } from '@/components/page/Stale'
import { useFrozenWhilePressed } from '@/components/state/useFrozenWhilePressed'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { Segmented } from '@/components/ui/field/Segmented'
import { DeliveryTable } from './DeliveryTable'
import { type Delivery, deliveriesKey, readDeliveries } from './webhooks'

const ALL = 'all'

/** What is shown, with how many there are of what somebody may have to do something about. */
const statesOf = ({ waiting, parked }: Counts) => [
  { value: ALL, label: 'All' },
  { value: 'waiting', label: `Waiting ${waiting}` },
  { value: 'parked', label: `Parked ${parked}` },
  { value: 'delivered', label: 'Delivered' },
]

const NOTHING: Readonly<Record<string, string>> = {
  [ALL]: 'Nothing was sent yet.',
  waiting: 'Nothing waits.',
  parked: 'Nothing was given up.',
  delivered: 'Nothing was delivered in the last seven days.',
}

/** How often deliveries are read anew while somebody looks, in ms. */
export const LOOK_EVERY = 5000

/** In words, as a person reads them. */
interface Counts {
  readonly waiting: string
  readonly parked: string
}

interface Props {
  id: string
  counts: Counts
  onReplay: (delivery: Delivery) => Promise<void>
}

/** What was sent, newest first, with the last answer to each. */
export function DeliveriesSheet({ id, counts, onReplay }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const [state, setState] = useState(ALL)
  const queryKey = [...deliveriesKey(id), state]
  const deliveries = useFrozenWhilePressed(
    useInfiniteQuery({
      queryKey,
      ...byClock(LOOK_EVERY, (reading, cursor: string) =>
        readDeliveries(id, {
          ...reading,
          ...(state !== ALL && { state: state as Delivery['state'] }),
          ...(cursor && { cursor }),
        }),
      ),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
    }),
  )
  const rows = deliveries.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Sheet
      title="Last answers"
      action={
        <Segmented
          aria-label="Which deliveries"
          options={statesOf(counts)}
          value={state}
          onChange={setState}
        />
      }
    >
      {deliveries.isPending ? (
        <Awaiting queryKey={queryKey} what="the deliveries">
          <Skeleton className="m-4 h-16" />
        </Awaiting>
      ) : !deliveries.data ? (
        <LoadFault
          title="The deliveries could not be loaded"
          fault={deliveries.error}
          isRetrying={deliveries.isFetching}
          onRetry={deliveries.refetch}
        />
      ) : rows.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">{NOTHING[state]}</p>
      ) : (
        <>
          {deliveries.error && (
            <Stale fault={deliveries.error} since={showMoment(deliveries.dataUpdatedAt, zone)} />
          )}
          <DeliveryTable deliveries={rows} onReplay={onReplay} />
          {deliveries.hasNextPage && (
            <div className="border-rule border-t px-1 py-2">
              <Button
                variant="quiet"
                isPending={deliveries.isFetchingNextPage}
                onPress={() => void deliveries.fetchNextPage()}
              >
                Show older ones
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  )
}
