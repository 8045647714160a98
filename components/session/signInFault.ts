/** Why a sign-in was refused, in words that a form can show a reason for. */
export type SignInFault =
  | { kind: 'wrongCredentials' }
  | { kind: 'tooManyAttempts'; retryAfterSeconds: number }
  | { kind: 'wrongFactor' }
  /** An identity provider knows the person, and that is not enough: see `lib/accounts/federation`. */
  | { kind: 'noRole' }
  | { kind: 'nameTaken' }
  | { kind: 'notAdmitted' }
  /** The password was right; with what the browser is to ask a passkey for, where there is any. */
  | { kind: 'factorNeeded'; passkey?: Readonly<Record<string, unknown>> | undefined }
  | { kind: 'unavailable' }

const KINDS: readonly string[] = [
  'wrongCredentials',
  'tooManyAttempts',
  'wrongFactor',
  'factorNeeded',
  'noRole',
  'nameTaken',
  'notAdmitted',
] satisfies SignInFault['kind'][]

/** next-auth carries one string from `authorize` to the browser: this is the fault as that string. */
export const writeSignInFault = (fault: SignInFault): string => JSON.stringify(fault)

/** The fault again, from that string; next-auth's own code for a refusal means the same as ours. */
export function readSignInFault(text: string): SignInFault {
  if (text === 'CredentialsSignin') return { kind: 'wrongCredentials' }
  try {
    const fault = JSON.parse(text)
    if (KINDS.includes(fault?.kind)) return fault
  } catch {
    // A word of next-auth's own.
  }
  return { kind: 'unavailable' }
}
