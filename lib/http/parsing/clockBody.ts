import { z } from 'zod'
import { momentText } from '@/lib/derive/schemas/momentText'

/** Years that days and moments of records have room around. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

/** Body of the call that sets a demonstration's clock. */
export const clockBody = z.strictObject({
  now: momentText((time) =>
    time < EARLIEST || time >= LATEST ? 'Takes a moment from 2000 to 2099.' : undefined,
  ).meta({
    description:
      'The moment from which the clock goes on: an RFC 3339 date-time with its offset, from 2000 to 2099.',
  }),
})
