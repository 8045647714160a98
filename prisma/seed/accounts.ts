import { randomUUID } from 'node:crypto'
import { demoAccounts } from '@/lib/accounts/demoAccounts'
import type { Connection } from '@/lib/db/connection'
import { hashPassword } from '@/lib/passwords'
import { resources } from '@/lib/resources'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import type { SeedUsers } from './setting'

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

/** Makes the demonstration's roles, users, service account and webhooks. */
export async function createAccounts(connection: Connection): Promise<SeedUsers> {
  for (const [index, [name, permissions]] of Object.entries(ROLES).entries()) {
    await connection.query('INSERT INTO role (role_id, name, permissions) VALUES ($1, $2, $3)', [
      index + 1,
      name,
      permissions,
    ])
  }
  const people = [
    ...demoAccounts.map(({ userName, password }) => {
      const who = DEMO_PERSONS[userName]
      if (!who) throw new Error(`The demo account ${userName} has no display name and no role.`)
      return { userName, password, ...who }
    }),
    ...COLLEAGUES.map((colleague) => ({ ...colleague, password: randomUUID() })),
  ]
  const hashes = await Promise.all(people.map(({ password }) => hashPassword(password)))
  const roleNames = Object.keys(ROLES)
  for (const [index, { userName, displayName, role }] of people.entries()) {
    await connection.query(
      'INSERT INTO user_account (user_id, user_name, display_name, role_id, password_hash) VALUES ($1, $2, $3, $4, $5)',
      [index + 1, userName, displayName, roleNames.indexOf(role) + 1, hashes[index]],
    )
  }
  await connection.query(
    'INSERT INTO service_account (user_id, display_name, role_id, order_channel, note) VALUES ($1, $2, $3, true, $4)',
    [people.length + 1, SERVICE.displayName, roleNames.indexOf(SERVICE.role) + 1, SERVICE.note],
  )
  for (const [index, { name, url, resources, fields, withRecord }] of WEBHOOKS.entries()) {
    await connection.query(
      'INSERT INTO webhook (webhook_id, name, url, role_id, active, resources, fields, include_record) VALUES ($1, $2, $3, $4, false, $5, $6, $7)',
      [index + 1, name, url, roleNames.indexOf('Viewer') + 1, resources, fields, withRecord],
    )
  }
  const idsOf = (wanted: string) =>
    people.flatMap(({ role }, index) => (role === wanted ? [index + 1] : []))
  return { staff: idsOf('Editor'), integration: idsOf('Integration')[0] as number }
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
