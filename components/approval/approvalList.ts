import { type ListConfig, resourceList } from '@/components/list/listConfig'
import { approval } from '@/lib/resources'
import { QUEUE_MEMBERS } from './queue/rows'

const listLacking = (...lacking: readonly string[]): ListConfig =>
  resourceList(approval, {
    noun: { one: 'approval', many: 'approvals' },
    page: '/approvals',
    endpoint: '/api/v1/fm/approvals',
    primary: 'approval_id',
    searchWords: 'Contract, invoice, driver or id',
    also: QUEUE_MEMBERS,
    lacking,
    defaultColumns: [
      'approval_id',
      'status_flag',
      '_client_name',
      '_client_id',
      'supplier_id',
      '_lines_total',
      'approval_limit',
      'invoice_no',
      'invoice_date',
      'contract_id',
      'created',
    ],
    cardColumns: ['status_flag', '_client_name', 'supplier_id', '_lines_total', 'contract_id'],
    overrides: {
      approval_id: { heading: 'Approval', width: 100 },
      status_flag: { width: 108, isTag: true },
      _client_name: { width: 200 },
      _client_id: { heading: 'Client ID', width: 92 },
      contract_id: { width: 116 },
      supplier_id: { width: 108 },
      _lines_total: { heading: 'Lines', width: 120 },
      approval_limit: { heading: 'Limit', width: 120 },
      invoice_no: { heading: 'Invoice', width: 140 },
      invoice_date: { heading: 'Invoice date', width: 116 },
      created: { width: 156 },
    },
  })

/** The list of approvals: what it shows until a person chooses otherwise. */
export const approvalList = listLacking()
const withoutClients = listLacking('Clients:Read')

/** The same for a role: whoever may not read clients is not told of those behind approvals. */
export const approvalListFor = (mayReadClients: boolean): ListConfig =>
  mayReadClients ? approvalList : withoutClients

/** The approvals of one client: the same list, kept to what its contracts bear. */
export const clientApprovalList = (clientId: string): ListConfig => ({
  ...approvalList,
  key: 'clientApprovals',
  page: `/clients/${encodeURIComponent(clientId)}/approvals`,
  recordPage: approvalList.page,
  fixed: { client_id: clientId },
  defaultColumns: approvalList.defaultColumns.filter((id) => !OF_THE_CLIENT.has(id)),
  cardColumns: approvalList.cardColumns.filter((id) => !OF_THE_CLIENT.has(id)),
})

const OF_THE_CLIENT = new Set(['_client_id', '_client_name'])
