import type { Calendar } from './calendar'
import type { Random } from './random'

/** Users as the generators need them, by id. */
export interface SeedUsers {
  /** Users who look after clients and change records. */
  readonly staff: readonly number[]
  /** The user of a connected system, who also acts in the name of others. */
  readonly integration: number
}

/** What a generator knows besides a record's number. */
export interface Setting extends SeedUsers {
  readonly calendar: Calendar
}

/** Who made a change, and in whose name. */
export interface Actor {
  readonly userId: number
  readonly auditUserId: number
}

/** One of the staff, sometimes through the integration. */
export function actor(random: Random, { staff, integration }: SeedUsers): Actor {
  const auditUserId = random.pick(staff)
  return { userId: random.chance(0.15) ? integration : auditUserId, auditUserId }
}
