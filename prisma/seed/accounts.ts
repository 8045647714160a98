import { randomUUID } from 'node:crypto'
import { demoAccounts } from '@/lib/accounts/demoAccounts'
import type { Connection } from '@/lib/db/connection'
import { hashPassword } from '@/lib/passwords'
import { resources, role, serviceAccount, user, webhook } from '@/lib/resources'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import type { Resource } from '@/lib/resources/resource'
import type { BatchWriter } from './batchWriter'
import type { SeedUsers } from './setting'
import { setMembers } from './values'

const every = Object.keys(PERMISSIONS) as Permission[]
const ofRecords = new Set<string>(
  resources
    .filter(({ path }) => !path.startsWith('/admin/'))
    .flatMap(({ permissions }) => Object.values(permissions)),
)
const onRecords = every.filter((name) => ofRecords.has(name))

const ROLES: Readonly<Record<string, readonly Permission[]>> = {
  Administrator: every,
  Editor: onRecords,
  Viewer: onRecords.filter((name) => name.endsWith(':Read')),
  Integration: [...onRecords, 'Audit:UserIdOverride', 'DelegatedLocking'],
}

interface Person {
  readonly userName: string
  readonly displayName: string
  readonly role: string
}

/** Who the demonstration's own accounts are, by user name. */
const DEMO_PERSONS: Readonly<Record<string, Omit<Person, 'userName'>>> = {
  admin: { displayName: 'Priya Raman', role: 'Administrator' },
  editor: { displayName: 'Tom Hale', role: 'Editor' },
  viewer: { displayName: 'Ana Petrov', role: 'Viewer' },
  integration: { displayName: 'Partner integration', role: 'Integration' },
}

/** Colleagues without a usable password: they make clients' managers and history look real. */
const COLLEAGUES: readonly Person[] = [
  { userName: 'meilin', displayName: 'Mei-Lin Chen', role: 'Editor' },
  { userName: 'jack', displayName: 'Jack Brennan', role: 'Editor' },
  { userName: 'sofia', displayName: 'Sofia Moretti', role: 'Editor' },
  { userName: 'david', displayName: 'David Okafor', role: 'Editor' },
  { userName: 'ruth', displayName: 'Ruth Kelly', role: 'Viewer' },
  { userName: 'arun', displayName: 'Arun Nair', role: 'Viewer' },
]

/** A system that calls the API; its keys are made by whoever tries it. */
const SERVICE = {
  displayName: 'Workshop orders',
  role: 'Editor',
  note: 'Orders of the workshops; ask the workshops team.',
}

/** Receivers of changes that nobody has: they are off, and their addresses lead nowhere. */
const WEBHOOKS = [
  {
    name: 'General ledger',
    url: 'https://ledger.example/fleetbook',
    resources: ['client', 'approval'],
    fields: ['client.finance_limit', 'client.billing_interval'],
    withRecord: true,
  },
  {
    name: 'Workshop portal',
    url: 'https://portal.example/changes',
    resources: ['approval'],
    fields: [],
    withRecord: false,
  },
]

const PEOPLE: readonly (Person & { readonly password: string })[] = [
  ...demoAccounts.map(({ userName, password }) => {
    const who = DEMO_PERSONS[userName]
    if (!who) throw new Error(`The demo account ${userName} has no display name and no role.`)
    return { userName, password, ...who }
  }),
  ...COLLEAGUES.map((colleague) => ({ ...colleague, password: randomUUID() })),
]

const idsOf = (wanted: string): number[] =>
  PEOPLE.flatMap(({ role }, index) => (role === wanted ? [index + 1] : []))

/** The demonstration's own users, as its records need them. */
export const DEMO_USERS: SeedUsers = {
  staff: idsOf('Editor'),
  integration: idsOf('Integration')[0] as number,
}

const roleId = (wanted: string): string => String(Object.keys(ROLES).indexOf(wanted) + 1)

/** What {@link addAccounts} adds records of. */
export const OF_ACCOUNTS: ReadonlySet<Resource> = new Set([role, user, serviceAccount, webhook])

/**
 * Adds the demonstration's roles, users, service account and webhooks, which its administrator made
 * from then on: the first, as everywhere, by themselves.
 */
export async function addAccounts(writer: BatchWriter, at: Date): Promise<void> {
  const [administrator] = idsOf('Administrator') as [number]
  const made = {
    created: { userId: administrator, auditUserId: administrator, at },
    edits: [],
  }
  for (const [name, permissions] of Object.entries(ROLES)) {
    writer.add(role, { id: roleId(name), body: { name, permissions }, ...made })
  }
  const hashes = await Promise.all(PEOPLE.map(({ password }) => hashPassword(password)))
  for (const [index, { userName, displayName, role }] of PEOPLE.entries()) {
    writer.add(user, {
      id: String(index + 1),
      body: { user_name: userName, display_name: displayName, role_id: roleId(role) },
      secrets: { password: hashes[index] as string },
      ...made,
    })
  }
  const { displayName, note } = SERVICE
  writer.add(serviceAccount, {
    id: String(PEOPLE.length + 1),
    body: {
      ...{ display_name: displayName, role_id: roleId(SERVICE.role) },
      ...{ order_channel: true, note },
    },
    ...made,
  })
  for (const [index, { name, url, resources, fields, withRecord }] of WEBHOOKS.entries()) {
    const of = { name, url, role_id: roleId('Viewer'), active: false }
    const body = setMembers(webhook, { ...of, resources, fields, include_record: withRecord })
    writer.add(webhook, { id: String(index + 1), body, ...made })
  }
}

/** Users that are there already, oldest first; undefined when there are none. */
export async function existingUsers(connection: Connection): Promise<SeedUsers | undefined> {
  const { rows } = await connection.query<{ user_id: number }>(
    'SELECT user_id FROM user_account ORDER BY user_id LIMIT 10',
  )
  const staff = rows.map((row) => row.user_id)
  const [first] = staff
  return first === undefined ? undefined : { staff, integration: first }
}
