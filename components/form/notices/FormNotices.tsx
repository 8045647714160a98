'use client'

import { History, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSessionUser } from '@/components/session/user'
import { serviceNow } from '@/components/time/serviceClock'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { Banner } from '@/components/ui/feedback/Banner'
import { counted, listed, sentence } from '@/lib/text/words'
import { ownWhere, saversOf, whoseChange } from '../model/history'
import { showMoment } from '../model/show'
import type { DraftOffer } from '../saving/useDraft'
import type { RemoteChange, RemoteRemoval } from '../saving/useRemoteChange'

/** Unsaved changes of an earlier time, offered again. */
export function DraftNotice(props: {
  offer: DraftOffer
  /** Of a new record, what it is: `client`. */
  added?: string
  onRestore: () => void
  onDrop: () => void
}) {
  const { draft, outdated, isTorn } = props.offer
  const zone = useTimeZone()
  const size = Object.keys(draft.values).length
  const what = props.added
    ? `${counted(size, 'field')} of a new ${props.added}`
    : `your ${counted(size, 'unsaved change')}`
  return (
    <Banner
      tone="blue"
      icon={<History />}
      action={
        <span className="flex gap-2">
          <Button onPress={props.onRestore}>Restore</Button>
          <Button variant="quiet" onPress={props.onDrop}>
            Discard
          </Button>
        </span>
      }
    >
      Restore {what} from {zone ? whenShort(draft.at, zone) : ''}?
      {outdated > 0 && (
        <span className="block font-normal text-ink">
          {counted(outdated, 'of these fields has', 'of these fields have')} been saved by somebody
          since. Yours would replace what is there when you save.
        </span>
      )}
      {isTorn && (
        <span className="block font-normal text-ink">
          Somebody has saved another part of what belongs together, such as an account: look at all
          of it before you save.
        </span>
      )}
    </Banner>
  )
}

/** Somebody saved the record while it stands open here. */
export function RemoteNotice(props: {
  remote: RemoteChange
  /** A save is on its way, which merges what the record has become itself. */
  isSaving: boolean
  /** A save before may have got through, and be what this is about. */
  isOutcomeUnknown: boolean
  onTake: () => void
}) {
  const { events, fields } = props.remote
  const { who, isOwn } = saversOf(events, fields, useSessionUser()?.user.user_id)
  const event = events[0]
  const zone = useTimeZone()
  const when = event && zone ? ` at ${whenShort(event.at, zone)}` : ''
  return (
    <Banner
      tone="blue"
      action={
        <Button isDisabled={props.isSaving} onPress={props.onTake}>
          Take over the new values
        </Button>
      }
    >
      {sentence(who)} saved this record{isOwn && ` ${ownWhere(props.isOutcomeUnknown)}`}
      {when}
      {fields.length > 0 && <>: {listed(fields.map(({ label }) => label))}</>}.
      <span className="block font-normal text-ink">Fields you have changed stay as they are.</span>
    </Banner>
  )
}

/** Somebody deleted the record while it stands open here. */
export function RemovalNotice(props: {
  removal: RemoteRemoval
  /** `role`. */
  noun: string
  /** Absent where the role adds no such records. */
  onCopy?: (() => void) | undefined
}) {
  const { removal, noun, onCopy } = props
  const me = useSessionUser()?.user.user_id
  const zone = useTimeZone()
  const event = removal.events.find(({ action }) => action === 'deleted')
  return (
    <Banner
      tone="amber"
      role="alert"
      action={onCopy && <Button onPress={onCopy}>Copy to a new {noun}</Button>}
    >
      {event ? sentence(whoseChange(event, me)) : 'Somebody'} deleted this {noun}
      {event && zone && ` at ${whenShort(event.at, zone)}`}: nothing can be saved to it any more.
      <span className="block font-normal text-ink">
        What stands in the form stays until you leave it.
      </span>
    </Banner>
  )
}

/** Why nothing here can be written: read where it stands, as it may say anew until when. */
export function ReadOnlyNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="note"
      className="flex items-start gap-2.5 rounded-sheet border border-rule bg-sunk px-4 py-2.5 text-ink-2"
    >
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** The time alone when it is today. */
function whenShort(moment: string, zone: string): string {
  const text = showMoment(moment, zone)
  const [day, time = text] = text.split(', ')
  return day === showMoment(serviceNow(), zone).split(', ')[0] ? time : text
}
