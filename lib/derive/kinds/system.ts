import type { FilterOperator } from '@/lib/resources/lists'
import type { SystemField } from '@/lib/resources/members'
import type { Resource } from '@/lib/resources/resource'
import { sqlTexts } from '@/lib/text/sqlText'
import { isNumber } from '../idForms'
import { choiceReference, type JsonSchema } from '../schemas/namedSchemas'
import { hashOf } from '../sql'
import { type Bound, MOMENTS, ONE_OF, RANGE, WHETHER_SET, WHOLE_NUMBERS } from './asked'
import { isBeyondTelling } from './dates'
import { SORTS_AS_CHOICE, type Sorting, sortsAs } from './kind'

/** The most digits of the ids of users and service accounts. */
export const MAX_USER_ID_DIGITS = 5

/** The form of a number that identifies something: digits without a leading zero. */
export const numberSchema = (maxLength?: number): JsonSchema => ({
  type: 'string',
  ...(maxLength && { maxLength }),
  pattern: '^[1-9]{1}[0-9]*$',
})

/** Everything that a kind of system field decides. */
export interface SystemKind {
  jsonSchema(member: SystemField): JsonSchema
  /** Type and attributes of its column, as Prisma has them; none of what is no column. */
  prisma?(member: SystemField): string
  /** SQL type of its column. */
  readonly sql: string
  /** SQL type of what answers show; none of moments, which are written in the zone of a request. */
  readonly shown?: string
  /** Of what is linked: SQL for a figure that becomes another whenever its value, as SQL, does. */
  figure?(value: string): string
  /** SQL that is true of what its column takes and no answer can tell. */
  unsendable?(column: string, member: SystemField): string
  /** How lists sort by it; none where they cannot. */
  readonly sorts?: Sorting
  /** What lists can ask of it, and what a bound of it is. */
  readonly filters: readonly FilterOperator[]
  readonly bound?: Bound
  /** Of what identifies something: how many digits it has at most, where it is digits. */
  maxDigits?(member: SystemField, resource: Resource): number | undefined
}

/** The most digits of a further number that identifies something. */
const MAX_DIGITS = 18

/** SQL that is true of a number that identifies nothing, with so many digits at most. */
const isNoNumber = (column: string, maxDigits: number): string =>
  `${column} NOT BETWEEN 1 AND ${10n ** BigInt(maxDigits) - 1n}`

export const SYSTEM_KINDS: Readonly<Record<SystemField['kind'], SystemKind>> = {
  id: {
    jsonSchema: () => numberSchema(),
    prisma: () => 'BigInt @unique @default(autoincrement())',
    sql: 'bigint',
    shown: 'text',
    unsendable: (column) => isNoNumber(column, MAX_DIGITS),
    filters: ONE_OF,
    maxDigits({ name }, resource) {
      if (name !== resource.id.name) return MAX_DIGITS
      return isNumber(resource) ? resource.id.maxLength : undefined
    },
  },
  moment: {
    jsonSchema: () => ({ type: 'string', format: 'date-time' }),
    prisma: () => 'DateTime? @db.Timestamptz(3)',
    sql: 'timestamptz',
    unsendable: isBeyondTelling,
    sorts: sortsAs('timestamptz', 'infinity'),
    filters: RANGE,
    bound: MOMENTS,
  },
  count: {
    jsonSchema: () => ({ type: 'integer', minimum: 0 }),
    prisma: () => 'Int @default(0)',
    sql: 'integer',
    shown: 'integer',
    unsendable: (column) => `${column} < 0`,
    filters: RANGE,
    bound: WHOLE_NUMBERS,
  },
  user: {
    jsonSchema: () => numberSchema(MAX_USER_ID_DIGITS),
    prisma: () => 'Int',
    sql: 'integer',
    shown: 'text',
    unsendable: (column) => isNoNumber(column, MAX_USER_ID_DIGITS),
    filters: ONE_OF,
    maxDigits: () => MAX_USER_ID_DIGITS,
  },
  records: {
    jsonSchema: () => ({ type: 'integer', minimum: 0 }),
    sql: 'integer',
    shown: 'integer',
    filters: WHETHER_SET,
  },
  linked: {
    jsonSchema: () => ({ type: 'string' }),
    sql: 'text',
    shown: 'text',
    figure: hashOf,
    filters: WHETHER_SET,
  },
  linkedMoment: {
    jsonSchema: () => ({ type: 'string', format: 'date-time' }),
    sql: 'timestamptz',
    figure: (value) => `(extract(epoch FROM ${value}) * 1000)::bigint`,
    filters: WHETHER_SET,
  },
  referred: {
    jsonSchema: () => ({ type: 'string' }),
    sql: 'text',
    shown: 'text',
    filters: WHETHER_SET,
  },
  choice: {
    jsonSchema: choiceReference,
    prisma: ({ values = [] }) => `String @default(${JSON.stringify(values[0])})`,
    sql: 'text',
    shown: 'text',
    unsendable: (column, { values = [] }) => `${column} <> ALL (${sqlTexts(values)})`,
    sorts: SORTS_AS_CHOICE,
    filters: ONE_OF,
  },
}
