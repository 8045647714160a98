import { z } from 'zod'
import type { FilterOperator } from '@/lib/resources/lists'
import type { Field } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import type { Bound } from './asked'

/**
 * Everything that a kind of field decides. `schema` turns a JSON value into what is stored and
 * refuses what cannot be; the rest says how the same bounds look to JSON Schema and to SQL.
 */
export interface Kind {
  /** @param timeZone that of the request, in which a date-time becomes a calendar date */
  schema(field: Field, timeZone: TimeZone): z.ZodType
  /** True where the schema differs from zone to zone. */
  readonly isZoned?: true
  /** What a request may send, as far as JSON Schema can say it. */
  jsonSchema(field: Field): Record<string, unknown>
  /** What an answer holds, where that is less than a request may send. */
  shownSchema?(field: Field): Record<string, unknown>
  /** Column type, as PostgreSQL and as Prisma name it. */
  readonly sql: string
  readonly prisma: string
  /** A default as Prisma's schema has it, where that is not the value as JSON. */
  prismaDefault?(value: string): string
  /** A condition on `VALUE` that the database holds too. */
  check?(field: Field): string | undefined
  /**
   * SQL that is true of a value which the type of its column takes, and no request can send: answers
   * have no way to tell it, nobody could send it back, or it stands for what is not set where lists are
   * sorted. None where there is no such value.
   */
  unsendable?(column: string, field: Field): string
  /**
   * How a change is merged into the value there is. `fromNothing` is what a value comes to in a
   * record that has none, as a change of it would make it: every value that one can be given, a change
   * can write. What a merge may come to: whether it is too much as SQL, given the value, and what is
   * said of it.
   */
  readonly merged?: {
    fromNothing(value: unknown): unknown
    exceeds(value: string): string
    says(field: Field): string
  }
  /** SQL for the value as the API shows it, given the column. */
  show(column: string): string
  /** SQL type of what `show` yields. */
  readonly shown: string
  /** What an unset field of this kind reads as when its definition names no default. */
  readonly empty: 'null' | 'list' | 'object'
  /** True where a value may be too long for its row, so that PostgreSQL keeps it beside. */
  readonly isWide?: true
  /** Set where one value may come to megabytes. */
  readonly isVast?: true
  /** How lists sort by it; none where they cannot. */
  readonly sorts?: Sorting
  /** What lists can ask of it, and what a bound of it is. */
  readonly filters: readonly FilterOperator[]
  readonly bound?: Bound
  /** Every value that there is, as filters have them, where that is said by the kind itself. */
  readonly values?: readonly string[]
}

/** How lists sort by the values of a kind, and what they take for one that is not set. */
export interface Sorting {
  /** SQL type of what they compare. */
  readonly type: string
  /** What sorts after every value, as SQL and as the text that a cursor carries. */
  readonly last: { readonly sql: string; readonly text: string }
  /** SQL for what they compare, where that is not the value itself. */
  compared?(value: string): string
  /** True where a value may take more of an index's row than there is room for beside another. */
  readonly isLong?: true
  /**
   * True where few values are shared by many records, so that a list is read value by value and
   * filtered by the index that it sorts by.
   */
  readonly isShared?: true
}

/** Sorts after every text that fields take: none begins with it, as Unicode has no such character. */
export const LAST_TEXT = { sql: "U&'\\+10FFFF'", text: '\u{10FFFF}' }

/** Texts sort without regard to ASCII case. */
export const SORTS_AS_TEXT: Sorting = {
  type: 'text',
  last: LAST_TEXT,
  compared: (value) => `(lower(${value}) COLLATE "C")`,
  isLong: true,
}

/** Texts of which there are few sort as they are. */
export const SORTS_AS_CHOICE: Sorting = {
  type: 'text',
  last: LAST_TEXT,
  compared: (value) => `(${value} COLLATE "C")`,
  isShared: true,
}

/** Values of a type sort as PostgreSQL compares them, up to one that is written like this. */
export const sortsAs = (type: string, last: string): Sorting => ({
  type,
  last: { sql: `'${last}'::${type}`, text: last },
})

/** SQL for a value that is shown as it is stored. */
export const asIs = (column: string) => column

/** The most entries of a list that names no bound of its own. */
export const MAX_LIST = 1000

/** A list whose entries are read only where there are not too many of them. */
export const listOf = (entry: z.ZodType, { label }: Field, what: string, most: number) =>
  z
    .array(z.unknown(), `${label} takes a list of ${what}.`)
    .refine((list) => list.length <= most, {
      error: `${label} takes at most ${most} entries.`,
      params: { fault: 'out_of_range' },
    })
    .pipe(z.array(entry))
