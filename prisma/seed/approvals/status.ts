import type { Random } from '../random'

export type Status = 'active' | 'batch' | 'cancelled' | 'rejected' | 'requested'

/** A status that an approval came to. */
export interface Step {
  readonly status: Status
  /** Working days ago. */
  readonly age: number
  readonly reason?: string
}

/** Ways on which approvals come to each status, the likeliest first. */
const PATHS: Readonly<Record<Status, readonly (readonly Status[])[]>> = {
  requested: [
    ['requested'],
    ['requested'],
    ['active', 'requested'],
    ['requested', 'active', 'requested'],
  ],
  active: [['requested', 'active'], ['active']],
  batch: [
    ['requested', 'active', 'batch'],
    ['requested', 'batch'],
    ['active', 'requested', 'active', 'batch'],
  ],
  rejected: [
    ['requested', 'rejected'],
    ['active', 'requested', 'rejected'],
  ],
  cancelled: [
    ['active', 'cancelled'],
    ['requested', 'cancelled'],
  ],
}

const REASONS: Readonly<Partial<Record<Status, readonly string[]>>> = {
  rejected: ['Above the market price', 'Covered by warranty', 'Duplicate of an earlier request'],
  cancelled: ['Booked elsewhere', 'Vehicle sold'],
  requested: ['Client asked for a second look'],
}

/** What has become of approvals of an age: the fresh ones wait, the old ones are paid. */
function shares(age: number): readonly (readonly [Status, number])[] {
  const [requested, active, batch] = age < 4 ? [52, 30, 8] : age < 15 ? [18, 34, 36] : [2, 7, 76]
  return [
    ['requested', requested as number],
    ['active', active as number],
    ['batch', batch as number],
    ['rejected', 7],
    ['cancelled', 6],
  ]
}

/** The statuses of an approval since it was created, so many working days ago. */
export function statusPath(random: Random, age: number): Step[] {
  const paths = PATHS[random.weighted(shares(age))]
  const path = random.pick(paths)
  let at = age
  return path.map((status, index) => {
    // A step takes up to four days, and never more than half of the time there is.
    if (index > 0) at -= Math.min(random.figure(0.05, 4, 0.01), at / 2)
    const reasons = index > 0 ? REASONS[status] : undefined
    return { status, age: at, reason: reasons && random.sometimes(0.8, () => random.pick(reasons)) }
  })
}
