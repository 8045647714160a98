'use client'

import { Bookmark } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import { newKey } from '@/components/api/newKey'
import { Button } from '@/components/ui/button/Button'
import { IconButton } from '@/components/ui/button/IconButton'
import { tellHere } from '@/components/ui/feedback/tell'
import { TextField } from '@/components/ui/field/TextField'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
import type { ListConfig } from '../listConfig'
import { fromFirstPage, type ListState, writeListState } from '../query/listState'
import { withView } from '../savedViews'
import type { ListLayout } from '../state/useLayout'
import { useSavedViews } from '../useSavedViews'

interface Props {
  config: ListConfig
  state: ListState
  layout: ListLayout
}

/** Keeps what the list shows under a name; the rail lists it from then on. */
export function SaveView({ config, state, layout }: Props) {
  const [views, keep] = useSavedViews()
  const [name, setName] = useState('')
  const given = name.trim()
  const isTaken = views.some((view) => view.page === config.page && view.name === given)

  const save = (close: () => void) => (event: FormEvent) => {
    event.preventDefault()
    if (given === '') return
    const query = writeListState(fromFirstPage(state, layout.pin()))
    const view = { id: newKey(), name: given, page: config.page, query }
    keep((now) => withView(now, view))
    setName('')
    close()
    tellHere(`Saved the view ${given}`)
  }

  return (
    <DialogTrigger>
      <IconButton label="Save view" icon={<Bookmark />} />
      <Popover placement="bottom start" className="w-72">
        <Dialog {...named('save-view')} aria-label="Save view" className="outline-none">
          {({ close }) => (
            <form onSubmit={save(close)} className="flex flex-col gap-3 p-3">
              <TextField
                autoFocus
                label="Name of the view"
                description={
                  isTaken
                    ? 'Replaces your view of that name.'
                    : 'Search, filters, order and columns, kept for you on this device.'
                }
                maxLength={60}
                value={name}
                onChange={setName}
                autoComplete="off"
              />
              <Button type="submit" variant="primary" isDisabled={given === ''}>
                {isTaken ? 'Replace view' : 'Save view'}
              </Button>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
