'use client'

import type { FactsProps, Particulars } from '@/components/record/particulars'
import { HintFact, NewestChange } from '@/components/record/RecordHeading'

/** What the pages of clients have beyond what their definition says. */
export const clientParticulars: Particulars = {
  list: {
    searchWords: 'Name, code, ABN or id',
    columns: {
      // Those that are shown by themselves have room beside the rail on a page of 1280 px, of which
      // the bar that scrolls the list takes up to 17.
      name: { heading: 'Client', width: 174 },
      client_id: { heading: 'Id', width: 64 },
      client_type: { heading: 'Type', width: 86 },
      abn: { width: 122 },
      state: { width: 64 },
      finance_limit: { width: 146 },
      interest_margin: { heading: 'Margin', width: 92 },
      finance_review_date: { heading: 'Review due', width: 134 },
      next_contact_date: { width: 130 },
      user_id: { width: 122 },
    },
  },
  foundBy: 'name or code',
  Facts: ClientFacts,
  newWords:
    "Its name is needed, and the essentials are enough: the other fields take their defaults, and you fill them in on the client's own page.",
}

function ClientFacts({ record, newest }: FactsProps) {
  return (
    <>
      <HintFact name="abn" record={record} />
      <NewestChange newest={newest} />
    </>
  )
}
