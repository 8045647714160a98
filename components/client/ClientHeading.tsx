'use client'

import { type HistoryEvent, whoseChange } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import type { Json } from '@/components/form/model/transport'
import { StatusTag } from '@/components/page/StatusTag'
import { useTimeZone } from '@/components/time/timeZone'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { formatText } from '@/lib/resources/format'

interface Props {
  id: string
  /** Undefined while it is on its way. */
  record: Json | undefined
  /** True where it did not come: nothing is awaited then. */
  isFailed: boolean
  newest: HistoryEvent | null | undefined
}

/** Who the client is, and who changed the record last. */
export function ClientHeading({ id, record, isFailed, newest }: Props) {
  const zone = useTimeZone()
  const text = (name: string) =>
    typeof record?.[name] === 'string' ? (record[name] as string) : ''
  const action = newest?.action === 'created' ? 'Created' : 'Changed'
  return (
    <header className="pt-4 pb-2 rail:pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {record || isFailed ? (
          <h1 className="font-semibold text-record wrap-anywhere">
            {text('name') || `Client ${id}`}
          </h1>
        ) : (
          <h1 className="flex h-7 items-center">
            <span className="sr-only">Client {id}</span>
            <Skeleton className="h-5 w-64" />
          </h1>
        )}
        {text('client_type') && <StatusTag value={text('client_type')} />}
      </div>
      <p className="mt-1 flex min-h-5 flex-wrap gap-x-3.5 text-ink-3">
        <span className="font-mono text-small/5">client {id}</span>
        {text('abn') && (
          <span>
            ABN <span className="font-mono text-small/5">{formatText(text('abn'), 'abn')}</span>
          </span>
        )}
        {newest && zone && (
          <span>
            {action} {withoutThisYear(showMoment(newest.at, zone))} by {whoseChange(newest)}
          </span>
        )}
      </p>
    </header>
  )
}

const withoutThisYear = (text: string): string => text.replace(` ${new Date().getFullYear()},`, ',')
