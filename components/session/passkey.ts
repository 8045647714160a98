import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiProblem } from '@/components/api/problem'

/** What the service sends for a browser's own dialog, as JSON; the browser judges it. */
type Options = Readonly<Record<string, unknown>>

const noPasskey = (title: string) =>
  new ApiProblem(0, {
    code: 'no_passkey',
    title,
    detail:
      'It was cancelled or took too long, or the address is one at which browsers take none: they want https, or localhost.',
  })

/** Whether an authenticator has made one of the passkeys already that the service told of. */
const isKnown = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'InvalidStateError'

const knownPasskey = () =>
  new ApiProblem(0, {
    code: 'known_passkey',
    title: 'This device is a second factor of yours already',
    detail: 'It signs you in as it is. To have another, use another device or security key.',
  })

/** Has the browser make a passkey. @throws ApiProblem where there is none in the end */
export async function makePasskey(options: Options): Promise<Options> {
  try {
    return { ...(await startRegistration({ optionsJSON: options as never })) }
  } catch (fault) {
    throw isKnown(fault) ? knownPasskey() : noPasskey('The browser made no passkey')
  }
}

/** Has the browser show a passkey. @throws ApiProblem where it shows none */
export async function showPasskey(options: Options): Promise<Options> {
  try {
    return { ...(await startAuthentication({ optionsJSON: options as never })) }
  } catch {
    throw noPasskey('The browser showed no passkey')
  }
}
