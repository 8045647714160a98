const EXPECTED =
  'origin takes an address such as https://fleet.example.com: http:// or https://, no user name, nothing behind ? or #, and without /api/v1'

/**
 * An origin without the slashes at its end.
 *
 * A wrong one is no connection that fails: it would be tried again for as long as the client has
 * patience, and a write be told as one that may have been done.
 *
 * @param isResolved whether whoever sends makes a whole address of one that begins with a slash, as
 *   in a page
 * @throws TypeError for one that no call can go to
 */
export function checkedOrigin(origin = '', isResolved: boolean): string {
  const trimmed = origin.replace(/\/+$/, '')
  const isWithin = isResolved && /^(\/|$)/.test(trimmed)
  if (!(isWithin || isWholeAddress(trimmed)) || trimmed.endsWith('/api/v1'))
    throw new TypeError(EXPECTED)
  return trimmed
}

function isWholeAddress(text: string): boolean {
  if (!/^https?:\/\/[^?#]+$/i.test(text)) return false
  try {
    const { username, password } = new URL(text)
    return username === '' && password === ''
  } catch {
    return false
  }
}

/** Whether this runs in a page, or a worker of one, where an address may begin with a slash. */
export const isInPage = (): boolean => globalThis.location !== undefined
