import { DAY } from '@/lib/time/units'
import { onDevice } from './webStorage'

/**
 * How a person likes the console. It outlives a sign-out, as it holds nothing of a record; whatever
 * else a device keeps of somebody, such as what they typed into a form, does not.
 */
const LIKINGS: ReadonlySet<string> = new Set([
  'letterKeys',
  'list',
  'overview',
  'timeZone',
  'views',
])

const DRAFT = 'draft'
const VISITS = 'visits'
const SIGNED_OUT = 'signedOut'

/** For how many days a draft waits that nobody comes back to. */
export const DRAFT_DAYS = 14

/**
 * The name under which a device keeps something of a person.
 *
 * @param what words with dots between them: `list.client`
 */
export const storageName = (what: string, userId: string): string => `fleetbook.${what}.${userId}`

/** The name of the draft of a record, by the address of its calls. */
export const draftName = (userId: string, path: string): string =>
  `${storageName(DRAFT, userId)}.${path}`

/** What a name says: the first word of what is kept, and whose it is. */
const NAME = /^fleetbook\.([^.\d]+)(?:\.[^.\d][^.]*)*\.(\d+)(?:\.|$)/

/** All that this device keeps of people. */
const all = () =>
  onDevice.names().flatMap((name) => {
    const [, what = '', userId] = NAME.exec(name) ?? []
    return userId === undefined ? [] : [{ name, what, userId }]
  })

/** Whether a device keeps what somebody typed and has not saved. */
export const hasDrafts = (userId: string): boolean =>
  all().some((each) => each.what === DRAFT && each.userId === userId)

/** Whether somebody has signed out of this device since. Forms that are still open keep no drafts then. */
export const hasSignedOut = (userId: string): boolean =>
  onDevice.text(storageName(SIGNED_OUT, userId)) !== null

/**
 * Forgets what a device keeps of a person who signs out, but for how they like the console: whoever
 * uses the device next can read all of it, bank details among it.
 */
export function forgetPerson(userId: string): void {
  const theirs = all().filter((each) => each.userId === userId && !LIKINGS.has(each.what))
  for (const { name } of theirs) onDevice.forget(name)
  onDevice.keepText(storageName(SIGNED_OUT, userId), 'yes')
}

/**
 * Has a device keep things of this person from now on. Of others whose session ended in another way
 * than by signing out, it forgets which records they opened, and of anybody drafts that are old.
 */
export function keepDeviceFor(userId: string, now: Date): void {
  onDevice.forget(storageName(SIGNED_OUT, userId))
  for (const each of all()) {
    const isOthers = each.what === VISITS && each.userId !== userId
    if (isOthers || (each.what === DRAFT && isOver(each.name, now))) onDevice.forget(each.name)
  }
}

/** Whether a draft is too old, or says nothing of its age. */
function isOver(name: string, now: Date): boolean {
  const at = Date.parse(String((onDevice.read(name) as { at?: unknown } | null)?.at))
  return !(now.getTime() - at < DRAFT_DAYS * DAY)
}
