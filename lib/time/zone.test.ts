import { expect, test } from 'vitest'
import { momentAt } from './zone'

test.each([
  ['2026-03-01T10:00', 'Australia/Adelaide', '2026-02-28T23:30:00Z'],
  // Of two equal ones the earlier, and what the clocks skip moves forward.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
  ['9999-12-31T23:59:59', 'UTC', '9999-12-31T23:59:59Z'],
  ['9999-12-31T20:00', 'America/New_York', undefined],
  ['0001-01-01T05:00', 'Australia/Sydney', undefined],
  ['2026-02-30T05:00', 'UTC', undefined],
])('%s in %s is the moment %s', (local, zone, moment) => expect(momentAt(local, zone)).toBe(moment))
