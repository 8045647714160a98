import { z } from 'zod'
import { recordId } from '@/lib/derive/recordId'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import { WIDE_BLANKS } from '@/lib/text/blanks'

const MAX_NAME = 100
const MIN_PASSWORD = 12
const MAX_PASSWORD = 1024
const STORABLE = [/^[^\x00]*$/, 'Has the character U+0000, which cannot be stored.'] as const
const USER_NAME = [
  new RegExp(`^[^\\x00-\\x20\\x7f${WIDE_BLANKS}]*$`),
  'Takes no blanks and no control characters.',
] as const

/**
 * Text of so many characters. Lengths count code points, as PostgreSQL and JSON Schema count them;
 * zod's own `max` would count UTF-16 units, so it is said in a check, and in `meta` for the document.
 */
const text = (
  description: string,
  least: number,
  most: number,
  [pattern, rule]: readonly [RegExp, string] = STORABLE,
) =>
  z
    .string()
    .regex(pattern, rule)
    .check(({ value, issues }) => {
      const length = [...value].length
      if (length < least) {
        const message = `Takes at least ${least} characters.`
        issues.push({ code: 'too_small', origin: 'string', minimum: least, input: value, message })
      } else if (length > most) {
        const message = `Takes at most ${most} characters.`
        issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value, message })
      } else if (!value.isWellFormed()) {
        const message = 'Has half of a surrogate pair, which cannot be stored.'
        issues.push({ code: 'invalid_format', format: 'utf-8', input: value, message })
      }
    })
    .meta({ description, minLength: least, maxLength: most })

const moment = (description: string) => z.string().meta({ description, format: 'date-time' })

const userId = recordId(/^[1-9][0-9]{0,4}$/, 'Number of the user.')
const roleId = recordId(/^[1-9][0-9]{0,8}$/, 'Number of the role.')
const userName = text('Name with which the user signs in, in any case.', 1, MAX_NAME, USER_NAME)
const displayName = text('Name under which others see the user.', 1, MAX_NAME)
const password = text('The password, of which only a hash is kept.', MIN_PASSWORD, MAX_PASSWORD)
const enabled = z.boolean().meta({ description: 'False for a user who may not sign in.' })

/** One of the permissions. */
export const permission = z
  .enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]])
  .meta({ id: 'Permission' })
/** Body of sign-in. Its bounds are loose: a wrong name or password is a 401, not a fault. */
export const credentialsBody = z.strictObject({
  username: text('User name, in any case.', 1, 255),
  password: text('Password.', 1, MAX_PASSWORD),
})

/** Bodies of the calls on users. */
export const createUserBody = z.strictObject({
  user_name: userName,
  display_name: displayName,
  role_id: roleId,
  password,
  enabled: enabled.optional(),
})
export const changeUserBody = z.strictObject({
  display_name: displayName.optional(),
  role_id: roleId.optional(),
  enabled: enabled.optional(),
})
export const passwordBody = z.strictObject({ password })

/** A user as the service answers with it. */
export const userAnswer = z.strictObject({
  user_id: userId,
  user_name: userName,
  display_name: displayName,
  role_id: roleId,
  role_name: text('Name of the role.', 1, MAX_NAME),
  enabled,
  created: moment('When the user was added.'),
  last_edit: moment('When the user was last changed.'),
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
