import * as accounts from '@/lib/accounts/schemas'
import * as locks from '@/lib/locks/schemas'
import { PERMISSIONS } from '@/lib/resources/permissions'
import * as answers from './answers'
import { fromZod, MOMENT, named, one, pageOf } from './named'

/**
 * The schemas of operations that are no resource's, with examples: those of bodies succeed against
 * the demonstration data, as the tests of the API send each of them.
 */

const LATER = '2026-11-20T10:20:00+11:00'
export const CLIENT = '10001'
const APPROVAL = '88001'
const CONTRACT = 'C-40001'
export const PRIYA = { user_id: '2', display_name: 'Priya Raman' }

const LOCKING_SESSION = {
  locking_session_id: '5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65',
  user_id: '2',
  user_name: PRIYA.display_name,
  opened_by_user_id: '2',
  opened_by_user_name: PRIYA.display_name,
  created: MOMENT,
  expires_at: LATER,
  ttl_seconds: 300,
  locks: [{ resource: 'approvals', id: APPROVAL }],
}
const EVENT = {
  event_id: '90211',
  resource: 'client',
  record_id: CLIENT,
  record_name: 'Wattleford City Council',
  record_version: 8,
  version: 4,
  at: MOMENT,
  action: 'updated',
  user: PRIYA,
  audit_user: PRIYA,
  request_id: 'import-2026-11-20.17',
  reason: 'Agreed at the yearly review',
  changes: [
    { field: 'finance_limit', from: 200000, to: 250000 },
    { field: 'client_defaults.management_fee', from: null, to: 12.5 },
  ],
}

export const change = fromZod('Change', 'Change of a value', answers.change)

export const credentials = fromZod('Credentials', 'Credentials', accounts.credentialsBody, {
  examples: {
    demo: {
      summary: 'An account of the demonstration data',
      value: { username: 'viewer', password: 'viewer-demo-password' },
    },
  },
})

export const token = fromZod('Token', 'Token', answers.token, {
  examples: one('A token for an hour', {
    access_token: 'Vw0kq1N7mJ5c3sYb9TzXhE2uLrPaGdQf',
    token_type: 'Bearer',
    expires_in: 3600,
  }),
})

export const me = fromZod('Me', 'Who is signed in', answers.me, {
  examples: one('An account that only reads', {
    user: { user_id: '9', user_name: 'mara.linden', display_name: 'Mara Linden' },
    role: { name: 'Viewer' },
    permissions: ['Approvals:Read', 'ClientPackagingDefaults:Read', 'Clients:Read'],
    needs_second_factor: false,
    is_federated: false,
    key: null,
  }),
})

const event = fromZod('Event', 'History entry', answers.event, { uses: [change] })

export const eventPage = pageOf(
  'EventPage',
  'Page of history',
  event,
  ['One change of a client', EVENT],
  {
    properties: {
      removed_before: {
        type: ['string', 'null'],
        format: 'date-time',
        description:
          'Entries from before this moment were removed, as the operator has history kept for so long and no longer. Null where none was of the time that is asked for, or of the record.',
      },
    },
    values: { removed_before: null },
  },
)

export const lockingSession = fromZod('LockingSession', 'Locking session', locks.sessionAnswer, {
  examples: one('A session that holds one approval', LOCKING_SESSION),
})

export const lockingSessionPage = pageOf(
  'LockingSessionPage',
  'Page of locking sessions',
  fromZod('ListedLockingSession', 'Locking session in a list', locks.listedSession),
  ["Another user's session", { ...LOCKING_SESSION, locking_session_id: null }],
)

export const lockingSessionCreate = fromZod(
  'LockingSessionCreate',
  'Locks to take',
  locks.createSessionBody,
  {
    examples: one('Hold one approval for two minutes', {
      locks: [{ resource: 'approvals', id: APPROVAL }],
      ttl_seconds: 120,
    }),
  },
)

export const lockingSessionRenew = fromZod(
  'LockingSessionRenew',
  'Time to live anew',
  locks.renewSessionBody,
  { examples: one('Ten minutes from now', { ttl_seconds: 600 }) },
)

export const permissionList = fromZod('PermissionList', 'Permissions', accounts.permissionsAnswer, {
  examples: one('Every permission', {
    data: Object.entries(PERMISSIONS).map(([permission, allows]) => ({ permission, allows })),
  }),
})

export const overview = fromZod('Overview', 'What needs attention', answers.overview, {
  examples: one('A quiet day', {
    today: '2026-11-20',
    clients: {
      by_type: [
        { value: 'fleet', count: 182 },
        { value: null, count: 6 },
      ],
      next_contacts: {
        total: 1,
        clients: [{ client_id: CLIENT, name: 'Wattleford City Council', date: '2026-11-23' }],
      },
      finance_reviews: { total: 0, clients: [] },
    },
    approvals: {
      by_status: [{ value: 'requested', count: 12 }],
      oldest_requested: [{ approval_id: APPROVAL, contract_id: CONTRACT, last_edit: MOMENT }],
      requested_payment_changes: 1,
    },
  }),
})

export const directory = fromZod('Directory', 'Everybody by name', answers.directory, {
  examples: one('One person', {
    data: [{ user_id: PRIYA.user_id, display_name: PRIYA.display_name, enabled: true }],
  }),
})

export const names = fromZod('Names', 'What ids stand for', answers.names, {
  examples: one('A supplier', {
    data: [
      {
        id: 'S-2026',
        name: 'Mallee Tyres',
        active: true,
        resource: 'supplier',
        record_id: 'S-2026',
      },
    ],
  }),
})

export const references = fromZod('References', 'What names a record', answers.references, {
  examples: one('A supplier with two approvals', {
    data: [
      {
        resource: 'approval',
        member: 'supplier_id',
        value: 'S-2026',
        total: 2,
        statuses: [{ value: 'requested', total: 2, sum: 1248.5 }],
      },
    ],
  }),
})

export const apiDocument = named(
  'ApiDocument',
  () => ({ title: 'OpenAPI document', type: 'object', additionalProperties: true }),
  {
    examples: one('The first members', {
      openapi: '3.1.1',
      info: { title: 'Fleetbook', version: '1.0.0' },
      paths: {},
    }),
  },
)
