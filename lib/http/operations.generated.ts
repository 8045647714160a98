// Derived from the folders of app/api/v1 by `npm run derive`; do not edit.
import { operations as route0 } from '@/app/api/v1/admin/permissions/route'
import { operations as route1 } from '@/app/api/v1/admin/users/route'
import { operations as route2 } from '@/app/api/v1/admin/users/[user_id]/route'
import { operations as route3 } from '@/app/api/v1/admin/users/[user_id]/events/route'
import { operations as route4 } from '@/app/api/v1/admin/users/[user_id]/password/route'
import { operations as route5 } from '@/app/api/v1/authenticate/route'
import { operations as route6 } from '@/app/api/v1/fm/approvals/[approval_id]/payment-changes/route'
import { operations as route7 } from '@/app/api/v1/fm/clients/[client_id]/payment-changes/route'
import { operations as route8 } from '@/app/api/v1/fm/events/route'
import { operations as route9 } from '@/app/api/v1/fm/locking-sessions/route'
import { operations as route10 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/route'
import { operations as route11 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/renew/route'
import { operations as route12 } from '@/app/api/v1/fm/overview/route'
import { operations as route13 } from '@/app/api/v1/me/route'
import { operations as route14 } from '@/app/api/v1/users/route'
import type { Operations } from './pipeline/route'

/** Every operation of the API, by path template and method. */
export const operations: Readonly<Record<string, Operations>> = {
  '/admin/permissions': route0,
  '/admin/users': route1,
  '/admin/users/{user_id}': route2,
  '/admin/users/{user_id}/events': route3,
  '/admin/users/{user_id}/password': route4,
  '/authenticate': route5,
  '/fm/approvals/{approval_id}/payment-changes': route6,
  '/fm/clients/{client_id}/payment-changes': route7,
  '/fm/events': route8,
  '/fm/locking-sessions': route9,
  '/fm/locking-sessions/{locking_session_id}': route10,
  '/fm/locking-sessions/{locking_session_id}/renew': route11,
  '/fm/overview': route12,
  '/me': route13,
  '/users': route14,
}
