const home = '/'

/**
 * Where to go after sign-in. Only a path of this site: an address handed in from elsewhere must
 * not send a person who has just signed in to a page that looks like ours.
 */
export function callbackPath(asked: string | string[] | undefined): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return home
  const base = 'http://fleetbook.invalid'
  if (!URL.canParse(asked, base)) return home
  const url = new URL(asked, base)
  return url.origin === base ? url.pathname + url.search + url.hash : home
}
