'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { Tag } from '@/components/ui/display/Tag'
import { Segmented } from '@/components/ui/field/Segmented'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { personName } from '@/lib/console/form/history'
import { type Choices, conflictsOf, type Meeting } from '@/lib/console/form/merge'
import { showMoment } from '@/lib/console/form/show'
import { timeZone } from '@/lib/console/timeZone'
import { counted } from '../model/words'
import type { MergeQuestion } from '../saving/useMerge'
import { Value } from './Value'

const SIDES = [
  { value: 'theirs', label: 'Theirs' },
  { value: 'mine', label: 'Yours' },
]

interface Props {
  question: MergeQuestion
  /** What the record is called in a sentence: `client`. */
  noun: string
}

/** Two people changed the same field: each value, what both started from, and which one to keep. */
export function MergeDialog({ question, noun }: Props) {
  const { meetings, event, isSaving, answer } = question
  const [choices, setChoices] = useState<Choices>({})
  const conflicts = conflictsOf(meetings)
  const rest = meetings.filter(({ touchedBy }) => touchedBy !== 'both')
  return (
    <Dialog
      size="large"
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(null)}
      title={`${event ? personName(event.user) : 'Somebody else'} saved this ${noun} while you were editing`}
      description={summary(question)}
      footnote="Nothing is written until you save."
      actions={
        <>
          <Button onPress={() => answer(null)}>Back to the form</Button>
          <Button variant="primary" onPress={() => answer(choices)}>
            {isSaving ? 'Save the merged record' : 'Take into the form'}
          </Button>
        </>
      }
    >
      <div className="-mx-5 -mb-5 overflow-x-auto border-rule border-t">
        <table className="w-full border-collapse text-left max-sm:min-w-150">
          <thead>
            <tr className="border-rule-strong border-b text-ink-2 text-small">
              {['Field', 'Before both', 'Theirs', 'Yours', 'Keep'].map((heading) => (
                <th key={heading} className="h-8 px-3 font-medium first:pl-5 last:pr-5">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...conflicts, ...rest].map((meeting) => (
              <MergeRow
                key={meeting.field.column}
                meeting={meeting}
                choice={choices[meeting.field.column] ?? 'mine'}
                onChoose={(side) => setChoices({ ...choices, [meeting.field.column]: side })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

interface RowProps {
  meeting: Meeting
  choice: 'mine' | 'theirs'
  onChoose: (side: 'mine' | 'theirs') => void
}

function MergeRow({ meeting, choice, onChoose }: RowProps) {
  const { field, base, mine, theirs, touchedBy } = meeting
  const isConflict = touchedBy === 'both'
  const unchanged = <span className="text-ink-3">unchanged</span>
  return (
    <tr className={cn('border-rule not-last:border-b', isConflict && 'bg-amber-wash')}>
      <th scope="row" className="h-table-row px-3 py-1 pl-5 font-medium">
        {field.label}
      </th>
      <td className="px-3 py-1 text-ink-2">
        <Value field={field} value={base} />
      </td>
      <td className="px-3 py-1">
        {touchedBy === 'mine' ? unchanged : <Value field={field} value={theirs} />}
      </td>
      <td className="px-3 py-1">
        {touchedBy === 'theirs' ? unchanged : <Value field={field} value={mine} />}
      </td>
      <td className="px-3 py-1 pr-5">
        {isConflict ? (
          <Segmented
            aria-label={`Keep of ${field.label}`}
            options={SIDES}
            value={choice}
            onChange={(side) => onChoose(side === 'theirs' ? 'theirs' : 'mine')}
          />
        ) : (
          <Tag tone={touchedBy === 'mine' ? 'accent' : 'neutral'}>
            {touchedBy === 'mine' ? 'yours' : touchedBy === 'theirs' ? 'theirs' : 'both agree'}
          </Tag>
        )}
      </td>
    </tr>
  )
}

function summary({ meetings, event }: MergeQuestion): string {
  const both = conflictsOf(meetings).length
  const mine = meetings.filter(({ touchedBy }) => touchedBy === 'mine').length
  const zone = timeZone()
  const isForOther = event && event.user.user_id !== event.audit_user.user_id
  const saved = event
    ? `Saved ${showMoment(event.at, zone)}${isForOther ? `, for ${personName(event.audit_user)}` : ''}. `
    : ''
  const kept =
    mine > 0 ? `${counted(mine, 'change')} of yours touch other fields and are kept. ` : ''
  return `${saved}${kept}${counted(both, 'field was', 'fields were')} changed by both of you.`
}
