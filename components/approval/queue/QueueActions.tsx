'use client'

import { useQuery } from '@tanstack/react-query'
import { Ban, CircleX, Layers } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listKey } from '@/components/api/records'
import type { SelectionTools } from '@/components/list/RecordList'
import { readableMembers } from '@/components/list/readableMembers'
import { countOf, isSelected, type Selection } from '@/components/list/selection/selection'
import { useReportWhile } from '@/components/list/selection/useReportWhile'
import type { ChosenProps } from '@/components/record/particulars'
import { useSessionUser } from '@/components/session/user'
import { useDebounced } from '@/components/state/useDebounced'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { approval } from '@/lib/resources'
import { counted } from '@/lib/text/words'
import { dollars } from '../payment'
import type { Status } from '../status'
import {
  creditWords,
  MAX_AT_ONCE,
  matchingRows,
  QUEUE_MEMBERS,
  type QueueRow,
  queueRow,
  rowsOfIds,
  sumOf,
} from './rows'
import { StepsDialog } from './StepsDialog'
import { useUncounted } from './useUncounted'

const STEPS: readonly (readonly [Status, string, ReactNode])[] = [
  ['batch', 'Move to batch', <Layers key="batch" />],
  ['rejected', 'Reject', <CircleX key="rejected" />],
  ['cancelled', 'Cancel approvals', <Ban key="cancelled" />],
]

/** What the chosen approvals come to, and the steps that can be taken with all of them. */
export function QueueActions({ selection, tools, onWriting }: ChosenProps) {
  const [step, setStep] = useState<{ to: Status; chosen: readonly QueueRow[] } | null>(null)
  const chosen = useChosen(selection, tools)
  const credits = chosen.rows && creditWords(chosen.rows)
  useReportWhile(step !== null, tools.keep)
  return (
    <>
      <p role="status" className="text-ink-2" data-selected-sum>
        {chosen.rows && `Lines: ${dollars(sumOf(chosen.rows))}`}
        {credits && <span className="text-amber">, {credits}</span>}
        {chosen.rows && <NotInSum rows={chosen.rows} />}
        {chosen.isTooMany && 'Too many to work at once'}
        {chosen.fault && 'Their sum could not be read'}
      </p>
      {STEPS.map(([to, label, icon]) => (
        <Button
          key={to}
          icon={icon}
          isDisabled={!chosen.rows || chosen.rows.length === 0}
          onPress={() => chosen.rows && setStep({ to, chosen: chosen.rows })}
        >
          {label}
        </Button>
      ))}
      {step && <StepsDialog {...step} {...{ tools, onWriting }} onClose={() => setStep(null)} />}
    </>
  )
}

/** Of how many approvals the sum lacks something: an amount that is text counts as nothing in it. */
function NotInSum({ rows }: { rows: readonly QueueRow[] }) {
  const versions = rows.map(({ id, etag }) => `${id} ${etag}`).join()
  // Whoever chooses one after the other has lines read once they pause.
  const isSettled = useDebounced(versions) === versions
  const { amounts, fault } = useUncounted(isSettled ? rows : NONE)
  if (isSettled && fault) return '. Whether all amounts are in it could not be read'
  if (!amounts || amounts.size === 0) return null
  return (
    <span className="text-amber">
      , without amounts of {counted(amounts.size, 'approval')} that are no figures, or missing
    </span>
  )
}

const NONE: readonly never[] = []

/**
 * The chosen approvals: as the list has shown them, and otherwise read, be it all that match or what
 * a step has left of them.
 */
function useChosen(selection: Selection, { rowOf }: SelectionTools) {
  const isTooMany = countOf(selection) > MAX_AT_ONCE
  const zone = useTimeZone()
  const held = useSessionUser()?.permissions ?? []
  const members = readableMembers(approval, QUEUE_MEMBERS, (each) => held.includes(each))
  const ids = selection.kind === 'some' ? [...selection.ids] : []
  const shown = ids.flatMap((id) => {
    const row = rowOf(id)
    return row ? [queueRow(row)] : []
  })
  const unseen = selection.kind === 'all' ? selection.query : ids.filter((id) => !rowOf(id))
  const read = useQuery({
    queryKey: [...listKey(approval.name), 'chosen', zone, unseen],
    queryFn({ signal }) {
      const reading = { members, signal }
      return typeof unseen === 'string' ? matchingRows(unseen, reading) : rowsOfIds(unseen, reading)
    },
    enabled: !isTooMany && (selection.kind === 'all' || unseen.length > 0),
  })
  if (isTooMany || read.data === null) return { rows: null, isTooMany: true, fault: null }
  const rest = unseen.length === 0 && selection.kind === 'some' ? [] : read.data
  const rows = rest && [...shown, ...rest].filter(({ id }) => isSelected(selection, id))
  return { rows: rows ?? null, isTooMany: false, fault: read.error }
}
