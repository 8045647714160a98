import { z } from 'zod'
import { isCalendarDate, readDay, readInstant } from '@/lib/time/calendar'
import { refusal } from '../schemas/issues'
import { DATE_PATTERN, DAY_PATTERN, INSTANT_PATTERN } from '../schemas/timePatterns'
import { DATES, MOMENTS, RANGE } from './asked'
import { asIs, type Kind, sortsAs } from './kind'

export const date: Kind = {
  schema: (field) =>
    z.string(`${field.label} takes a date as text.`).refine(isCalendarDate, {
      error: `${field.label} takes a real date in the form YYYY-MM-DD.`,
      params: { fault: 'invalid_date' },
    }),
  jsonSchema: () => ({ type: 'string', format: 'date', pattern: DATE_PATTERN }),
  sql: 'date',
  prisma: 'DateTime @db.Date',
  prismaDefault: (date) => `${date}T00:00:00Z`,
  check: () => "VALUE BETWEEN DATE '0001-01-01' AND DATE '9999-12-31'",
  show: asIs,
  shown: 'date',
  empty: 'null',
  sorts: sortsAs('date', 'infinity'),
  filters: RANGE,
  bound: DATES,
}

export const day: Kind = {
  ...date,
  isZoned: true,
  schema: (field, timeZone) =>
    z.string(`${field.label} takes a date as text.`).transform((value, { issues }) => {
      const calendarDate = readDay(value, timeZone)
      if (calendarDate) return calendarDate
      const message = `${field.label} takes a date (YYYY-MM-DD) or an RFC 3339 date-time.`
      issues.push(refusal('invalid_date', message, value))
      return z.NEVER
    }),
  jsonSchema: () => ({
    type: 'string',
    pattern: DAY_PATTERN,
    description:
      'A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.',
  }),
  shownSchema: date.jsonSchema,
}

/** SQL that is true of a moment that RFC 3339 has no form for. */
export const isBeyondTelling = (column: string): string =>
  `${column} NOT BETWEEN '0001-01-01T00:00:00Z' AND '9999-12-31T23:59:59.999Z'`

export const instant: Kind = {
  schema: (field) =>
    z.string(`${field.label} takes a moment as text.`).refine(readInstant, {
      error: `${field.label} takes a real moment in the form YYYY-MM-DDTHH:MM:SSZ.`,
      params: { fault: 'invalid_date' },
    }),
  jsonSchema: () => ({ type: 'string', format: 'date-time', pattern: INSTANT_PATTERN }),
  sql: 'timestamptz(0)',
  unsendable: isBeyondTelling,
  prisma: 'DateTime @db.Timestamptz(0)',
  show: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  shown: 'text',
  empty: 'null',
  sorts: sortsAs('timestamptz', 'infinity'),
  filters: RANGE,
  bound: MOMENTS,
}
