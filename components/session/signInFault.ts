/** Why a sign-in was refused, in words that a form can show a reason for. */
export type SignInFault =
  | { kind: 'wrongCredentials' }
  | { kind: 'tooManyAttempts'; retryAfterSeconds: number }
  | { kind: 'wrongFactor' }
  /** What was entered as the code cannot be one, as several cannot. */
  | { kind: 'noCode' }
  /** An identity provider knows the person, and that is not enough: see `lib/accounts/federation`. */
  | { kind: 'noRole' }
  | { kind: 'nameTaken' }
  | { kind: 'notAdmitted' }
  /** It did not say who they are: they gave up, it refused, or they came back too late. */
  | { kind: 'notSignedInThere' }
  | { kind: 'providerAway' }
  /** The password was right; with what the browser is to ask a passkey for, where there is any. */
  | { kind: 'factorNeeded'; passkey?: Readonly<Record<string, unknown>> | undefined }
  | { kind: 'unavailable' }

const KINDS: readonly string[] = [
  'wrongCredentials',
  'tooManyAttempts',
  'wrongFactor',
  'noCode',
  'factorNeeded',
  'noRole',
  'nameTaken',
  'notAdmitted',
] satisfies SignInFault['kind'][]

/** next-auth carries one string from `authorize` to the browser: this is the fault as that string. */
export const writeSignInFault = (fault: SignInFault): string => JSON.stringify(fault)

/** What next-auth's own words mean. */
const OWN_WORDS: ReadonlyMap<string, SignInFault> = new Map([
  ['CredentialsSignin', { kind: 'wrongCredentials' }],
  ['OAuthSignin', { kind: 'providerAway' }],
  ['OAuthCallback', { kind: 'notSignedInThere' }],
  ['Callback', { kind: 'notSignedInThere' }],
])

/** Whether it says until when, where it has to: the address of the door may be somebody's own work. */
const hasItsTime = (fault: SignInFault): boolean =>
  fault.kind !== 'tooManyAttempts' || Number.isFinite(fault.retryAfterSeconds)

/** The fault again, from that string, or from a word of next-auth's own. */
export function readSignInFault(text: string): SignInFault {
  const own = OWN_WORDS.get(text)
  if (own) return own
  try {
    const fault = JSON.parse(text)
    if (KINDS.includes(fault?.kind) && hasItsTime(fault)) return fault
  } catch {
    // Another word of next-auth's own.
  }
  return { kind: 'unavailable' }
}
