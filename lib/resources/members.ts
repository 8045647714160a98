/** Members of records that no request sets: those that the service keeps, and those worked out from others. */

/** The moment, or the number of times, that a field came to hold a value. */
export interface Becoming {
  readonly field: string
  readonly becomes: string
}

/** The rows of another table that name a record, by the column that does. */
export interface RowsElsewhere {
  readonly table: string
  readonly by: string
}

/** A member that the service keeps and a request cannot set. */
export interface SystemField {
  readonly name: string
  readonly label: string
  readonly help: string
  /**
   * `id`: a further number, given out on creation. `moment`: of creation or of the last change,
   * where it has the name of the column that every record has for that, else the first time of
   * what `set` says. `count`: how often that has been. `user`: who made the change that `set`
   * names. `choice`: the first of its values, until the service itself says otherwise. `records`:
   * how many rows of another table name the record. `linked`, `linkedMoment`: a text and a moment
   * of the one row of another table that names it. `referred`: a member of the record that a
   * reference names. These four are no columns of their own.
   */
  readonly kind:
    | 'id'
    | 'moment'
    | 'count'
    | 'user'
    | 'choice'
    | 'records'
    | 'linked'
    | 'linkedMoment'
    | 'referred'
  /** Of `records`: those rows, by the column that names the record. */
  readonly counted?: RowsElsewhere
  /** Of `linked` and `linkedMoment`: that row, and which of its columns. It is null without one. */
  readonly linked?: RowsElsewhere & { readonly column: string }
  /** Of `referred`: the reference, and which text of the record that it names. */
  readonly referred?: { readonly by: string; readonly member: string }
  readonly set?: 'creation' | 'change' | Becoming
  /** Of `choice`: the value where whoever makes the record is an order channel. */
  readonly throughChannel?: string
  readonly values?: readonly string[]
  /** As a field's own {@link FieldSpec.valuesName}. */
  readonly valuesName?: string
  readonly nullable?: boolean
}

/**
 * A member that is worked out from others. A record carries it only in a list, and only where the
 * caller names it: its name begins with an underscore, as no field's does.
 */
export interface DerivedSpec {
  readonly name: `_${string}`
  readonly label: string
  readonly help: string
  readonly kind: 'id' | 'text' | 'decimal'
  readonly unit?: string
  readonly of: DerivedFrom
}

/** A sum over the objects of a list, or a member of the record's parent. */
export type DerivedFrom =
  | { readonly sum: string; readonly over: string }
  | { readonly parent: string }

export interface DerivedMember extends DerivedSpec {
  /** Permission that it takes besides the list's own: that of reading what it comes from. */
  readonly permission?: string
}
