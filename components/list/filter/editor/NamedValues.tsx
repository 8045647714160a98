'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { meantBy, type SuggestionSource } from '@/components/form/model/suggest/source'
import {
  useNames,
  useSourceOf,
  useSuggestions,
} from '@/components/form/model/suggest/useSuggestions'
import { IconButton } from '@/components/ui/button/IconButton'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { NamedOption } from '@/components/ui/field/NamedOption'
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
  const source = useSourceOf(props.column)
  if (source) return <Pick {...props} source={source} />
  return <ListEntry {...props} texts={props.values} />
}

function Pick({
  column,
  source,
  values,
  onChange,
  hasFocus,
}: Props & { source: SuggestionSource }) {
  const [typed, setTyped] = useState('')
  const looked = useSuggestions(source, typed, true)
  const names = useNames(source, values)
  function add(id: string) {
    setTyped('')
    onChange([...new Set([...values, id])])
  }
  return (
    <div className="flex flex-col gap-2 px-3 pb-3">
      <ComboBox
        autoFocus={hasFocus}
        allowsCustomValue
        label={column.label}
        placeholder="Name or id"
        items={looked.found.filter(({ id }) => !values.includes(id))}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={null}
        onSelectionChange={(key) => key !== null && add(String(key))}
        onBlur={() => {
          const text = typed.trim()
          if (text !== '') add(meantBy(text, looked.found)?.id ?? text)
        }}
        emptyText={looked.none}
      >
        {(each) => <NamedOption {...each} />}
      </ComboBox>
      {values.length > 0 && (
        <ul aria-label={`Chosen for ${column.label}`}>
          {values.map((id) => (
            <li key={id} className="flex min-h-control items-center gap-2 pl-2">
              <span className="min-w-0 flex-1 truncate">{names.get(id) ?? id}</span>
              {names.get(id) && <span className="font-mono text-ink-3 text-small">{id}</span>}
              <IconButton
                label={`Take out ${names.get(id) ?? id}`}
                icon={<X />}
                className="size-6"
                onPress={() => onChange(values.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
