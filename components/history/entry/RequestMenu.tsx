'use client'

import { Ellipsis, Hash, ListFilter, Undo2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { type ChangedRecord, requestPage } from '@/components/form/model/changedRecord'
import { personName } from '@/components/form/model/history'
import { useTimeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import { copyText } from '@/components/ui/feedback/copyText'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import { entryWords } from '../entryWords'
import { changeWords } from '../requestRows'
import { historyPage } from '../state'
import { UndoDialog } from '../undo/UndoDialog'
import { useMayUndo } from '../undo/useMayUndo'
import { useNamedChange } from '../useNamedChange'

interface Props {
  kind: string
  event: ChangedRecord
  isUndoable: boolean
}

/** What can be done with a request that the history shows. */
export function RequestMenu({ kind, event, isUndoable }: Props) {
  const [isUndoing, setUndoing] = useState(false)
  const mayUndo = useMayUndo(kind) && isUndoable
  const zone = useTimeZone() ?? 'UTC'
  const change = useNamedChange(changeWords({ ...event, resource: kind }, undefined))
  const { request_id, user } = event
  return (
    <>
      <MenuTrigger>
        <IconButton
          label={`More about this request: ${entryWords(event, change, zone)}`}
          hint="More about this request"
          icon={<Ellipsis />}
          className="-mr-2 size-7"
        />
        <Menu placement="bottom end" aria-label="Request">
          {mayUndo && (
            <MenuItem icon={<Undo2 />} onAction={() => setUndoing(true)}>
              Undo this change
            </MenuItem>
          )}
          <MenuItem icon={<ListFilter />} href={requestPage(request_id)}>
            Show the whole request
          </MenuItem>
          <MenuItem
            icon={<UserRound />}
            href={historyPage({ user_id: user.user_id })}
            textValue={`Show everything ${personName(user)} did`}
          >
            Show everything {personName(user)} did
          </MenuItem>
          <MenuItem icon={<Hash />} onAction={() => copyText(request_id, 'the request id')}>
            Copy the request id
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {isUndoing && <UndoDialog event={event} offers="record" onClose={() => setUndoing(false)} />}
    </>
  )
}
