/** Below the API's folder, but the console's own: it signs browsers in and out. */
const SIGN_IN = '/api/auth'
/** By which operators look after the service. */
export const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics']

/**
 * What others than browsers may ask for as JSON and is not the API's: pages to which its answers and its
 * document lead, what signs in, and the files of pages.
 */
const NEVER_API: readonly string[] = ['/problems', '/guides', SIGN_IN, '/_next']

/**
 * A step of a path, escaped or not. Whoever resolves it (Next, some proxies) comes to another address
 * than whoever does not, so that what holds for one would be passed by on the way to the other.
 */
const STEP = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** The part of a target before its query. */
export const pathOf = (target: string): string => {
  const end = target.indexOf('?')
  return end < 0 ? target : target.slice(0, end)
}

/** Whether a path is a folder or lies in it, by whole segments. */
export const isBelow = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)

/** Whatever stands below `/api` is answered by the API, were it only to say that there is nothing. */
export const isApi = (path: string): boolean =>
  (isBelow('/api', path) && !isSignIn(path)) || PROBES.includes(path)

/** Whether it is not the API's in whatever form it is asked for. */
export const isNeverApi = (path: string): boolean =>
  NEVER_API.some((folder) => isBelow(folder, path))

/** Where the console signs browsers in and out. */
export const isSignIn = (path: string): boolean => isBelow(SIGN_IN, path)

/**
 * What a request is for, as a path with its query: a proxy may ask for a whole address. Whatever
 * else stands there (`*`, a host and port, a path with steps in it) is no address of this service.
 *
 * @param url the request's target as it came
 */
export function targetOf(url: string): string | undefined {
  if (STEP.test(pathOf(url))) return undefined
  if (url.startsWith('/')) return url
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Whether the escapes of a path are UTF-8. */
export function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
