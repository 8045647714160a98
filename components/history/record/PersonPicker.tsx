'use client'

import { useMemo } from 'react'
import { usePeople } from '@/components/api/people'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { Option } from '@/components/ui/field/Option'

interface Props {
  label: string
  /** The choice of no one in particular: `By anyone`. */
  anyone: string
  /** Id of the user; null for anyone. */
  value: string | null
  onChange: (userId: string | null) => void
}

const ANYONE = 'anyone'

/** Narrows the history of a record to one person. Typing finds them by name. */
export function PersonPicker({ label, anyone, value, onChange }: Props) {
  const { data } = usePeople()
  const items = useMemo(
    () => [
      { id: ANYONE, name: anyone },
      ...(data ?? []).map(({ user_id, display_name }) => ({ id: user_id, name: display_name })),
    ],
    [data, anyone],
  )
  return (
    <ComboBox
      // A choice that is shown before its name is known would stay without it.
      key={data ? 'known' : 'awaited'}
      aria-label={label}
      className="w-52 min-w-0 max-sm:w-auto max-sm:flex-1"
      defaultItems={items}
      selectedKey={value ?? ANYONE}
      onSelectionChange={(key) => onChange(key === null || key === ANYONE ? null : String(key))}
      emptyText="Nobody is called that."
    >
      {({ id, name }) => (
        <Option id={id} textValue={name}>
          {name}
        </Option>
      )}
    </ComboBox>
  )
}
