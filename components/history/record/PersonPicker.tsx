'use client'

import { useRef, useState } from 'react'
import { useName, useRemember, useSuggestions } from '@/components/names/useNames'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { NamedOption } from '@/components/ui/field/NamedOption'
import { Option } from '@/components/ui/field/Option'
import { PEOPLE } from '@/lib/derive/naming'

interface Props {
  label: string
  /** The choice of no one in particular: `By anyone`. */
  anyone: string
  /** Id of the user; null for anyone. */
  value: string | null
  onChange: (userId: string | null) => void
}

const ANYONE = 'anyone'

/** Narrows the history of a record to one person, who is found by name or id. */
export function PersonPicker({ label, anyone, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const hasFocus = useRef(false)
  const looked = useSuggestions(PEOPLE, typed ?? '', true)
  const remember = useRemember(PEOPLE)
  const name = useName(PEOPLE, value)?.name
  const shown = value === null ? anyone : (name ?? `User ${value}`)
  const everyone = { id: ANYONE, name: anyone, active: true }
  return (
    <ComboBox
      aria-label={label}
      className="w-52 min-w-0 max-sm:w-auto max-sm:flex-1 max-sm:basis-36"
      items={typed ? looked.found : [everyone, ...looked.found]}
      // A name that comes late opens no list: only what is typed does.
      menuTrigger={typed === null ? 'manual' : 'input'}
      inputValue={typed ?? shown}
      onFocus={() => {
        hasFocus.current = true
      }}
      // What is not in the list any more is emptied when the box is left.
      onInputChange={(text) => hasFocus.current && setTyped(text === shown ? null : text)}
      onOpenChange={(isOpen) => !isOpen && setTyped(null)}
      onBlur={() => {
        hasFocus.current = false
        setTyped(null)
      }}
      selectedKey={value ?? ANYONE}
      onSelectionChange={(key) => {
        // Nothing is chosen where the one that is stands in the list no more.
        if (key === null) return
        const chosen = looked.found.find(({ id }) => id === key)
        if (chosen) remember(chosen)
        onChange(chosen?.id ?? null)
      }}
      emptyText={looked.none}
    >
      {(each) =>
        each.id === ANYONE ? <Option id={ANYONE}>{anyone}</Option> : <NamedOption {...each} />
      }
    </ComboBox>
  )
}
