// Derived from the folders of app/api/v1 by `npm run derive`; do not edit.
import { operations as route0 } from '@/app/api/v1/admin/permissions/route'
import { operations as route1 } from '@/app/api/v1/admin/service-accounts/[user_id]/keys/route'
import { operations as route2 } from '@/app/api/v1/admin/service-accounts/[user_id]/keys/[key_id]/route'
import { operations as route3 } from '@/app/api/v1/admin/service-accounts/[user_id]/keys/[key_id]/rotate/route'
import { operations as route4 } from '@/app/api/v1/admin/users/[user_id]/identity/route'
import { operations as route5 } from '@/app/api/v1/admin/users/[user_id]/second-factors/route'
import { operations as route6 } from '@/app/api/v1/admin/webhooks/[webhook_id]/deliveries/route'
import { operations as route7 } from '@/app/api/v1/admin/webhooks/[webhook_id]/deliveries/[delivery_id]/replay/route'
import { operations as route8 } from '@/app/api/v1/admin/webhooks/[webhook_id]/replay/route'
import { operations as route9 } from '@/app/api/v1/admin/webhooks/[webhook_id]/secrets/route'
import { operations as route10 } from '@/app/api/v1/admin/webhooks/[webhook_id]/state/route'
import { operations as route11 } from '@/app/api/v1/admin/webhooks/[webhook_id]/test/route'
import { operations as route12 } from '@/app/api/v1/authenticate/route'
import { operations as route13 } from '@/app/api/v1/demo/clock/route'
import { operations as route14 } from '@/app/api/v1/fm/changes/route'
import { operations as route15 } from '@/app/api/v1/fm/changes/snapshot/route'
import { operations as route16 } from '@/app/api/v1/fm/confirmations/[of]/route'
import { operations as route17 } from '@/app/api/v1/fm/duplicates/[of]/route'
import { operations as route18 } from '@/app/api/v1/fm/events/route'
import { operations as route19 } from '@/app/api/v1/fm/locking-sessions/route'
import { operations as route20 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/route'
import { operations as route21 } from '@/app/api/v1/fm/locking-sessions/[locking_session_id]/renew/route'
import { operations as route22 } from '@/app/api/v1/fm/names/[of]/route'
import { operations as route23 } from '@/app/api/v1/fm/overview/route'
import { operations as route24 } from '@/app/api/v1/fm/payment-changes/[of]/route'
import { operations as route25 } from '@/app/api/v1/me/route'
import { operations as route26 } from '@/app/api/v1/me/password/route'
import { operations as route27 } from '@/app/api/v1/me/recovery-codes/route'
import { operations as route28 } from '@/app/api/v1/me/second-factors/route'
import { operations as route29 } from '@/app/api/v1/me/second-factors/[factor_id]/removal/route'
import { operations as route30 } from '@/app/api/v1/me/second-factors/passkeys/route'
import { operations as route31 } from '@/app/api/v1/me/second-factors/passkeys/confirm/route'
import { operations as route32 } from '@/app/api/v1/me/second-factors/totp/route'
import { operations as route33 } from '@/app/api/v1/me/second-factors/totp/confirm/route'
import { operations as route34 } from '@/app/api/v1/users/route'
import type { Operations } from './pipeline/operation'

/** Every operation of the API, by path template and method. */
export const operations: Readonly<Record<string, Operations>> = {
  '/admin/permissions': route0,
  '/admin/service-accounts/{user_id}/keys': route1,
  '/admin/service-accounts/{user_id}/keys/{key_id}': route2,
  '/admin/service-accounts/{user_id}/keys/{key_id}/rotate': route3,
  '/admin/users/{user_id}/identity': route4,
  '/admin/users/{user_id}/second-factors': route5,
  '/admin/webhooks/{webhook_id}/deliveries': route6,
  '/admin/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': route7,
  '/admin/webhooks/{webhook_id}/replay': route8,
  '/admin/webhooks/{webhook_id}/secrets': route9,
  '/admin/webhooks/{webhook_id}/state': route10,
  '/admin/webhooks/{webhook_id}/test': route11,
  '/authenticate': route12,
  '/demo/clock': route13,
  '/fm/changes': route14,
  '/fm/changes/snapshot': route15,
  '/fm/confirmations/{of}': route16,
  '/fm/duplicates/{of}': route17,
  '/fm/events': route18,
  '/fm/locking-sessions': route19,
  '/fm/locking-sessions/{locking_session_id}': route20,
  '/fm/locking-sessions/{locking_session_id}/renew': route21,
  '/fm/names/{of}': route22,
  '/fm/overview': route23,
  '/fm/payment-changes/{of}': route24,
  '/me': route25,
  '/me/password': route26,
  '/me/recovery-codes': route27,
  '/me/second-factors': route28,
  '/me/second-factors/{factor_id}/removal': route29,
  '/me/second-factors/passkeys': route30,
  '/me/second-factors/passkeys/confirm': route31,
  '/me/second-factors/totp': route32,
  '/me/second-factors/totp/confirm': route33,
  '/users': route34,
}
