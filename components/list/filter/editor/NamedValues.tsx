'use client'

import { X } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { LookUpsContext } from '@/components/form/model/lookUps'
import { takenFor } from '@/components/names/meant'
import type { Name } from '@/components/names/name'
import { isCalledById } from '@/components/names/nameWords'
import { lookUpMeant } from '@/components/names/read'
import { useNames, useOpenNaming, useSuggestions } from '@/components/names/useNames'
import { IconButton } from '@/components/ui/button/IconButton'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { NamedOption } from '@/components/ui/field/NamedOption'
import type { Naming } from '@/lib/derive/naming'
import type { ListColumn } from '../../columns/columns'
import { ListEntry } from './EntryTexts'

interface Props {
  column: ListColumn
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  hasFocus: boolean
}

/** Picks some of what a field may refer to, by name or id; bare ids for roles that may not read those. */
export function NamedValues(props: Props) {
  const naming = useOpenNaming(props.column.naming)
  if (naming) return <Pick {...props} naming={naming} />
  return <ListEntry {...props} texts={props.values} />
}

function Pick({ column, naming, values, onChange, hasFocus }: Props & { naming: Naming }) {
  const [entry, setEntry] = useState('')
  const [isUsed, setUsed] = useState(false)
  // What is typed is a value too, the last one: an id needs not be looked up to be asked for.
  const typed = entry !== '' && values.at(-1) === entry.trim() ? entry : ''
  const chosen = typed === '' ? values : values.slice(0, -1)
  const looked = useSuggestions(naming, typed, true)
  const names = useNames(naming, chosen)

  function enter(text: string) {
    setEntry(text)
    onChange(text.trim() === '' ? chosen : [...chosen, text.trim()])
  }
  function choose(ids: readonly string[]) {
    setEntry('')
    setUsed(true)
    onChange([...new Set(ids)])
  }
  /** Half a name is the value of nothing: what it begins alone is meant, as in a form. */
  function takeHalf(): boolean {
    const one = typed === '' ? undefined : takenFor(typed, looked.found, looked.isAll)
    if (!one || one.id === typed.trim() || chosen.includes(one.id)) return false
    choose([...chosen, one.id])
    return true
  }
  const left = typed.trim()
  const takeLeft = useRef((_one: Name, _text: string) => {})
  takeLeft.current = (one, text) => {
    if (text === left && one.id !== left) choose([...chosen, one.id])
  }
  const lookUps = use(LookUpsContext)
  // What is left in the field counts as entered; what nothing is found for is asked for as an id.
  useEffect(() => {
    if (left === '') return
    return lookUps?.note(async () => {
      const found = await lookUpMeant(naming, left).catch(() => undefined)
      const one = found?.meant
      if (one) takeLeft.current(one, left)
      return undefined
    })
  }, [lookUps, naming, left])
  return (
    <div className="flex flex-col gap-2 px-3 pb-3">
      <ComboBox
        // After each choice it begins anew, with its list closed.
        key={chosen.length}
        autoFocus={hasFocus || isUsed}
        allowsCustomValue
        menuTrigger="input"
        label={column.label}
        placeholder="Name or id"
        items={looked.found.filter(({ id }) => !chosen.includes(id))}
        inputValue={typed}
        onInputChange={enter}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && choose([...chosen, String(key)])}
        onEnter={takeHalf}
        emptyText={looked.none}
      >
        {(each) => <NamedOption {...each} isCalledById={isCalledById(naming)} />}
      </ComboBox>
      {chosen.length > 0 && (
        <ul aria-label={`Chosen for ${column.label}`}>
          {chosen.map((id) => (
            <li key={id} className="flex min-h-control items-center gap-2 pl-2">
              <span className="min-w-0 flex-1 truncate">{names.get(id) ?? id}</span>
              {names.get(id) && <span className="font-mono text-ink-3 text-small">{id}</span>}
              <IconButton
                label={`Take out ${names.get(id) ?? id}`}
                icon={<X />}
                className="size-6"
                onPress={() => choose(chosen.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
