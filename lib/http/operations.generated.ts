// Derived from the folders of app/api/v1 by `npm run derive`; do not edit.
import { operations as route0 } from '@/app/api/v1/admin/permissions/route'
import { operations as route1 } from '@/app/api/v1/authenticate/route'
import { operations as route2 } from '@/app/api/v1/fm/events/route'
import { operations as route3 } from '@/app/api/v1/fm/locking-sessions/route'
import { operations as route4 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/route'
import { operations as route5 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/renew/route'
import { operations as route6 } from '@/app/api/v1/fm/names/[of]/route'
import { operations as route7 } from '@/app/api/v1/fm/overview/route'
import { operations as route8 } from '@/app/api/v1/me/route'
import { operations as route9 } from '@/app/api/v1/users/route'
import type { Operations } from './pipeline/route'

/** Every operation of the API, by path template and method. */
export const operations: Readonly<Record<string, Operations>> = {
  '/admin/permissions': route0,
  '/authenticate': route1,
  '/fm/events': route2,
  '/fm/locking-sessions': route3,
  '/fm/locking-sessions/{locking_session_id}': route4,
  '/fm/locking-sessions/{locking_session_id}/renew': route5,
  '/fm/names/{of}': route6,
  '/fm/overview': route7,
  '/me': route8,
  '/users': route9,
}
