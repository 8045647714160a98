'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { type ChangedRecord, verbOf } from '@/lib/console/history/records'
import type { HistoryFilters } from '@/lib/console/history/state'
import { ChangeList } from '../entry/ChangeList'
import { EntryHead } from '../entry/EntryHead'
import { RecordLink } from '../entry/RecordLink'
import { UndoButton } from '../undo/UndoButton'
import { useMayUndo } from '../undo/useMayUndo'
import { RecordChanges } from './RecordChanges'
import { RequestRecords } from './RequestRecords'

interface Props {
  /** The newest entry of the request, with the counts of all. */
  newest: ChangedRecord
  filters: HistoryFilters
}

const figure = new Intl.NumberFormat('en-AU')

/** What one request did, to a single record or to many. */
export function RequestGroup({ newest, filters }: Props) {
  const [isOpen, setOpen] = useState(false)
  const entries = Number(newest.request_entries ?? 1)
  const records = Number(newest.request_records ?? 1)
  const { field } = filters
  const mayUndo = useMayUndo(newest.resource)
  return (
    <article className="overflow-clip rounded-sheet border border-rule bg-sheet">
      <EntryHead
        kind={newest.resource}
        event={newest}
        what={
          records > 1 ? (
            <>
              changed <span className="font-semibold">{figure.format(records)} records</span>{' '}
              <span className="text-ink-2">in one request</span>
            </>
          ) : (
            <>
              {verbOf(newest)} <RecordLink record={newest} />
            </>
          )
        }
        isUndoable={entries > 1 || newest.action !== 'created'}
      />
      {entries === 1 ? (
        <ChangeList kind={newest.resource} events={[newest]} only={field} />
      ) : isOpen ? (
        <RequestRecords requestId={newest.request_id} filters={filters} />
      ) : (
        <RecordChanges entry={newest} field={field} />
      )}
      {entries > 1 && (!isOpen || mayUndo) && (
        <div className="flex flex-wrap border-rule border-t p-1">
          {!isOpen && (
            <Button variant="quiet" onPress={() => setOpen(true)}>
              {records > 1
                ? `Show all ${figure.format(records)} records`
                : `Show all ${figure.format(entries)} changes`}
            </Button>
          )}
          {mayUndo && <UndoButton event={newest} className="ml-auto" />}
        </div>
      )}
    </article>
  )
}
