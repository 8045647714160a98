import { createStore, useStore } from '@/components/state/store'
import { inTab } from '@/components/state/webStorage'

/** The user on whose behalf changes are recorded. */
export interface ActingFor {
  user_id: string
  display_name: string
}

/** The permission that it takes. */
export const MAY_ACT = 'Audit:UserIdOverride'

const storageKey = 'fleetbook.actingFor'
const store = createStore<ActingFor | null>(null)

/** Whom this tab acts for, or null: every call sends it as Audit-User-Id. */
export const actingFor = (): ActingFor | null => store.get()

/** The same, watched. */
export const useActingFor = (): ActingFor | null => useStore(store, null)

/** Has a function called whenever that changes; gives what ends it. */
export const onActing = store.subscribe

/** Starts acting for a user (null: stops). It lasts for this tab only, across reloads. */
export function actFor(user: ActingFor | null): void {
  if (user) inTab.keep(storageKey, user)
  else inTab.forget(storageKey)
  store.set(user)
}

/** Takes up again, after a reload, whom this tab acted for, where the role still allows it. */
export function resumeActingFor(permissions: readonly string[]): void {
  const kept = inTab.read(storageKey) as ActingFor | null
  actFor(permissions.includes(MAY_ACT) ? kept : null)
}
