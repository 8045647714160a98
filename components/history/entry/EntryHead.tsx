'use client'

import type { ReactNode } from 'react'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { Reason } from './Reason'
import { RequestMenu } from './RequestMenu'
import { When } from './When'
import { Whose } from './Whose'

interface Props {
  /** Kind of the record that the newest entry is about. */
  kind: string
  event: ChangedRecord
  /** After who did it: what was done. */
  what?: ReactNode
  /** Quietly, as `3 fields`. */
  count?: ReactNode
  /** Whether anything of it can be set back. */
  isUndoable: boolean
}

/** Over what a request did: who, for whom, to what, when and why. */
export function EntryHead({ kind, event, what, count, isUndoable }: Props) {
  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 px-4 py-2">
      <h2 className="font-normal">
        <Whose event={event} /> {what}
      </h2>
      {count && <span className="text-ink-3">{count}</span>}
      <span className="flex items-center gap-1 max-sm:w-full max-sm:justify-between sm:ml-auto">
        <When at={event.at} />
        <RequestMenu kind={kind} event={event} isUndoable={isUndoable} />
      </span>
      {event.reason && <Reason className="w-full pb-0.5">{event.reason}</Reason>}
    </header>
  )
}
