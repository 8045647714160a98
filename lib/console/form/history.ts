/** A person as the history names them. */
export interface Person {
  readonly user_id: string
  readonly display_name: string | null
}

/** One entry of the history, as the service answers it. */
export interface HistoryEvent {
  readonly event_id: string
  readonly at: string
  readonly action: string
  readonly user: Person
  /** Whom the change is recorded for; the same person when nobody was acted for. */
  readonly audit_user: Person
  readonly request_id: string
  readonly reason: string | null
  readonly changes: readonly { field: string; from: unknown; to: unknown }[]
}

export interface HistoryPage {
  readonly data: readonly HistoryEvent[]
  readonly next_cursor: string | null
  readonly total: unknown
}

/** The entries of one request, which belong together. */
export interface HistoryGroup {
  readonly requestId: string
  readonly events: readonly HistoryEvent[]
}

/** Puts entries of one request together; the order, newest first, stays. */
export function byRequest(events: readonly HistoryEvent[]): HistoryGroup[] {
  const groups: { requestId: string; events: HistoryEvent[] }[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.requestId === event.request_id) last.events.push(event)
    else groups.push({ requestId: event.request_id, events: [event] })
  }
  return groups
}

export const personName = ({ display_name, user_id }: Person): string =>
  display_name ?? `User ${user_id}`

/** `Tom Hale`, or `Tom Hale for Priya Raman` when the change is recorded for somebody else. */
export function whoseChange({ user, audit_user }: HistoryEvent): string {
  const who = personName(user)
  return user.user_id === audit_user.user_id ? who : `${who} for ${personName(audit_user)}`
}
