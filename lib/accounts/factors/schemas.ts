import { z } from 'zod'
import { count, momentOrNull } from '@/lib/derive/answerMembers'
import { PASSWORD_LENGTH } from '@/lib/resources/password'
import { name, text } from '../boundedText'

export const currentPassword = text('Present password, once more.', 1, PASSWORD_LENGTH.most)
const ownName = name('What the user calls it, to tell it from others.')

/** Body of calls that only need to know that it is still the same person. */
export const presentPasswordBody = z.strictObject({ current_password: currentPassword })

/** Body of the call that ends the enrolment of an authenticator app. */
export const newTotpBody = z.strictObject({
  otp: z
    .string()
    .regex(/^[0-9]{6}$/, 'Takes the six digits that the app shows.')
    .meta({ description: 'The code that the app shows.' }),
  name: ownName.default('Authenticator app'),
})

const encoded = (description: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/, 'Takes base64url.')
    .max(20_000)
    .meta({ description })

const credential = {
  id: encoded('Id of the passkey.'),
  rawId: encoded('The same.'),
  type: z.literal('public-key'),
}

/** Body of the call that ends the enrolment of a passkey. */
export const newPasskeyBody = z.strictObject({
  passkey: z
    .looseObject({
      ...credential,
      response: z.looseObject({
        clientDataJSON: encoded('What the browser was asked.'),
        attestationObject: encoded('The new key.'),
        transports: z
          .array(text('A word for one of them.', 1, 32))
          .max(16)
          .optional()
          .meta({ description: 'By what ways the browser may reach the authenticator.' }),
      }),
    })
    .meta({ description: 'What navigator.credentials.create() gives, as JSON.' }),
  name: ownName.default('Passkey'),
})

/** What shows a passkey at sign-in. */
export const passkeyAnswer = z
  .looseObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: encoded('What the browser was asked.'),
      authenticatorData: encoded('What the authenticator says.'),
      signature: encoded('That it says so.'),
    }),
  })
  .meta({ description: 'What navigator.credentials.get() gives, as JSON: in place of otp.' })

/** What a user shows besides the password. */
export const factorsAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      factor_id: z.uuid(),
      kind: z.enum(['totp', 'passkey']),
      name: z.string(),
      created: momentOrNull('When it was added.'),
      last_used: momentOrNull('When it last showed who signs in.'),
    }),
  ),
  recovery_codes: count('How many codes are left.'),
})

export const newTotpAnswer = z.strictObject({
  secret: z.string().meta({ description: 'For an app that is typed into: base32.' }),
  uri: z.string().meta({ description: 'For a QR code: an otpauth address.' }),
})

export const codesAnswer = z.strictObject({
  recovery_codes: z.array(z.string()).nullable().meta({
    description: 'New codes, each good for one sign-in; null where the user has some already.',
  }),
})
