// Derived from the folders of app/api/v1 by `npm run derive`; do not edit.
import { operations as route0 } from '@/app/api/v1/admin/permissions/route'
import { operations as route1 } from '@/app/api/v1/admin/roles/route'
import { operations as route2 } from '@/app/api/v1/admin/roles/[role_id]/route'
import { operations as route3 } from '@/app/api/v1/admin/roles/[role_id]/events/route'
import { operations as route4 } from '@/app/api/v1/admin/users/route'
import { operations as route5 } from '@/app/api/v1/admin/users/[user_id]/route'
import { operations as route6 } from '@/app/api/v1/admin/users/[user_id]/events/route'
import { operations as route7 } from '@/app/api/v1/admin/users/[user_id]/password/route'
import { operations as route8 } from '@/app/api/v1/authenticate/route'
import { operations as route9 } from '@/app/api/v1/fm/approvals/[approval_id]/payment-changes/route'
import { operations as route10 } from '@/app/api/v1/fm/clients/[client_id]/payment-changes/route'
import { operations as route11 } from '@/app/api/v1/fm/events/route'
import { operations as route12 } from '@/app/api/v1/fm/locking-sessions/route'
import { operations as route13 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/route'
import { operations as route14 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/renew/route'
import { operations as route15 } from '@/app/api/v1/fm/overview/route'
import { operations as route16 } from '@/app/api/v1/me/route'
import { operations as route17 } from '@/app/api/v1/users/route'
import type { Operations } from './pipeline/route'

/** Every operation of the API, by path template and method. */
export const operations: Readonly<Record<string, Operations>> = {
  '/admin/permissions': route0,
  '/admin/roles': route1,
  '/admin/roles/{role_id}': route2,
  '/admin/roles/{role_id}/events': route3,
  '/admin/users': route4,
  '/admin/users/{user_id}': route5,
  '/admin/users/{user_id}/events': route6,
  '/admin/users/{user_id}/password': route7,
  '/authenticate': route8,
  '/fm/approvals/{approval_id}/payment-changes': route9,
  '/fm/clients/{client_id}/payment-changes': route10,
  '/fm/events': route11,
  '/fm/locking-sessions': route12,
  '/fm/locking-sessions/{locking_session_id}': route13,
  '/fm/locking-sessions/{locking_session_id}/renew': route14,
  '/fm/overview': route15,
  '/me': route16,
  '/users': route17,
}
