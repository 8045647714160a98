'use client'

import { useState } from 'react'
import { Menu, MenuItem } from 'react-aria-components'
import { useSuggestions } from '@/components/names/useNames'
import { actFor, useActingFor } from '@/components/session/actingFor'
import { useSessionUser } from '@/components/session/user'
import { Scroll } from '@/components/ui/display/Scroll'
import { Finder } from '@/components/ui/field/Finder'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { SearchField } from '@/components/ui/field/SearchField'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { optionClass } from '@/components/ui/overlay/optionClass'
import { PEOPLE } from '@/lib/derive/naming'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses for whom the changes of this tab are recorded from now on. */
export function ActForDialog({ isOpen, onOpenChange }: Props) {
  return (
    <Dialog
      name="act-for"
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Act for another user"
      description="Changes in this tab are recorded for them, with your name beside theirs. What you may do stays as it is."
    >
      <People onChosen={() => onOpenChange(false)} />
    </Dialog>
  )
}

function People({ onChosen }: { onChosen: () => void }) {
  const [text, setText] = useState('')
  const me = useSessionUser()?.user.user_id
  const actedFor = useActingFor()
  const { found, none } = useSuggestions(PEOPLE, text, true)
  const others = found.filter(({ id }) => id !== me)
  return (
    // The service looks for them: whatever it finds is offered.
    <Finder onInputChange={setText}>
      <div className="pt-0.5 pb-2">
        <SearchField autoFocus label="Find a user" placeholder="Name or id" />
      </div>
      <Scroll label="Users" className="-mx-1 h-61">
        <Menu
          aria-label="Users"
          items={others}
          selectionMode="single"
          // It closes what this stands in, and unpicks nothing.
          escapeKeyBehavior="none"
          selectedKeys={actedFor ? [actedFor.user_id] : []}
          dependencies={[actedFor]}
          onAction={(key) => {
            const chosen = others.find(({ id }) => id === key)
            if (chosen) actFor({ user_id: chosen.id, display_name: chosen.name })
            onChosen()
          }}
          className="p-1 outline-none"
          renderEmptyState={() => <NothingFound>{none}</NothingFound>}
        >
          {({ id, name, active }) => (
            <MenuItem
              id={id}
              textValue={`${name} ${id}`}
              isDisabled={!active}
              className={`${optionClass} data-selected:font-semibold`}
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {!active && <span className="text-ink-3 text-small">inactive</span>}
              <span className="font-mono text-ink-3 text-small">{id}</span>
            </MenuItem>
          )}
        </Menu>
      </Scroll>
    </Finder>
  )
}
