import { z } from 'zod'
import { PASSWORD_LENGTH } from '@/lib/resources/password'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import { text } from './boundedText'
import { passkeyAnswer } from './factors/schemas'

/** Longer ones are nobody's. */
const MAX_PASSWORD = PASSWORD_LENGTH.most

/** One of the permissions. */
export const permission = z
  .enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])
  .meta({ id: 'Permission' })

/** Body of sign-in. Its bounds are loose: a wrong name or password is a 401, not a fault. */
export const credentialsBody = z.strictObject({
  username: text('User name, in any case.', 1, 255),
  password: text('Password.', 1, MAX_PASSWORD),
  otp: text('Code of an authenticator app, or a recovery code.', 1, 64).optional(),
  passkey: passkeyAnswer.optional(),
})

/** Body of the call by which people set their own password. */
export const ownPasswordBody = z.strictObject({
  current_password: text('Present password, once more.', 1, MAX_PASSWORD),
  new_password: text('Password from now on.', PASSWORD_LENGTH.least, PASSWORD_LENGTH.most),
})

/** Every permission there is. */
export const permissionsAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      permission,
      allows: z.string().meta({ description: 'What it allows, in words.' }),
    }),
  ),
})
