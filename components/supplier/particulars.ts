import type { Particulars } from '@/components/record/particulars'

/** What the pages of suppliers have beyond what their definition says. */
export const supplierParticulars: Particulars = {
  // A trading name is a name: with it, the words would be cut in the field.
  list: {
    searchWords: 'Name, ABN or id',
    // So that a page of 1280 px has room for all, and for the bar that scrolls the list.
    columns: { payment_terms_id: { width: 180 } },
  },
}
