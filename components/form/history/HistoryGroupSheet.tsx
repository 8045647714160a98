'use client'

import { Hash } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { IconButton } from '@/components/ui/button/IconButton'
import { Tag } from '@/components/ui/display/Tag'
import { type HistoryGroup, personName } from '@/lib/console/form/history'
import { showMoment } from '@/lib/console/form/show'
import { cityOf, offsetOf, useTimeZone } from '@/lib/console/timeZone'
import type { Field, Resource } from '@/lib/resources/resource'
import { counted } from '../model/words'
import { HistoryChange } from './HistoryChange'

interface Props {
  resource: Resource
  group: HistoryGroup
  /** True when only one field is looked at. */
  isNarrowed: boolean
  onRestore?: ((field: Field, value: unknown) => void) | undefined
}

/** A creation sets many fields at once: so many of them are in sight before one asks for the rest. */
const SHORT = 8

/** What one request did. */
export function HistoryGroupSheet({ resource, group, isNarrowed, onRestore }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const [isWhole, setWhole] = useState(false)
  const first = group.events[0]
  if (!first) return null
  const changes = group.events.flatMap((event) =>
    event.changes.map((change) => ({ ...change, key: `${event.event_id} ${change.field}` })),
  )
  const shown = isWhole ? changes : changes.slice(0, SHORT)
  const isForOther = first.user.user_id !== first.audit_user.user_id
  return (
    <article className="rounded-sheet border border-rule bg-sheet">
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 px-4 py-2.5">
        <h2 className="font-semibold">{personName(first.user)}</h2>
        {isForOther && <span className="text-ink-2">for {personName(first.audit_user)}</span>}
        {first.action !== 'updated' && <Tag tone="green">{first.action}</Tag>}
        <span className="text-ink-3">{!isNarrowed && counted(changes.length, 'field')}</span>
        <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between sm:ml-auto">
          <time
            dateTime={first.at}
            title={`${zone} ${offsetOf(zone, new Date(first.at))}`}
            className="text-ink-2"
          >
            {showMoment(first.at, zone)} <span className="text-ink-3">{cityOf(zone)}</span>
          </time>
          <IconButton
            label={`Copy the request id ${group.requestId}`}
            icon={<Hash />}
            className="-mr-2 size-7"
            onPress={() =>
              navigator.clipboard
                .writeText(group.requestId)
                .then(() => toast.success('Copied the request id'))
            }
          />
        </span>
        {first.reason && <p className="w-full text-ink-2">“{first.reason}”</p>}
      </header>
      <ul>
        {shown.map((change) => (
          <HistoryChange
            key={change.key}
            resource={resource}
            change={change}
            isCreation={first.action === 'created'}
            onRestore={onRestore}
          />
        ))}
      </ul>
      {changes.length > shown.length && (
        <button
          type="button"
          className="min-h-row w-full border-rule border-t px-4 text-left font-medium text-accent hover:underline"
          onClick={() => setWhole(true)}
        >
          Show {changes.length - shown.length} more
        </button>
      )}
    </article>
  )
}
