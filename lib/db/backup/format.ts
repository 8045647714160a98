/**
 * The form of a backup, compressed by gzip as a whole. It begins with a line of JSON: which
 * migrations the database had. Then each table: a line of JSON that names it, its rows as
 * PostgreSQL's COPY writes them in text, and the line that ends them there, which no row can be.
 * The last line is JSON again and counts the rows, so that a backup that was cut short is known.
 */
export const FORMAT = 1

/** The line after the last row of a table. */
export const END_OF_ROWS = '\\.\n'

/** The first line. */
export interface Head {
  readonly fleetbook_backup: typeof FORMAT
  readonly made_at: string
  /** Names of the migrations that the database had, oldest first. */
  readonly migrations: readonly string[]
}

/** The last line. */
export interface Foot {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Where each sequence stands, by its name as SQL. */
  readonly sequences: Readonly<Record<string, Sequence>>
}

export interface Sequence {
  readonly last: string
  /** False for one that has given no number yet. */
  readonly isCalled: boolean
}

/** What was saved or restored, and what beside it was not, as it is not Fleetbook's. */
export type WithoutForeign<Done> = Done & {
  /** Tables, columns and sequences, as SQL. */
  readonly foreign: readonly string[]
}
