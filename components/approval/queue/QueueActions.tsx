'use client'

import { Ban, CircleX, Layers } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ChosenProps } from '@/components/record/particulars'
import { Button } from '@/components/ui/button/Button'
import { dollars } from '../payment'
import type { Status } from '../status'
import { sumOf } from './rows'
import { StepsDialog } from './StepsDialog'
import { useChosen } from './useChosen'

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
