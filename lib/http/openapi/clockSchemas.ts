import { z } from 'zod'
import { clockBody } from '@/lib/http/parsing/clockBody'
import { fromZod, one } from './named'

/** The schemas of a demonstration's clock, with examples. */

const NOW = '2027-06-30T17:00:00Z'

export const clockSetting = fromZod('ClockSetting', 'Setting of the clock', clockBody, {
  examples: one('The last day of a financial year', { now: NOW }),
})

export const serviceClock = fromZod(
  'ServiceClock',
  'Clock of the service',
  z.strictObject({
    now: z.string().meta({ format: 'date-time', description: 'What time it is to the service.' }),
    is_set: z.boolean().meta({ description: 'Whether it is another than the machine’s.' }),
  }),
  { examples: one('Set', { now: NOW, is_set: true }) },
)
