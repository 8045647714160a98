'use client'

import { Copy, ListFilter } from 'lucide-react'
import {
  type ChangedRecord,
  requestVerbOf,
  subjectWords,
} from '@/components/form/model/changedRecord'
import { personName } from '@/components/form/model/history'
import { PageLink } from '@/components/page/PageLink'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { IconButton } from '@/components/ui/button/IconButton'
import { copyText } from '@/components/ui/feedback/copyText'
import { Reason } from '../entry/Reason'
import { When } from '../entry/When'
import { Whose } from '../entry/Whose'
import { historyPage } from '../state'
import { canBeSetBack } from '../undo/plan'
import { UndoButton } from '../undo/UndoButton'
import { useMayUndo } from '../undo/useMayUndo'

/** Who did it, for whom, to what, when and why. */
export function RequestHeading({
  newest,
  level: Heading = 'h1',
}: {
  newest: ChangedRecord
  level?: 'h1' | 'h2'
}) {
  const { request_id, user, reason, resource } = newest
  const mayUndo = useMayUndo(resource) && isUndoable(newest)
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2 border-rule border-b bg-sheet px-3 pt-4 pb-3 rail:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <Heading className="line-clamp-3 text-record wrap-anywhere print:line-clamp-none">
          <Whose event={newest} /> {requestVerbOf(newest)}{' '}
          <span className="font-semibold">{subjectWords(newest)}</span>
        </Heading>
        {reason && <Reason className="mt-1">{reason}</Reason>}
        <p className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3.5 text-ink-3">
          <When at={newest.at} />
          <span className="flex min-w-0 items-center">
            <span className="font-mono text-small/5 wrap-anywhere">request {request_id}</span>
            <IconButton
              label="Copy the request id"
              icon={<Copy />}
              className="-my-1 size-7"
              onPress={() => copyText(request_id, 'the request id')}
            />
          </span>
        </p>
      </div>
      <div className="flex min-h-control flex-wrap items-center gap-2 max-sm:flex-row-reverse max-sm:justify-end">
        <PageLink href={historyPage({ user_id: user.user_id })} className={buttonClass('quiet')}>
          <ListFilter aria-hidden />
          Everything {personName(user)} did
        </PageLink>
        {mayUndo && <UndoButton event={newest} />}
      </div>
    </header>
  )
}

/** What was added has nothing to go back to, nothing brings back what was deleted, and no key is made unmade. */
function isUndoable(newest: ChangedRecord): boolean {
  if (Number(newest.request_entries ?? 1) === 1) {
    return newest.record_version !== null && canBeSetBack(newest.resource, newest)
  }
  // Of entries beyond those that were counted nobody knows what they did; fields are set by updates alone.
  const all = newest.request_exact === false ? null : (newest.request_action ?? null)
  return all === null || all === 'updated'
}
