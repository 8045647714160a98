import type { Schemas } from '@/components/api/types'
import { counted } from '@/lib/text/words'
import type { ApprovalField } from './members'

/** Where an approval can go from where it stands, in the words of those who do it. */

/** The field that says where. */
export const STATUS = 'status_flag' satisfies ApprovalField

export type Status = Schemas['ApprovalStatus']

/** One step from a status to another; the service allows all of them, this says which are likely. */
export interface StatusStep {
  readonly to: Status
  /** The verb on its button. */
  readonly label: string
  /** What it brings about, shown before one that is not easily taken back. */
  readonly effect: string
  /** True for one to be looked at once more: it pays, or it ends the request. */
  readonly isRisky: boolean
}

/** Steps of a status: the main one, those beside it, and the rest for the menu. */
export interface StatusSteps {
  readonly main: StatusStep | null
  readonly beside: readonly StatusStep[]
  readonly rest: readonly StatusStep[]
}

const EFFECTS: Readonly<Record<Status, string>> = {
  requested: 'It joins the queue of requests, and counts as asked once more.',
  active: 'The work may go ahead; nothing is paid yet.',
  batch: 'It goes to payment with the next batch. The first time, the date of posting is set.',
  rejected: 'The request ends here; nothing is paid.',
  cancelled: 'The approval is taken back; nothing is paid.',
}

const EFFECTS_OF_MANY: Readonly<Record<Status, string>> = {
  requested: 'They join the queue of requests.',
  active: 'The work may go ahead; nothing is paid yet.',
  batch: 'They go to payment with the next batch.',
  rejected: 'The requests end here; nothing is paid.',
  cancelled: 'The approvals are taken back; nothing is paid.',
}

const RISKY: ReadonlySet<Status> = new Set(['batch', 'rejected', 'cancelled'])

const LABELS: Readonly<Record<Status, string>> = {
  requested: 'Request',
  active: 'Make active',
  batch: 'Move to batch',
  rejected: 'Reject',
  cancelled: 'Cancel approval',
}

/** Other words where the same step means something else. */
const LABELS_FROM: Readonly<Partial<Record<Status, Partial<Record<Status, string>>>>> = {
  requested: { active: 'Approve without batch' },
  batch: { active: 'Take out of batch', requested: 'Request again' },
  rejected: { requested: 'Request again', active: 'Reopen' },
  cancelled: { requested: 'Request again', active: 'Reopen' },
}

/** What a step has done. */
const DONE: Readonly<Record<Status, string>> = {
  requested: 'requested',
  active: 'made active',
  batch: 'moved to batch',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

/** The same, where it meant something else. */
const DONE_FROM: Readonly<Partial<Record<Status, Partial<Record<Status, string>>>>> = {
  requested: { active: 'approved without batch' },
  batch: { active: 'taken out of batch', requested: 'requested again' },
  rejected: { requested: 'requested again', active: 'reopened' },
  cancelled: { requested: 'requested again', active: 'reopened' },
}

const LIKELY: Readonly<Record<Status | 'none', readonly [Status | null, ...Status[]]>> = {
  none: ['requested', 'active'],
  active: ['requested', 'cancelled'],
  requested: ['batch', 'rejected'],
  batch: [null, 'active'],
  rejected: ['requested'],
  cancelled: ['active'],
}

/** All of them, in the order of the work. */
export const STATUSES = Object.keys(LABELS) as readonly Status[]

/** The steps from a status, or from none. Leaving a batch touches a payment, so that is risky too. */
export function stepsFrom(status: string | null): StatusSteps {
  const from = STATUSES.find((each) => each === status)
  const step = (to: Status): StatusStep => ({
    to,
    label: (from && LABELS_FROM[from]?.[to]) ?? LABELS[to],
    effect: from === 'batch' ? `It leaves the batch. ${EFFECTS[to]}` : EFFECTS[to],
    isRisky: RISKY.has(to) || from === 'batch',
  })
  const [main, ...beside] = LIKELY[from ?? 'none']
  const rest = STATUSES.filter((to) => to !== from && to !== main && !beside.includes(to))
  return { main: main && step(main), beside: beside.map(step), rest: rest.map(step) }
}

/** The step that leads from a status to another; undefined where that is no step. */
export function stepTo(from: string | null, to: string | null): StatusStep | undefined {
  const { main, beside, rest } = stepsFrom(from)
  return [...(main ? [main] : []), ...beside, ...rest].find((step) => step.to === to)
}

/** `moved to batch`, of what a step to a status has done; from wherever, where that is not said. */
export function doneWords(to: Status, status: string | null = null): string {
  const from = STATUSES.find((each) => each === status)
  return (from && DONE_FROM[from]?.[to]) ?? DONE[to]
}

/** Where an approval goes to payment. */
export const IN_BATCH = 'batch' satisfies Status

/** No step, and to be looked at like one: what is paid of an approval that is in a batch becomes another. */
export const CHANGE_IN_BATCH: StatusStep = {
  to: IN_BATCH,
  label: 'Change the payment',
  effect: 'It is in batch already: with the next batch it is paid as it is changed here.',
  isRisky: true,
}

/**
 * What a step brings about that is taken with many at once.
 *
 * @param inBatch how many of them are in a batch, and leave it
 */
export const effectOnMany = (to: Status, inBatch: number): string =>
  inBatch > 0
    ? `${counted(inBatch, 'approval leaves', 'approvals leave')} the batch. ${EFFECTS_OF_MANY[to]}`
    : EFFECTS_OF_MANY[to]

/** `Requested twice`; null for one that never was. */
export function requestedWords(times: number): string | null {
  if (!(times > 0)) return null
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`
  return `Requested ${often}`
}
