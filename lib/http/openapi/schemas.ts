import * as accounts from '@/lib/accounts/schemas'
import {
  groupSchemas,
  listedJsonSchema,
  requestJsonSchema,
  responseJsonSchema,
} from '@/lib/derive/jsonSchema'
import type { JsonSchema } from '@/lib/derive/namedSchemas'
import { choiceSchemas, referenceTo } from '@/lib/derive/namedSchemas'
import * as locks from '@/lib/locks/schemas'
import { ETAG_MEMBER } from '@/lib/records/document'
import { approval, client, packagingDefaults, resources } from '@/lib/resources'
import type { DerivedMember, Resource } from '@/lib/resources/resource'
import { contractBody } from '../parsing/bodies'
import type { SchemaName } from '../pipeline/operation'
import * as answers from './answers'
import {
  bulkAnswer,
  bulkBody,
  bulkElement,
  bulkReport,
  bulkResult,
  clientList,
  dryRunEntry,
  dryRunList,
} from './bulkSchemas'
import { dryRunSchemas } from './dryRunSchemas'
import { faultCodeSchema, faultSchema, problemCodeSchema, problemSchema } from './problems'
import { fromZod } from './zodSchemas'

/** A page of a list. */
const page = (of: string, title: string): JsonSchema => ({
  title,
  type: 'object',
  properties: {
    data: { type: 'array', items: referenceTo(of) },
    next_cursor: {
      type: ['string', 'null'],
      description: 'The cursor of the next page; null on the last.',
    },
    total: { type: 'integer', minimum: 0, description: 'How many match, over all pages.' },
    total_exact: { type: 'boolean', description: 'False where the total is an estimate.' },
  },
  required: ['data', 'next_cursor', 'total', 'total_exact'],
  additionalProperties: false,
})

/** What a list shows of a record: its own component, as `fields` may cut it. */
const listed = (resource: Resource) =>
  listedJsonSchema(resource, {
    ...Object.fromEntries(resource.derived.map((member) => [member.name, derivedSchema(member)])),
    [ETAG_MEMBER]: {
      type: 'string',
      description: 'The ETag of the record, where fields names it: send it back as If-Match.',
      examples: ['"3"'],
    },
  })

const derivedSchema = ({ kind, help }: DerivedMember): JsonSchema => ({
  type: kind === 'decimal' ? 'number' : ['string', 'null'],
  description: `${help} Only where fields names it.`,
})

const NAMED: Readonly<Record<SchemaName, () => JsonSchema>> = {
  Credentials: () => fromZod(accounts.credentialsBody, 'Credentials'),
  Token: () => fromZod(answers.token, 'Token'),
  Me: () => fromZod(answers.me, 'Who is signed in'),
  Client: () => responseJsonSchema(client),
  ClientPatch: () => requestJsonSchema(client, 'patch'),
  ClientCreate: () => requestJsonSchema(client, 'create'),
  ClientBulk: () => bulkBody,
  ClientBulkAnswer: () => bulkAnswer,
  ClientPage: () => page('ListedClient', 'Page of clients'),
  PackagingDefaults: () => responseJsonSchema(packagingDefaults),
  PackagingDefaultsReplace: () => requestJsonSchema(packagingDefaults, 'replace'),
  Approval: () => responseJsonSchema(approval),
  ApprovalPatch: () => requestJsonSchema(approval, 'patch'),
  ApprovalReplace: () => requestJsonSchema(approval, 'replace'),
  ApprovalCreate: () => requestJsonSchema(approval, 'create'),
  ApprovalPage: () => page('ListedApproval', 'Page of approvals'),
  EventPage: () => page('Event', 'Page of history'),
  LockingSession: () => fromZod(locks.sessionAnswer, 'Locking session'),
  LockingSessionCreate: () => fromZod(locks.createSessionBody, 'Locks to take'),
  LockingSessionRenew: () => fromZod(locks.renewSessionBody, 'Time to live anew'),
  LockingSessionPage: () => page('ListedLockingSession', 'Page of locking sessions'),
  User: () => fromZod(accounts.userAnswer, 'User'),
  UserCreate: () => fromZod(accounts.createUserBody, 'New user'),
  UserPatch: () => fromZod(accounts.changeUserBody, 'Changes of a user'),
  UserPage: () => page('User', 'Page of users'),
  Password: () => fromZod(accounts.passwordBody, 'New password'),
  Role: () => fromZod(accounts.roleAnswer, 'Role'),
  RoleCreate: () => fromZod(accounts.createRoleBody, 'New role'),
  RolePatch: () => fromZod(accounts.changeRoleBody, 'Changes of a role'),
  RolePage: () => page('Role', 'Page of roles'),
  PermissionList: () => fromZod(accounts.permissionsAnswer, 'Permissions'),
  Overview: () => fromZod(answers.overview, 'What needs attention'),
  Directory: () => fromZod(answers.directory, 'Everybody by name'),
  Contract: () => fromZod(answers.contract, 'Contract'),
  ContractPut: () => fromZod(contractBody, 'Client of a contract'),
  PaymentChanges: () => fromZod(answers.paymentChanges, 'Changes behind a payment'),
  ApiDocument: () => ({ title: 'OpenAPI document', type: 'object', additionalProperties: true }),
}

/** Schemas that others refer to and no operation names. */
const PARTS: Readonly<Record<string, () => JsonSchema>> = {
  ...Object.fromEntries(
    resources.flatMap((resource) =>
      Object.entries({ ...choiceSchemas(resource), ...groupSchemas(resource) }).map(
        ([name, schema]) => [name, () => schema],
      ),
    ),
  ),
  ListedClient: () => listed(client),
  ListedApproval: () => listed(approval),
  ListedLockingSession: () => fromZod(locks.listedSession, 'Locking session in a list'),
  ClientBulkElement: () => bulkElement(requestJsonSchema(client, 'patch')),
  ClientList: () => clientList,
  ClientDryRunList: () => dryRunList,
  ClientBulkReport: () => bulkReport,
  ClientBulkResult: () => bulkResult,
  ClientDryRun: () => dryRunEntry,
  ...dryRunSchemas,
  Change: () => fromZod(answers.change, 'Change of a value'),
  Event: () => fromZod(answers.event, 'History entry'),
  Problem: () => problemSchema,
  ProblemCode: () => problemCodeSchema,
  Fault: () => faultSchema,
  FaultCode: () => faultCodeSchema,
}

const referenceIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string'
      ? [inner.split('/')[3] as string]
      : referenceIn(inner),
  )
}

/** The schemas that these names need, with everything they refer to; none that nobody uses. */
export function schemasFor(names: Iterable<string>): Record<string, JsonSchema> {
  const every: Readonly<Record<string, () => JsonSchema>> = { ...NAMED, ...PARTS }
  const schemas: Record<string, JsonSchema> = {}
  const wanted = [...names]
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    if (schemas[name]) continue
    const made = every[name]?.()
    if (!made) throw new Error(`there is no schema ${name}`)
    const { $defs, ...schema } = made
    Object.assign(schemas, { [name]: schema }, $defs)
    wanted.push(...referenceIn(made))
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}
