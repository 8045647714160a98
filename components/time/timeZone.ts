import { storageName } from '@/components/state/ofPerson'
import { createStore, useStore } from '@/components/state/store'
import { onDevice } from '@/components/state/webStorage'
import { datePart } from './dateFormat'

/** Null until the browser has told: the server cannot know it. */
const store = createStore<string | null>(null)
let owner = ''

const storageKey = () => storageName('timeZone', owner)

/** The zone of this device. */
export const browserTimeZone = (): string =>
  nameToday(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The zone that every call sends as Time-Zone. */
export const timeZone = (): string => store.get() ?? browserTimeZone()

/** The chosen zone, watched; null only in the server's rendering and the first one after it. */
export const useTimeZone = (): string | null => useStore(store, null)

/** Takes up what this user chose on this device before; without a choice the browser's zone holds. */
export function resumeTimeZone(userId: string): void {
  owner = userId
  const chosen = onDevice.text(storageKey())
  store.set(chosen ? nameToday(chosen) : browserTimeZone())
}

/** Chooses a zone and remembers it for this user; null goes back to the browser's. */
export function chooseTimeZone(zone: string | null): void {
  if (zone) onDevice.keepText(storageKey(), zone)
  else onDevice.forget(storageKey())
  store.set(zone ?? browserTimeZone())
}

/** Every zone this browser knows, with UTC, which browsers leave out of their own list. */
export const allTimeZones = (): string[] => [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(nameToday)]),
]

/** Names that browsers keep to, of zones that are called otherwise by now. */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const BEFORE = new Map(Object.entries(TODAY).map(([before, today]) => [today, before]))

/** What a zone is called by now; as it was where this browser is older than the name. */
function nameToday(zone: string): string {
  const today = TODAY[zone]
  return today && isKnown(today) ? today : zone
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** All by which a zone is looked for: its name, the one before, and its offset as people write it. */
export function zoneWords(zone: string, offset: string): string[] {
  const short = offset.replace(/^(.)0/, '$1')
  const offsets = [offset, short].flatMap((each) => [each, each.replace(':', '')])
  return [...wordsIn(`${zone} ${BEFORE.get(zone) ?? ''}`), ...offsets]
}

/** The words of what is typed to find a zone; `UTC+5` is `+5`, and a minus sign is a hyphen. */
export const typedZoneWords = (typed: string): string[] =>
  wordsIn(typed.replaceAll('\u2212', '-').replace(/\b(?:UTC|GMT)\s*(?=[+-])/gi, ''))

const wordsIn = (text: string) => text.split(/[\s/_]+/).filter(Boolean)

/** `Melbourne` for `Australia/Melbourne`. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The zone's offset now, as `+11:00`; `+00:00` for UTC. */
export function offsetOf(zone: string, at: Date = new Date()): string {
  const part = datePart('en', { timeZone: zone, timeZoneName: 'longOffset' }, at)
  return part('timeZoneName').replace('GMT', '') || '+00:00'
}
