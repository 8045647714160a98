'use client'

import { Autocomplete, Menu, MenuItem, useFilter } from 'react-aria-components'
import { usePeople } from '@/components/api/people'
import { LoadFault } from '@/components/page/LoadFault'
import { actFor, useActingFor } from '@/components/session/actingFor'
import { useSessionUser } from '@/components/session/user'
import { Scroll } from '@/components/ui/display/Scroll'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { SearchField } from '@/components/ui/field/SearchField'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { optionClass } from '@/components/ui/overlay/optionClass'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses for whom the changes of this tab are recorded from now on. */
export function ActForDialog({ isOpen, onOpenChange }: Props) {
  return (
    <Dialog
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

const LINES = ['a', 'b', 'c', 'd']

function People({ onChosen }: { onChosen: () => void }) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const me = useSessionUser()?.user.user_id
  const actedFor = useActingFor()
  const people = usePeople()
  if (people.isPending) {
    return (
      <div role="status" aria-label="Loading the users" className="flex flex-col gap-4 py-1">
        {LINES.map((each) => (
          <Skeleton key={each} className="w-2/3" />
        ))}
      </div>
    )
  }
  if (!people.data) {
    return (
      <LoadFault
        title="The users could not be loaded"
        fault={people.error}
        isRetrying={people.isFetching}
        onRetry={people.refetch}
      />
    )
  }
  const others = people.data.filter(({ user_id }) => user_id !== me)
  return (
    <Autocomplete filter={contains}>
      <div className="pt-0.5 pb-2">
        <SearchField autoFocus label="Find a user" placeholder="Name or id" />
      </div>
      <Scroll label="Users" className="-mx-1 h-61">
        <Menu
          aria-label="Users"
          items={others}
          selectionMode="single"
          selectedKeys={actedFor ? [actedFor.user_id] : []}
          dependencies={[actedFor]}
          onAction={(id) => {
            const chosen = others.find(({ user_id }) => user_id === id)
            if (chosen) actFor({ user_id: chosen.user_id, display_name: chosen.display_name })
            onChosen()
          }}
          className="p-1 outline-none"
          renderEmptyState={() => <p className="px-2 py-1.5 text-ink-3">Nobody is called that.</p>}
        >
          {({ user_id, display_name, enabled }) => (
            <MenuItem
              id={user_id}
              textValue={`${display_name} ${user_id}`}
              isDisabled={!enabled}
              className={`${optionClass} data-selected:font-semibold`}
            >
              <span className="min-w-0 flex-1 truncate">{display_name}</span>
              {!enabled && <span className="text-ink-3 text-small">disabled</span>}
              <span className="font-mono text-ink-3 text-small">{user_id}</span>
            </MenuItem>
          )}
        </Menu>
      </Scroll>
    </Autocomplete>
  )
}
