import { Authenticator } from './authenticator'
import { type Caller, callerOf } from './caller'

/** Has whoever calls add an app; gives it, and the recovery codes. */
export async function enrol(
  call: Caller,
  password: string,
): Promise<{ app: Authenticator; codes: string[] }> {
  const body = { current_password: password }
  const offered = await call('POST', '/me/second-factors/totp', { body })
  if (offered.status !== 200) throw new Error(`no app was offered: ${offered.text}`)
  const app = new Authenticator(offered.body.secret)
  const added = await call('POST', '/me/second-factors/totp/confirm', { body: { otp: app.next() } })
  if (added.status !== 200) throw new Error(`the app was not added: ${added.text}`)
  return { app, codes: added.body.recovery_codes ?? [] }
}

/** Tries to sign in, with whatever is shown besides the password. */
export const authenticate = (
  base: string,
  username: string,
  password: string,
  shown: { otp?: string; passkey?: unknown } = {},
) => callerOf(base)('POST', '/authenticate', { body: { username, password, ...shown } })
