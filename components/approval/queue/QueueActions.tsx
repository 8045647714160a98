'use client'

import { useQuery } from '@tanstack/react-query'
import { Ban, CircleX, Layers } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import type { ChosenProps } from '@/components/record/particulars'
import { Button } from '@/components/ui/button/Button'
import { dollars } from '../payment'
import type { Status } from '../status'
import { MAX_AT_ONCE, matchingRows, queueRow, sumOf } from './rows'
import { StepsDialog } from './StepsDialog'

const NOTHING_FIXED = {}

const STEPS: readonly (readonly [Status, string, ReactNode])[] = [
  ['batch', 'Move to batch', <Layers key="batch" />],
  ['rejected', 'Reject', <CircleX key="rejected" />],
  ['cancelled', 'Cancel approvals', <Ban key="cancelled" />],
]

/** What the chosen approvals come to, and the steps that can be taken with all of them. */
export function QueueActions({ config, selection, tools }: ChosenProps) {
  const [to, setTo] = useState<Status | null>(null)
  const chosen = useChosen(selection, tools, config.fixed ?? NOTHING_FIXED)
  return (
    <>
      <p role="status" className="text-ink-2" data-selected-sum>
        {chosen.rows && `Lines: ${dollars(sumOf(chosen.rows))}`}
        {chosen.isTooMany && 'Too many to work at once'}
        {chosen.fault && 'Their sum could not be read'}
      </p>
      {STEPS.map(([step, label, icon]) => (
        <Button
          key={step}
          icon={icon}
          isDisabled={!chosen.rows || chosen.rows.length === 0}
          onPress={() => setTo(step)}
        >
          {label}
        </Button>
      ))}
      {to && chosen.rows && (
        <StepsDialog to={to} chosen={chosen.rows} tools={tools} onClose={() => setTo(null)} />
      )}
    </>
  )
}

/**
 * The chosen approvals. Those that were chosen row by row are as the list shows them; all that match
 * are read, as nobody has seen each of them.
 */
function useChosen(
  selection: Selection,
  { rowOf }: SelectionTools,
  match: Readonly<Record<string, string>>,
) {
  const isTooMany = countOf(selection) > MAX_AT_ONCE
  const query = selection.kind === 'all' ? selection.query : null
  const all = useQuery({
    queryKey: ['list', 'approval', 'chosen', query, match],
    queryFn: ({ signal }) => matchingRows(query ?? '', match, signal),
    enabled: query !== null && !isTooMany,
  })
  if (isTooMany || all.data === null) return { rows: null, isTooMany: true, fault: null }
  const rows =
    selection.kind === 'all'
      ? (all.data?.filter(({ id }) => !selection.except.has(id)) ?? null)
      : [...selection.ids].flatMap((id) => {
          const row = rowOf(id)
          return row ? [queueRow(row)] : []
        })
  return { rows, isTooMany: false, fault: all.error }
}
