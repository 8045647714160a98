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
 */
export function callbackPath(asked: string | string[] | undefined): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return home
  const path = pathOf(asked)
  // Without its steps `/.//elsewhere` begins with two slashes, and is the address of another site.
  return path !== undefined && pathOf(path) === path ? path : home
}
