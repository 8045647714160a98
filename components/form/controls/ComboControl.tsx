'use client'

import { useState } from 'react'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { NamedOption } from '@/components/ui/field/NamedOption'
import type { ControlProps } from '../model/formModel'
import { NOT_SET } from '../model/show'
import { meantBy, type Suggestion, type SuggestionSource } from '../model/suggest/source'
import { useNames, useSuggestions } from '../model/suggest/useSuggestions'

interface Props extends ControlProps {
  source: SuggestionSource
}

/** What stands in the input while it is typed, and the value that it made. */
interface Typed {
  readonly text: string
  readonly value: string | null
}

/**
 * A value that stands for something with a name. It is shown and found by that name, or by itself:
 * what is typed is the value, until it is the name of one suggestion, or one is chosen.
 */
export function ComboControl(props: Props) {
  const { source, value, onChange, onBlur, fault, labelledBy } = props
  const [isOpen, setOpen] = useState(false)
  const [entry, setEntry] = useState<Typed | null>(null)
  const id = typeof value === 'string' ? value : null
  // What came from elsewhere, as by an undo, takes the place of what was typed.
  const typed = entry?.value === id ? entry : null
  const looked = useSuggestions(source, typed?.text ?? '', isOpen || typed !== null)
  const name = useNames(source, id === null || typed ? [] : [id]).get(id ?? '')
  const isUnknown = name === null

  function enter(text: string) {
    const next = text === '' ? null : text
    setEntry({ text, value: next })
    onChange(next)
  }
  function choose(chosen: Suggestion | undefined) {
    setEntry(null)
    if (!chosen) return
    looked.keepName(chosen)
    onChange(chosen.id)
  }
  return (
    <ComboBox
      look="ruled"
      aria-labelledby={labelledBy}
      menuTrigger="input"
      allowsCustomValue
      placeholder={NOT_SET}
      items={looked.found}
      inputValue={typed ? typed.text : (name ?? id ?? '')}
      onInputChange={enter}
      selectedKey={typed ? null : id}
      onSelectionChange={(key) => {
        if (key !== null) choose(looked.found.find((each) => each.id === key))
      }}
      onOpenChange={setOpen}
      onBlur={() => {
        if (typed) choose(meantBy(typed.text, looked.found))
        onBlur()
      }}
      trailing={name && id}
      errorMessage={fault}
      description={
        isUnknown && !fault ? (
          <span className="px-2 text-amber">
            There is no {source.noun} {id}.
          </span>
        ) : undefined
      }
      emptyText={looked.none}
    >
      {(each: Suggestion) => <NamedOption {...each} />}
    </ComboBox>
  )
}
