'use client'

import { useState } from 'react'
import type { HistoryEvent } from '@/components/form/model/history'
import type { Field } from '@/lib/resources/resource'
import { ChangeRow } from './ChangeRow'

interface Props {
  kind: string
  events: readonly HistoryEvent[]
  /** API name of the only field to show. */
  only?: string | undefined
  onRestore?: ((field: Field, value: unknown) => void) | undefined
}

/** A creation sets many fields at once: so many of them are in sight before one asks for the rest. */
const SHORT = 8

/** The fields that entries about one record changed. */
export function ChangeList({ kind, events, only, onRestore }: Props) {
  const [isWhole, setWhole] = useState(false)
  const changes = events.flatMap(({ event_id, at, action, changes: all }) =>
    all
      .filter(({ field }) => only === undefined || field === only)
      .map((change) => ({ change, at, action, key: `${event_id} ${change.field}` })),
  )
  const shown = isWhole ? changes : changes.slice(0, SHORT)
  return (
    <>
      <ul>
        {shown.map(({ change, at, action, key }) => (
          <ChangeRow
            key={key}
            kind={kind}
            change={change}
            at={at}
            isCreation={action === 'created'}
            onRestore={onRestore}
          />
        ))}
      </ul>
      {changes.length > shown.length && (
        <button
          type="button"
          className="min-h-row w-full border-rule border-t px-4 text-left font-medium text-accent -outline-offset-2 hover:underline"
          onClick={() => setWhole(true)}
        >
          Show {changes.length - shown.length} more fields
        </button>
      )}
    </>
  )
}
