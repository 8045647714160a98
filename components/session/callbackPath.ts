const home = '/'

/** Stands for this site, whatever its address is. */
const base = 'http://fleetbook.invalid'

/** What of an address of this site follows its host; undefined where that is no address of it. */
function pathOf(address: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const { origin, pathname, search, hash } = new URL(address, base)
  return origin === base ? pathname + search + hash : undefined
}

/**
 * Where to go after sign-in. Only a path of this site: an address handed in from elsewhere must
 * not send a person who has just signed in to a page that looks like ours.
 *
 * @param asked as it came, whatever that is
 * @param origin of this site, where a whole address of it is welcome too
 */
export function callbackPath(asked: unknown, origin?: string): string {
  if (typeof asked !== 'string') return home
  const isWhole = origin !== undefined && asked.startsWith(`${origin}/`)
  const written = isWhole ? asked.slice(origin.length) : asked
  if (!written.startsWith('/')) return home
  const path = pathOf(written)
  // Without its steps `/.//elsewhere` begins with two slashes, and is the address of another site.
  return path !== undefined && pathOf(path) === path ? path : home
}
