import { z } from 'zod'
import { PASSWORD_LENGTH } from '@/lib/resources/password'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import { text } from './boundedText'
import { currentPassword, passkeyAnswer } from './factors/schemas'

/** One of the permissions. */
export const permission = z
  .enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])
  .meta({ id: 'Permission' })

/** Body of sign-in. Its bounds are loose: a wrong name or password is a 401, not a fault. */
export const credentialsBody = z.strictObject({
  username: text('User name, in any case.', 1, 255),
  password: text('Password.', 1, PASSWORD_LENGTH.most),
  otp: text('Code of an authenticator app, or a recovery code.', 1, 64).optional(),
  passkey: passkeyAnswer.optional(),
})

/** Body of the call by which people set their own password. */
export const ownPasswordBody = z.strictObject({
  current_password: currentPassword,
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
