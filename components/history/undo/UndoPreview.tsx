'use client'

import { Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { recordWords } from '@/components/form/model/changedRecord'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { counted, countWords } from '@/lib/text/words'
import { Conflicts } from './Conflicts'
import { LeftOut } from './LeftOut'
import { chosenOf, type UndoPlan } from './plan'
import { SetBackRow } from './SetBackRow'

interface Props {
  plan: UndoPlan
  ticked: ReadonlySet<string>
  onTick: (keys: readonly string[], isTicked: boolean) => void
}

/** Records that are in sight before one asks for more. */
const STEP = 25
const NONE: ReadonlySet<string> = new Set()

/** What an undo would do: what it sets back, what is in question, and what it cannot do. */
export function UndoPreview({ plan, ticked, onTick }: Props) {
  const [most, setMost] = useState(STEP)
  const certain = useMemo(() => chosenOf(plan, NONE), [plan])
  return (
    <>
      <LeftOut plan={plan} />
      <Conflicts plan={plan} ticked={ticked} onTick={onTick} />
      {plan.records.length === 0 && (
        <EmptyState icon={<Undo2 />} title="There is nothing to set back">
          {plan.already > 0
            ? 'Every field that this request changed holds again what it held before.'
            : plan.untold.length + plan.paying.length + plan.deleted.length > 0
              ? 'Of what this request changed, nothing can be brought back here.'
              : 'No field of a record that you may change was changed by this request.'}
        </EmptyState>
      )}
      {certain.length > 0 && (
        <section aria-labelledby="undo-certain">
          <h3 id="undo-certain" className="mb-2 font-semibold">
            Set back{' '}
            <span className="ml-1 font-normal text-ink-3">
              {counted(certain.flatMap(({ fields }) => fields).length, 'field')}, unchanged since
            </span>
          </h3>
          <ul className="flex flex-col gap-2">
            {certain.slice(0, most).map((record) => (
              <li
                key={`${record.resource} ${record.record_id}`}
                className="overflow-clip rounded-sheet border border-rule"
              >
                <p className="bg-paper px-3 py-1.5 font-medium">{recordWords(record)}</p>
                <ul>
                  {record.fields.map((field) => (
                    <SetBackRow key={field.key} kind={record.resource} setBack={field} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {certain.length > most && (
            <Button variant="quiet" onPress={() => setMost(most + STEP)}>
              Show more of the {countWords(certain.length)} records
            </Button>
          )}
        </section>
      )}
    </>
  )
}
