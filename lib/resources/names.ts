/**
 * Whether something can be called so: as it stands in SQL, in addresses and in Prisma's schema, and
 * unlike what every object of JavaScript has.
 */
export const isName = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name) && !(name in {})

/** What is said of a part that is called otherwise. */
export const NO_NAME = 'takes small letters, digits and _'
