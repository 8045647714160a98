import { onDevice } from '@/components/state/kept'
import { createStore, useStore } from '@/components/state/store'

/** Null until the browser has told: the server cannot know it. */
const store = createStore<string | null>(null)
let owner = ''

const storageKey = () => `fleetbook.timeZone.${owner}`

/** The zone of this device. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone that every call sends as Time-Zone. */
export const timeZone = (): string => store.get() ?? browserTimeZone()

/** The chosen zone, watched; null only in the server's rendering and the first one after it. */
export const useTimeZone = (): string | null => useStore(store, null)

/** Takes up what this user chose on this device before; without a choice the browser's zone holds. */
export function resumeTimeZone(userId: string): void {
  owner = userId
  store.set(onDevice.text(storageKey()) ?? browserTimeZone())
}

/** Chooses a zone and remembers it for this user; null goes back to the browser's. */
export function chooseTimeZone(zone: string | null): void {
  if (zone) onDevice.keepText(storageKey(), zone)
  else onDevice.forget(storageKey())
  store.set(zone ?? browserTimeZone())
}

/** Every zone this browser knows, with UTC, which browsers leave out of their own list. */
export const allTimeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')]

/** `Melbourne` for `Australia/Melbourne`. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The zone's offset now, as `+11:00`; `+00:00` for UTC. */
export function offsetOf(zone: string, at: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}
