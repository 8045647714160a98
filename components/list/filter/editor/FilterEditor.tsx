'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createLookUps, LookUpsContext } from '@/components/form/model/lookUps'
import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import { focusFaulty } from '@/components/ui/useFaultFocus'
import type { ListColumn } from '../../columns/columns'
import { readEntry, textsOf } from '../entry'
import { testLabel } from '../filterWords'
import { isOfDays, type Test, type TestName, testsOf } from '../tests'
import { ChoiceValues } from './ChoiceValues'
import { EditorFoot } from './EditorFoot'
import { EntryTexts } from './EntryTexts'
import { NamedValues } from './NamedValues'
import { Spans } from './Spans'

interface Props {
  column: ListColumn
  /** What holds now; null for a filter that is about to be added. */
  test: Test | null
  /** Told the test, or null for none. */
  onApply: (test: Test | null) => void
}

/** Says what a filter of a field lets through, by the kind of the field. */
export function FilterEditor({ column, test, onApply }: Props) {
  const names = testsOf(column)
  const [name, setName] = useState<TestName>(test?.name ?? (names[0] as TestName))
  const [texts, setTexts] = useState<readonly string[]>(test?.values ?? [])
  const entered = useRef(texts)
  const [lookUps] = useState(createLookUps)
  const [faults, setFaults] = useState<readonly (string | null)[]>([])
  const form = useRef<HTMLFormElement>(null)
  // Whoever presses Apply hears what is wrong with the field.
  useEffect(() => {
    if (faults.some(Boolean)) focusFaulty(form.current)
  }, [faults])
  // Whoever chose another test is at that choice, and stays there.
  const [hasFocus, setHasFocus] = useState(true)
  const isChoice = column.options.length > 0
  const count = textsOf(column, name)

  function choose(next: TestName) {
    setName(next)
    setFaults([])
    setHasFocus(false)
    // Values of one kind of test mean something else to another.
    if (textsOf(column, next) === null ? count !== null : count === null) enter([])
  }
  function enter(next: readonly string[]) {
    entered.current = next
    setTexts(next)
    setFaults([])
  }
  async function apply(event: FormEvent) {
    event.preventDefault()
    await lookUps.settled()
    // Whoever has left it meanwhile wants no filter, and may have changed others.
    if (!form.current) return
    const read = readEntry(column, name, entered.current)
    if ('faults' in read) setFaults(read.faults)
    else onApply(read.test)
  }

  return (
    <form ref={form} noValidate onSubmit={apply}>
      {test === null && isOfDays(column) && <Spans column={column} onApply={onApply} />}
      <div className="p-3 pb-2">
        <Select
          aria-label="Condition"
          selectedKey={name}
          onSelectionChange={(key) => choose(key as TestName)}
          autoFocus={count === 0}
        >
          {names.map((each) => (
            <Option key={each} id={each}>
              {testLabel(column, each)}
            </Option>
          ))}
        </Select>
      </div>
      {count === null && isChoice ? (
        <ChoiceValues {...{ column, hasFocus }} values={texts} onChange={enter} />
      ) : count === null && column.naming ? (
        <LookUpsContext value={lookUps}>
          <NamedValues {...{ column, hasFocus }} values={texts} onChange={enter} />
        </LookUpsContext>
      ) : (
        count !== 0 && (
          <EntryTexts {...{ column, name, texts, faults, hasFocus }} onChange={enter} />
        )
      )}
      <EditorFoot canClear={texts.length > 0} onClear={() => enter([])} />
    </form>
  )
}
