import { unsetValue } from '@/lib/derive/kinds'
import { approval, client, packagingDefaults } from '@/lib/resources'
import { PERMISSIONS } from '@/lib/resources/permissions'
import type { Resource } from '@/lib/resources/resource'
import type { SchemaName } from '../pipeline/operation'
import { DRY_RUN_EXAMPLES, type DryRunSchema } from './dryRunSchemas'
import { BODY_EXAMPLES, type Example } from './examples'

const MOMENT = '2026-11-20T10:15:00+11:00'
const LATER = '2026-11-20T10:20:00+11:00'
const SESSION = '5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65'
const PRIYA = { user_id: '2', display_name: 'Priya Raman' }

const sent = (name: SchemaName): object =>
  Object.values(BODY_EXAMPLES[name] ?? {})[0]?.value as object

/** A record as it reads when only these members were set. */
const record = (resource: Resource, set: object): object => ({
  ...Object.fromEntries(
    [...resource.fields.values()]
      .filter((field) => !field.writeOnly)
      .map((field) => [field.name, unsetValue(field)]),
  ),
  ...set,
})

const CLIENT = record(client, { client_id: '10001', ...sent('ClientCreate') })
const APPROVAL = record(approval, {
  approval_id: '88001',
  created: MOMENT,
  last_edit: LATER,
  posted_date: null,
  requested_audit_attempt_count: 1,
  source: 'internal',
  user_id: '2',
  user_id_edit: '2',
  ...sent('ApprovalCreate'),
})
const USER = {
  user_id: '9',
  user_name: 'mara.linden',
  display_name: 'Mara Linden',
  role_id: '3',
  role_name: 'Viewer',
  enabled: true,
  created: MOMENT,
  last_edit: MOMENT,
}
const ROLE = {
  role_id: '3',
  name: 'Viewer',
  permissions: ['Approvals:Read', 'ClientPackagingDefaults:Read', 'Clients:Read'],
  users: 4,
  created: MOMENT,
  last_edit: MOMENT,
}
const LOCKING_SESSION = {
  locking_session_id: SESSION,
  user_id: '2',
  user_name: PRIYA.display_name,
  created: MOMENT,
  expires_at: LATER,
  ttl_seconds: 300,
  locks: [{ resource: 'approvals', id: '88001' }],
}
const CHANGES = [
  { field: 'finance_limit', from: 200000, to: 250000 },
  { field: 'client_defaults.management_fee', from: null, to: 12.5 },
]
const EVENT = {
  event_id: '90211',
  resource: 'client',
  record_id: '10001',
  record_name: 'Wattleford City Council',
  record_version: 8,
  version: 4,
  at: MOMENT,
  action: 'updated',
  user: PRIYA,
  audit_user: PRIYA,
  request_id: 'import-2026-11-20.17',
  reason: 'Agreed at the yearly review',
  changes: CHANGES,
}
const DRY_RUN = { client_id: '10001', etag: '"4"', changes: CHANGES }

const page = (entry: object, total = 1) => ({
  data: [entry],
  next_cursor: null,
  total,
  total_exact: true,
})
const one = (summary: string, value: unknown) => ({ one: { summary, value } })

/** What operations answer with, by the schema of the answer; a test holds each to its schema. */
export const ANSWER_EXAMPLES: Readonly<Record<string, Readonly<Record<string, Example>>>> = {
  ...DRY_RUN_EXAMPLES,
  Token: one('A token for an hour', {
    access_token: 'Vw0kq1N7mJ5c3sYb9TzXhE2uLrPaGdQf',
    token_type: 'Bearer',
    expires_in: 3600,
  }),
  Me: one('An account that only reads', {
    user: { user_id: '9', user_name: 'mara.linden', display_name: 'Mara Linden' },
    role: { name: ROLE.name },
    permissions: ROLE.permissions,
  }),
  Client: one('A client of which little is set', CLIENT),
  ClientPage: one('One client, cut to three members', {
    ...page({ client_id: '10001', name: 'Wattleford City Council', client_type: 'fleet' }),
  }),
  ClientBulkAnswer: {
    changed: { summary: 'The changed clients', value: [CLIENT] },
    dryRun: { summary: 'What would change', value: [DRY_RUN] },
    lenient: {
      summary: 'What became of each element',
      value: {
        updated: 1,
        unchanged: 0,
        refused: 1,
        results: [
          { index: 0, row: 1, client_id: '10001', status: 'updated' },
          {
            index: 1,
            row: 2,
            client_id: '10002',
            status: 'refused',
            errors: [
              {
                pointer: '/1/finance_limit',
                code: 'wrong_type',
                message: 'Finance limit takes a number.',
              },
            ],
          },
        ],
      },
    },
  },
  PackagingDefaults: one(
    'Settings of which little is set',
    record(packagingDefaults, {
      client_id: '10001',
      client_packaging_default_id: '501',
      ...sent('PackagingDefaultsReplace'),
    }),
  ),
  Approval: one('An approval that waits for a decision', APPROVAL),
  ApprovalPage: one('One approval, cut to three members', {
    ...page({ approval_id: '88001', contract_id: 'C-40001', status_flag: 'requested' }),
  }),
  EventPage: one('One change of a client', page(EVENT)),
  LockingSession: one('A session that holds one approval', LOCKING_SESSION),
  LockingSessionPage: one("Another user's session", {
    ...page({ ...LOCKING_SESSION, locking_session_id: null }),
  }),
  User: one('A user', USER),
  UserPage: one('The only user', page(USER)),
  Role: one('A role that only reads', ROLE),
  RolePage: one('The only role', page(ROLE)),
  PermissionList: one('Every permission', {
    data: Object.entries(PERMISSIONS).map(([permission, allows]) => ({ permission, allows })),
  }),
  Overview: one('A quiet day', {
    today: '2026-11-20',
    clients: {
      by_type: [
        { value: 'fleet', count: 182 },
        { value: null, count: 6 },
      ],
      next_contacts: {
        total: 1,
        clients: [{ client_id: '10001', name: 'Wattleford City Council', date: '2026-11-23' }],
      },
      finance_reviews: { total: 0, clients: [] },
    },
    approvals: {
      by_status: [{ value: 'requested', count: 12 }],
      oldest_requested: [{ approval_id: '88001', contract_id: 'C-40001', last_edit: MOMENT }],
    },
  }),
  Directory: one('One person', {
    data: [{ user_id: PRIYA.user_id, display_name: PRIYA.display_name, enabled: true }],
  }),
  Contract: one('A contract and its client', { contract_id: 'C-40001', client_id: '10001' }),
  PaymentChanges: one('A bank account that changed lately', {
    client_id: '10001',
    days: 30,
    data: [
      {
        event_id: '90212',
        resource: 'packaging_defaults',
        at: MOMENT,
        user: PRIYA,
        audit_user: PRIYA,
        fields: ['bank_bsb', 'bank_account_number'],
      },
    ],
  }),
  ApiDocument: one('The first members', {
    openapi: '3.1.1',
    info: { title: 'Fleetbook', version: '1.0.0' },
    paths: {},
  }),
}

const EXAMPLES = '#/components/examples/'

/** References to the examples of an answer, which operations share. */
export const answerExamples = (gives: SchemaName | DryRunSchema) => {
  const examples = ANSWER_EXAMPLES[gives]
  if (!examples) throw new Error(`lib/http/openapi/answerExamples.ts has none of ${gives}`)
  return Object.fromEntries(
    Object.keys(examples).map((key) => [key, { $ref: `${EXAMPLES}${gives}.${key}` }]),
  )
}

/** The examples that {@link answerExamples} refers to. */
export const EXAMPLE_PARTS: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(ANSWER_EXAMPLES).flatMap(([name, examples]) =>
    Object.entries(examples).map(([key, example]) => [`${name}.${key}`, example]),
  ),
)
