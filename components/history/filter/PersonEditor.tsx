'use client'

import { useState } from 'react'
import { useSuggestions, useWholeName } from '@/components/names/useNames'
import { useSessionUser } from '@/components/session/user'
import { PEOPLE } from '@/lib/derive/naming'
import { PickList } from './PickList'

interface Props {
  label: string
  chosen: string | undefined
  onPick: (userId: string) => void
}

/** Picks one of the people of the installation; oneself stands first, where that is looked for. */
export function PersonEditor({ label, chosen, onPick }: Props) {
  const [text, setText] = useState('')
  const { found, none } = useSuggestions(PEOPLE, text, true)
  const me = useSessionUser()?.user.user_id
  const own = useWholeName(PEOPLE, me ?? null)
  const others = found.filter(({ id }) => id !== me)
  const isOwnWanted = text.trim() === '' || others.length < found.length
  const items = (own && isOwnWanted ? [own, ...others] : others).map(({ id, name, active }) => ({
    id,
    label: name,
    hint: id === me ? 'you' : active === false ? 'inactive' : '',
  }))
  return (
    <PickList
      label={label}
      searchWords="Find a user"
      onSearch={setText}
      noneWords={none}
      items={items}
      chosen={chosen}
      onPick={onPick}
    />
  )
}
