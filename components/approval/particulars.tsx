'use client'

import type { Json } from '@/components/form/model/transport'
import type { Particulars } from '@/components/record/particulars'
import { shownName } from '@/lib/text/words'
import { ApprovalFacts } from './ApprovalFacts'
import { ApprovalSkeleton } from './ApprovalSkeleton'
import { approvalLook, LINES } from './approvalForm'
import type { ApprovalField } from './members'
import { QuickStatus } from './QuickStatus'
import { QueueActions } from './queue/QueueActions'
import { QUEUE_MEMBERS } from './queue/rows'
import { useContractClient } from './useContractClient'

const OF_LINES = 'maintenance_lines' satisfies ApprovalField

/** What the pages of approvals have beyond what their definition says. */
export const approvalParticulars: Particulars = {
  list: {
    searchWords: 'Contract, invoice, driver or id',
    also: QUEUE_MEMBERS,
    columns: {
      // Those up to the invoice have room beside the rail on a page of 1280 px.
      approval_id: { heading: 'Approval', width: 92 },
      status_flag: { width: 104 },
      _client_name: { width: 184 },
      _client_id: { heading: 'Client ID', width: 80 },
      contract_id: { width: 100 },
      supplier_id: { width: 200 },
      _lines_total: { heading: 'Lines', width: 104 },
      approval_limit: { heading: 'Limit', width: 104 },
      invoice_no: { heading: 'Invoice', width: 116 },
      invoice_date: { heading: 'Invoice date', width: 116 },
      created: { width: 156 },
    },
  },
  AboveList: QuickStatus,
  ForChosen: QueueActions,
  foundBy: 'contract or invoice number',
  Facts: ApprovalFacts,
  useName: useClientName,
  tabs: [
    {
      path: 'lines',
      label: 'Lines',
      section: LINES,
      count: ({ [OF_LINES]: lines }) => (Array.isArray(lines) ? lines.length : undefined),
    },
  ],
  look: approvalLook,
  Skeleton: ApprovalSkeleton,
  newWords:
    "Only the contract is needed. Maintenance lines and every other field are filled in on the approval's own page, which opens next. So is the step to batch, beside the payee and the sum.",
}

/** The client whose contract it is about, or the contract where nobody has said whose that is. */
function useClientName(record: Json | undefined): string {
  const contract = String(record?.contract_id ?? '')
  const owner = useContractClient(contract)
  return shownName(owner?.name) || (contract && `Contract ${contract}`)
}
