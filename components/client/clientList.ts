import { resourceList } from '@/components/list/listConfig'
import { client } from '@/lib/resources'

/** The list of clients: what it shows until a person chooses otherwise. */
export const clientList = resourceList(client, {
  noun: { one: 'client', many: 'clients' },
  page: '/clients',
  endpoint: '/api/v1/fm/clients',
  primary: 'name',
  searchWords: 'Name, code, ABN or id',
  isImportable: true,
  defaultColumns: [
    'name',
    'client_id',
    'client_type',
    'abn',
    'state',
    'finance_limit',
    'interest_margin',
    'finance_review_date',
    'user_id',
  ],
  cardColumns: ['client_type', 'client_id', 'state', 'finance_review_date', 'finance_limit'],
  overrides: {
    name: { heading: 'Client', width: 210 },
    client_id: { heading: 'Id', width: 64 },
    client_type: { heading: 'Type', width: 90, isTag: true },
    abn: { width: 128 },
    state: { width: 64 },
    finance_limit: { width: 126 },
    interest_margin: { heading: 'Margin', width: 84 },
    finance_review_date: { heading: 'Review due', width: 130 },
    next_contact_date: { width: 130 },
    user_id: { width: 122 },
  },
})
