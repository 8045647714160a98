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
 * What the lists can sort and search by. Filters need no entry: they follow from the kinds of the
 * fields.
 */
export interface ListSpec {
  /** Members to sort by; each has an index, so that any page of any size of data comes at once. */
  readonly sortable: readonly string[]
  readonly defaultSort: string
  /** Columns that `search` looks in, with tolerance for slips; none means no search. */
  readonly searched: readonly string[]
  /** Identifiers by which lists are filtered often: each has an index besides the sorted ones. */
  readonly indexed: readonly string[]
  /** True where a contract says to which client a record belongs, so that lists filter by it. */
  readonly isUnderContract?: boolean
}

export const clientList: ListSpec = {
  sortable: [
    'client_id',
    'name',
    'client_code',
    'client_type',
    'state',
    'abn',
    'finance_limit',
    'approval_limit',
    'interest_margin',
    'finance_review_date',
    'next_contact_date',
    'user_id',
  ],
  defaultSort: 'client_id',
  searched: ['name', 'client_code', 'abn', 'acn', 'client_id_external', 'client_id'],
  indexed: ['client_id_external', 'client_id_parent', 'client_group_id', 'user_id_sales'],
}

export const approvalList: ListSpec = {
  sortable: [
    'approval_id',
    'created',
    'last_edit',
    'posted_date',
    'status_flag',
    'contract_id',
    'supplier_id',
    'approval_limit',
    '_lines_total',
    'invoice_date',
  ],
  defaultSort: '-approval_id',
  searched: ['approval_id', 'contract_id', 'invoice_no', 'driver_name', 'external_order_number'],
  indexed: ['contract_id'],
  isUnderContract: true,
}

/** Lists by resource name. */
export const LISTS: Readonly<Record<string, ListSpec>> = {
  client: clientList,
  approval: approvalList,
}
