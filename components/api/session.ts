import { createStore } from '@/components/state/store'
import { PAGE_USER } from '@/lib/text/pageUser'

/** The id of the user whose page this is; empty where that is not known. */
export const pageUser = createStore('')

/**
 * Says that a call is a page's own and whose page it is: so the session's cookie counts, and that
 * of another person, who signed in to this browser since, does not.
 */
export const pageHeaders = (): Record<string, string> => ({ [PAGE_USER]: pageUser.get() })

/** Asks the person to sign in again; answers whether they did. */
type SignInAgain = () => Promise<boolean>

const signInAgain = createStore<SignInAgain | null>(null)
/** How often this tab has found a session in place of one that had ended. */
const renewals = createStore(0)
let renewal: Promise<boolean> | null = null

/** Says who asks for the password when the session ends: the dialog over the page. */
export function onSessionEnded(ask: SignInAgain): () => void {
  signInAgain.set(ask)
  return () => signInAgain.set(null)
}

/** Hears which permission the service found missing. */
type OnLacking = (permission: string) => void

const onLacking = createStore<OnLacking | null>(null)

/** Says who hears of it when a call is refused for a permission: a role may have lost it meanwhile. */
export function onPermissionLacking(hear: OnLacking): () => void {
  onLacking.set(hear)
  return () => onLacking.set(null)
}

/** Looks into a refusal for the permission that it names, and tells whoever hears of those. */
export async function tellLacking(refusal: Response): Promise<void> {
  const body = await refusal.json().catch(() => null)
  const lacking: unknown = body?.required_permission
  if (typeof lacking === 'string') onLacking.get()?.(lacking)
}

/** The session that a call is about to go out with, for {@link renewSession}. */
export const presentSession = (): number => renewals.get()

/**
 * Sees to it that there is a session in place of one that was refused; false when there is none.
 * Another tab may have signed in already, so the service is asked first, and only then the person.
 * However many calls are refused at once, this happens once.
 */
export function renewSession(refused: number): Promise<boolean> {
  if (renewals.get() !== refused) return Promise.resolve(true)
  renewal ??= (async () => {
    const ask = signInAgain.get()
    if (!(await isSignedIn()) && !(ask !== null && (await ask()))) return false
    renewals.set(refused + 1)
    return true
  })().finally(() => {
    renewal = null
  })
  return renewal
}

/** For how long the page waits for an answer to what it asks by itself, in ms. */
export const OWN_PATIENCE = 30_000

/**
 * Said by a call that the page makes by itself while somebody may be typing. Where the session has
 * ended it fails in silence: the dialog would take the keys. The first call that the person makes
 * asks them. Nobody is there to let go of it, so it ends by itself: on a line that has gone quiet
 * no other would be made in its place.
 */
export const unasked = { isRenewed: false, timeout: OWN_PATIENCE }

/** Whether this page's own person is signed in to the browser; false where no answer comes. */
export const isSignedIn = (): Promise<boolean> =>
  fetch('/api/v1/me', {
    headers: pageHeaders(),
    cache: 'no-store',
    signal: AbortSignal.timeout(OWN_PATIENCE),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
