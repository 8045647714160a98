'use client'

import { type FormEvent, useState } from 'react'
import type { SavedView } from '@/components/list/savedViews'
import { Button } from '@/components/ui/button/Button'
import { TextField } from '@/components/ui/field/TextField'
import { Dialog } from '@/components/ui/overlay/Dialog'

interface Props {
  /** Null while none is being renamed. */
  view: SavedView | null
  /** Whether it has been deleted meanwhile, in another tab. */
  isGone: boolean
  onClose: () => void
  /** Whether another view of the same list is called so. */
  isTaken: (id: string, name: string) => boolean
  onRename: (id: string, name: string) => void
}

/** Gives a saved view another name. */
export function RenameView({ view, isGone, onClose, isTaken, onRename }: Props) {
  const [name, setName] = useState(view?.name ?? '')
  const given = name.trim()
  const fault = isGone
    ? 'This view was deleted in another tab.'
    : view !== null && isTaken(view.id, given)
      ? 'Another view of this list is called that.'
      : undefined

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!view || given === '' || fault) return
    onRename(view.id, given)
    onClose()
  }

  return (
    <Dialog
      name="rename-view"
      size="small"
      title="Rename view"
      isOpen={view !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          autoFocus
          label="Name of the view"
          maxLength={60}
          value={name}
          onChange={setName}
          errorMessage={fault}
          autoComplete="off"
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isDisabled={given === '' || fault !== undefined}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
