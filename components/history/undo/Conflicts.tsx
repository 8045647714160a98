'use client'

import { useState } from 'react'
import { labelOf, recordWords } from '@/components/form/model/changedRecord'
import { fieldName } from '@/components/form/model/values'
import { Button } from '@/components/ui/button/Button'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { wholeOf } from '@/lib/resources/wholes'
import { counted, countWords } from '@/lib/text/words'
import { When } from '../entry/When'
import { Whose } from '../entry/Whose'
import type { UndoPlan } from './plan'
import { SetBackRow } from './SetBackRow'

interface Props {
  plan: UndoPlan
  ticked: ReadonlySet<string>
  onTick: (keys: readonly string[], isTicked: boolean) => void
}

/** Conflicts that are in sight before one asks for more. */
const STEP = 50

/** Fields that somebody changed again since: they stay as they are unless they are ticked. */
export function Conflicts({ plan, ticked, onTick }: Props) {
  const [most, setMost] = useState(STEP)
  const conflicts = plan.records.flatMap((record) =>
    record.fields
      .filter(({ since }) => since !== null)
      .map((setBack) => ({ record, setBack, since: setBack.since })),
  )
  if (conflicts.length === 0) return null
  const keys = conflicts.map(({ setBack }) => setBack.key)
  /** With it, the others of what is one whole, such as a bank account: half of two is none. */
  const alongWith = ({ record, setBack }: (typeof conflicts)[number]): string[] => {
    const whole = wholeOf(setBack.field)
    const along = conflicts.filter(
      (other) => other.record === record && wholeOf(other.setBack.field) === whole,
    )
    return whole === undefined ? [setBack.key] : along.map((other) => other.setBack.key)
  }
  const isAll = keys.every((key) => ticked.has(key))
  return (
    <section aria-labelledby="undo-conflicts">
      <div className="mb-2 flex flex-wrap items-center gap-x-3">
        <h3 id="undo-conflicts" className="font-semibold text-amber">
          {counted(conflicts.length, 'field was', 'fields were')} changed again since
        </h3>
        <p className="text-ink-2">
          {conflicts.length === 1
            ? 'Left as it is, unless you tick it.'
            : 'Left as they are, unless you tick them.'}
        </p>
        {keys.length > 1 && (
          <Button variant="quiet" className="ml-auto" onPress={() => onTick(keys, !isAll)}>
            {isAll ? 'Tick none' : 'Tick all'}
          </Button>
        )}
      </div>
      <ul className="overflow-clip rounded-sheet border border-rule [&>li:first-child]:border-t-0">
        {conflicts.slice(0, most).map((conflict) => {
          const { record, setBack, since } = conflict
          return (
            <SetBackRow
              key={setBack.key}
              kind={record.resource}
              setBack={setBack}
              label={
                <Checkbox
                  className="items-start"
                  isSelected={ticked.has(setBack.key)}
                  onChange={(isTicked) => onTick(alongWith(conflict), isTicked)}
                >
                  <span>
                    {labelOf(record.resource, fieldName(setBack.field))}{' '}
                    <span className="block text-ink-3">{recordWords(record)}</span>
                  </span>
                </Checkbox>
              }
              note={
                since && (
                  <span className="block text-ink-2">
                    changed by <Whose event={since} />, <When at={since.at} />
                  </span>
                )
              }
            />
          )
        })}
      </ul>
      {conflicts.length > most && (
        <Button variant="quiet" onPress={() => setMost(most + STEP)}>
          Show more of the {countWords(conflicts.length)} fields
        </Button>
      )}
    </section>
  )
}
