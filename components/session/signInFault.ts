/** Why a sign-in was refused, in words that a form can show a reason for. */
export type SignInFault =
  | { kind: 'wrongCredentials' }
  | { kind: 'tooManyAttempts'; retryAfterSeconds: number }
  | { kind: 'unavailable' }

const tooManyAttempts = /^too_many_attempts:(\d+)$/

/** next-auth carries one string from `authorize` to the browser: this is the fault as that string. */
export function writeSignInFault(fault: SignInFault): string {
  switch (fault.kind) {
    case 'wrongCredentials':
      return 'wrong_credentials'
    case 'tooManyAttempts':
      return `too_many_attempts:${fault.retryAfterSeconds}`
    case 'unavailable':
      return 'unavailable'
  }
}

/** The fault again, from that string; next-auth's own code for a refusal means the same as ours. */
export function readSignInFault(text: string): SignInFault {
  const seconds = tooManyAttempts.exec(text)?.[1]
  if (seconds) return { kind: 'tooManyAttempts', retryAfterSeconds: Number(seconds) }
  if (text === 'wrong_credentials' || text === 'CredentialsSignin') {
    return { kind: 'wrongCredentials' }
  }
  return { kind: 'unavailable' }
}
