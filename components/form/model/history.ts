import type { Schemas } from '@/components/api/types'
import type { Field } from '@/lib/resources/resource'
import { countWords, listed, shownName } from '@/lib/text/words'
import { fieldName } from './values'

/** A person as the history names them. */
export type Person = Schemas['Person']

/** One field of an entry; one that is never returned has no values. */
export type FieldChange = Schemas['Change']

/** Whether the service says what a field was and is, and not only that it changed. */
export const isTold = (change: FieldChange): boolean => 'from' in change

/** What stands for the values of a field that is never returned. */
export const UNTOLD = 'never shown'

/** One entry of the history of a record; the change is recorded for `audit_user`. */
export type HistoryEvent = Pick<
  Schemas['Event'],
  'event_id' | 'at' | 'action' | 'user' | 'audit_user' | 'request_id' | 'reason' | 'changes'
>

export type HistoryPage = Schemas['EventPage']

/** How many entries there are, in as few signs as a tab has room for: `42`, or `10,000+`. */
export const entryCount = ({ total, total_exact }: Omit<HistoryPage, 'data'>): string =>
  `${countWords(Number(total))}${total_exact ? '' : '+'}`

/** What makes a request: an id, and who calls for whom, as several people may give the same id. */
export interface RequestOf {
  readonly request_id: string
  readonly user: Pick<Person, 'user_id'>
  readonly audit_user: Pick<Person, 'user_id'>
}

const BETWEEN = '~'

/** A request as one text, to tell it from all others by. */
export const requestKey = ({ request_id, user, audit_user }: RequestOf): string =>
  [request_id, user.user_id, audit_user.user_id].join(BETWEEN)

/** The request of a {@link requestKey}. */
export function requestOfKey(key: string): RequestOf {
  const parts = key.split(BETWEEN)
  const [audit = '', user = ''] = [parts.pop(), parts.pop()]
  const request_id = parts.join(BETWEEN)
  return { request_id, user: { user_id: user }, audit_user: { user_id: audit } }
}

/** Whether two entries are of one request. */
export const isSameRequest = (one: RequestOf, other: RequestOf): boolean =>
  requestKey(one) === requestKey(other)

/** The entries of one request, which belong together, newest first. */
export type HistoryGroup<Entry extends HistoryEvent> = readonly Entry[]

/** Puts entries of one request together; the order, newest first, stays. */
export function byRequest<Entry extends HistoryEvent>(
  events: readonly Entry[],
): HistoryGroup<Entry>[] {
  const groups: Entry[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.[0] && isSameRequest(last[0], event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** `Tom Hale`; by the number where the account is gone. */
export const personName = ({ display_name, user_id }: Person): string =>
  shownName(display_name) || `User ${user_id}`

/**
 * `Tom Hale`, or `Tom Hale for Priya Raman` when the change is recorded for somebody else.
 *
 * @param me number of the person who is told, who is `you`
 */
export function whoseChange({ user, audit_user }: HistoryEvent, me?: string): string {
  const who = user.user_id === me ? 'you' : personName(user)
  return user.user_id === audit_user.user_id ? who : `${who} for ${personName(audit_user)}`
}

/** Who saved what a form did not know of. */
export interface Savers {
  /** As a part of a sentence: `you`, `Tom Hale and Priya Raman`, `somebody else`. */
  readonly who: string
  /** All of it was saved by the person who looks at the form, as {@link ownWhere} says. */
  readonly isOwn: boolean
}

/**
 * Where whoever looks at a form has saved what it does not know of.
 *
 * @param isOutcomeUnknown whether a save of the form itself may have got through, whose answer was lost
 */
export const ownWhere = (isOutcomeUnknown: boolean): string =>
  isOutcomeUnknown
    ? 'here, by a save that was not answered, or in another window'
    : 'in another window'

/**
 * Who last changed fields of a record, as far as its newest entries know: fields that none of these
 * has were changed before them, by who knows whom.
 *
 * @param events newest first
 * @param me number of the person who is told
 */
export function saversOf(
  events: readonly HistoryEvent[],
  fields: readonly Field[],
  me: string | undefined,
): Savers {
  const newestOf = (field: Field) =>
    events.find(({ changes }) => changes.some((change) => change.field === fieldName(field)))
  const last = fields.length > 0 ? fields.map(newestOf) : [events[0]]
  const known = events.filter((event) => last.includes(event))
  if (known.length === 0) return { who: 'somebody else', isOwn: false }
  const isWhole = !last.includes(undefined)
  const names = new Set(known.map((event) => whoseChange(event, me)))
  return {
    who: listed([...names, ...(isWhole ? [] : ['others'])]),
    isOwn: isWhole && known.every(({ user }) => user.user_id === me),
  }
}
