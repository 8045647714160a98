import type { Identity, Presented } from './transport'

/** User name and password of a person, and the code of a second factor where one is asked for. */
export interface Credentials {
  readonly username: string
  readonly password: string
  /** What an authenticator app shows at the moment of signing in. */
  readonly otp?: (() => string | Promise<string>) | undefined
}

/** A token as the service gives it. */
export interface Token {
  readonly access_token: string
  /** Seconds. */
  readonly expires_in: number
}

/** A token is renewed so many milliseconds before it ends: a call takes some time to arrive. */
const EARLY = 10_000

const bearer = (token: string): Presented => ({ headers: { Authorization: `Bearer ${token}` } })

/** Calls with a key or token, or with whatever a function gives for each call. */
export const withToken =
  (token: string | (() => string | Promise<string>)): Identity =>
  async () =>
    bearer(typeof token === 'string' ? token : await token())

/**
 * Calls as a person: signs in before the first call, and anew when the token has ended or is not
 * taken any more. Calls that need a token at the same time wait for the same one.
 */
export function signedIn(signIn: () => Promise<Token>): Identity {
  let present: Promise<Presented> | null = null
  let end = 0
  const enter = (): Promise<Presented> => {
    const entering: Promise<Presented> = signIn().then(({ access_token, expires_in }) => {
      end = performance.now() + expires_in * 1000 - EARLY
      return { ...bearer(access_token), renew: () => leave(entering) }
    })
    entering.catch(() => leave(entering))
    end = Number.POSITIVE_INFINITY
    present = entering
    return entering
  }
  const leave = async (entered: Promise<Presented>): Promise<boolean> => {
    if (present === entered) present = null
    return true
  }
  return () => (present && performance.now() < end ? present : enter())
}
