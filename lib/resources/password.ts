import type { Resource } from './resource'
import { user } from './user'

const { secrets }: Resource = user
const { minLength = 0, maxLength = 0 } = secrets.find(({ name }) => name === 'password') ?? {}

/** How many characters a password has: what the definition of users says. */
export const PASSWORD_LENGTH = { least: minLength, most: maxLength }
