'use client'

import { CopyPlus, KeyRound, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Loaded } from '@/components/form/model/transport'
import { useSessionUser } from '@/components/session/user'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { nounOf, resourcePage } from '@/lib/derive/addresses'
import type { Field, Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import type { Deed } from '../particulars'
import { useScope } from '../scope'
import { RemoveDialog } from './RemoveDialog'
import { SecretDialog } from './SecretDialog'

interface Actions {
  /** Lines of the form's menu. */
  readonly menu: ReactNode
  /** What one of them has opened. */
  readonly dialog: ReactNode
}

type Opened = 'remove' | Field | Deed

interface Task {
  readonly resource: Resource
  readonly id: string
  readonly loaded: Loaded
  readonly onClose: () => void
}

function dialogOf(open: Opened, task: Task): ReactNode {
  if (open === 'remove') return <RemoveDialog {...task} />
  if ('kind' in open) return <SecretDialog {...task} secret={open} />
  return <open.Dialog id={task.id} record={task.loaded.record} onClose={task.onClose} />
}

/** What can be done with a record besides changing its fields, as far as this role may. */
export function useRecordActions(
  resource: Resource,
  id: string,
  loaded: Loaded | undefined,
): Actions {
  const { deeds = [] } = useScope().particularsOf(resource)
  const held = useSessionUser()?.permissions ?? []
  const [open, setOpen] = useState<Opened | null>(null)
  const { permissions, secrets, changes, copyable } = resource
  const may = (permission: string | undefined) => held.includes(permission ?? '')
  const { one } = nounOf(resource)
  const close = () => setOpen(null)
  const task = loaded && { resource, id, loaded, onClose: close }
  return {
    menu: (
      <>
        {copyable && may(permissions.create) && (
          <MenuItem
            icon={<CopyPlus />}
            href={`${resourcePage(resource)}/new?from=${encodeURIComponent(id)}`}
          >
            Copy to a new {one}
          </MenuItem>
        )}
        {may(permissions.update) &&
          secrets.map((secret) => (
            <MenuItem key={secret.name} icon={<KeyRound />} onAction={() => setOpen(secret)}>
              Set {withinSentence(secret.label)}
            </MenuItem>
          ))}
        {may(permissions.update) &&
          loaded &&
          deeds
            .filter(({ isPossible }) => isPossible(loaded.record))
            .map((deed) => (
              <MenuItem key={deed.label} icon={deed.icon} onAction={() => setOpen(deed)}>
                {deed.label}
              </MenuItem>
            ))}
        {may(permissions.update) && changes.includes('remove') && (
          <MenuItem icon={<Trash2 />} tone="danger" onAction={() => setOpen('remove')}>
            Delete {one}
          </MenuItem>
        )}
      </>
    ),
    dialog: task && open && dialogOf(open, task),
  }
}
