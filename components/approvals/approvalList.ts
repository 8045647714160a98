import { approval } from '@/lib/resources'
import { type ListConfig, resourceList } from '../table/listConfig'

/** The list of approvals: what it shows until a person chooses otherwise. */
export const approvalList = resourceList(approval, {
  noun: { one: 'approval', many: 'approvals' },
  page: '/approvals',
  endpoint: '/api/v1/fm/approvals',
  primary: 'approval_id',
  searchWords: 'Contract, invoice, driver or id',
  defaultColumns: [
    'approval_id',
    'status_flag',
    'contract_id',
    'supplier_id',
    'approval_limit',
    'invoice_no',
    'invoice_date',
    'created',
  ],
  cardColumns: ['status_flag', 'contract_id', 'supplier_id', 'invoice_date', 'approval_limit'],
  overrides: {
    approval_id: { heading: 'Approval', width: 100 },
    status_flag: { width: 108, isTag: true },
    contract_id: { width: 116 },
    supplier_id: { width: 108 },
    approval_limit: { heading: 'Limit', width: 120 },
    invoice_no: { heading: 'Invoice', width: 140 },
    invoice_date: { heading: 'Invoice date', width: 116 },
    created: { width: 156 },
  },
})

/** The approvals of one client: the same list, kept to what its contracts bear. */
export const clientApprovalList = (clientId: string): ListConfig => ({
  ...approvalList,
  key: 'clientApprovals',
  page: `/clients/${encodeURIComponent(clientId)}/approvals`,
  recordPage: approvalList.page,
  fixed: { client_id: clientId },
})
