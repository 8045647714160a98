import { expect, test } from 'vitest'
import { operationId } from './names'

test.each([
  ['GET', '/fm/clients', true, 'listClients'],
  ['POST', '/fm/clients', false, 'createClient'],
  ['PATCH', '/fm/clients', false, 'patchClients'],
  ['PATCH', '/fm/approvals/{approval_id}', false, 'patchApproval'],
  ['GET', '/fm/approvals/{approval_id}/events', true, 'listApprovalEvents'],
  ['POST', '/fm/locking-sessions/{locking_session_id}/renew', false, 'renewLockingSession'],
  ['PUT', '/admin/users/{user_id}/password', false, 'replaceUserPassword'],
  ['GET', '/sp/client/packaging-defaults/{client_id}', false, 'getClientPackagingDefaults'],
  ['POST', '/authenticate', false, 'signIn'],
])('%s %s', (method, path, isPage, name) => expect(operationId(method, path, isPage)).toBe(name))
