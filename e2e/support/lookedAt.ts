/** Addresses that are looked at whole, by what they are of. */
export const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  'what everybody starts from': ['/', '/nowhere', '/locks'],
  'the history': ['/history', '/history/seed-client-10247-4', '/history/nobody-sent-this'],
  'lists of clients': ['/clients', '/clients?search=zzzzqqqqxxxx', '/clients/import'],
  'a client': ['/clients/new', '/clients/10001'],
  'what belongs to a client': [
    '/clients/10001/packaging-defaults',
    '/clients/10001/history',
    '/clients/10001/approvals',
  ],
  approvals: ['/approvals', '/approvals/new', '/approvals/88001', '/approvals/88001/lines'],
  contracts: [
    '/contracts',
    '/contracts/new',
    '/contracts/C-40001',
    '/contracts/C-40001/history',
    '/clients/10001/contracts',
  ],
  suppliers: ['/suppliers', '/suppliers/new', '/suppliers/S-2026', '/suppliers/S-2026/references'],
  codes: ['/codes', '/codes?list=channel', '/codes/new', '/codes/1'],
  'how one signs in': ['/profile'],
  users: ['/users', '/users?role_id=2', '/users/new', '/users/1'],
  'service accounts': [
    '/service-accounts',
    '/service-accounts/new',
    '/service-accounts/11',
    '/service-accounts/11/keys',
  ],
  webhooks: ['/webhooks', '/webhooks/new', '/webhooks/1', '/webhooks/1/deliveries'],
  'roles and reference': ['/roles', '/roles/new', '/roles/1', '/api-reference'],
}
