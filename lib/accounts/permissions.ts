/** Every permission that a role can hold, with what it allows. */
export const PERMISSIONS = {
  'Clients:Read': 'See clients and their history',
  'Clients:Create': 'Add clients',
  'Clients:Update': 'Change clients, one or many',
  'ClientPackagingDefaults:Read': 'See packaging defaults and their history',
  'ClientPackagingDefaults:Set': 'Set packaging defaults',
  'Approvals:Read': 'See approvals and their history',
  'Approvals:Create': 'Add approvals',
  'Approvals:Update': 'Change approvals',
  'Audit:UserIdOverride': 'Act for another user',
  DelegatedLocking: 'Hold locks in a locking session',
  'Locks:Break': "End another user's locking session",
  'Users:Manage': 'Add and change users',
  'Roles:Manage': 'Add and change roles',
} as const

export type Permission = keyof typeof PERMISSIONS

/** Who makes a call, as the token says. */
export interface Principal {
  readonly userId: number
  readonly userName: string
  readonly displayName: string
  readonly roleName: string
  readonly permissions: ReadonlySet<string>
}
