/**
 * What a list can ask of a member, with what each question adds to the member's name to make a
 * parameter: `finance_limit_from`. Bounds are inclusive; `is` and `not` take several values.
 */
export const FILTER_SUFFIXES = {
  is: '',
  not: '_not',
  from: '_from',
  to: '_to',
  contains: '_contains',
  set: '_set',
} as const

export type FilterOperator = keyof typeof FILTER_SUFFIXES

/**
 * What a list can sort and search by, and what it shows until somebody chooses otherwise. Filters
 * need no entry: they follow from the kinds of the fields.
 */
export interface ListSpec {
  /** Members to sort by; each has an index, so that any page of any size of data comes at once. */
  readonly sortable: readonly string[]
  /** How it is sorted until somebody says: by members, with commas between; a leading `-` reverses. */
  readonly defaultSort: string
  /** Columns that `search` looks in, with tolerance for slips; none means no search. */
  readonly searched: readonly string[]
  /**
   * Of the searched columns those that are numbers or codes, which people write with and without
   * blanks, dashes and slashes within: each is found by both.
   */
  readonly searchedCodes?: readonly string[]
  /** Members of which `search` looks in the names of what they refer to, as it does in columns. */
  readonly searchedNames?: readonly string[]
  /** Identifiers by which lists are filtered often: each has an index besides the sorted ones. */
  readonly indexed: readonly string[]
  /**
   * Columns that it shows at first, in their order. Without them: what names a record, then what it
   * is sorted by.
   */
  readonly shown?: readonly string[]
  /** The same for a card, which has room for few; without them the first of those. */
  readonly onCards?: readonly string[]
  /** Fields that people change right in its rows, each by itself, besides on the record's page. */
  readonly edited?: readonly string[]
}
