/**
 * What is next of a list of entity tags. RFC 9110 has empty elements ignored (5.6.1.2), and commas
 * within a tag (8.8.3), so that they cannot be what a list is cut at.
 */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y

const TAG = '(W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"'

/** Patterns of the API document for what is read here: any version or one, and any or several. */
export const ONE_TAG = `^(\\*|${TAG})$`
export const SEVERAL_TAGS = `^(\\*|${TAG}( *, *${TAG})*)$`

/** A precondition: any version (`*`), or one of a list of entity tags. */
export type EntityTags = '*' | readonly { readonly weak: boolean; readonly tag: string }[]

/** A list of entity tags; undefined when it is malformed. */
export function readEntityTags(header: string): Exclude<EntityTags, '*'> | undefined {
  const tags = []
  ELEMENT.lastIndex = 0
  while (ELEMENT.lastIndex < header.length) {
    const match = ELEMENT.exec(header)
    if (!match) return undefined
    const [, weak, tag] = match
    if (tag !== undefined) tags.push({ weak: weak !== undefined, tag })
  }
  return tags.length > 0 ? tags : undefined
}

/**
 * The version that an entity tag names; undefined for a tag that this service never gave out. Behind
 * it may stand what a representation has besides its record: versions of what it is derived from, the
 * names that came along, and the zone.
 */
export const versionOfTag = (tag: string): string | undefined =>
  /^([1-9]\d{0,17})(\.\d+)*(@.*)?$/.exec(tag)?.[1]

/** What is said of a weak tag where only a strong one is a precondition: proxies make tags so that compress. */
export const NO_WEAK_TAG =
  'takes no weak ETag, as one is that begins with W/: send the ETag as the service gave it. Something between that compresses answers may have made it weak.'
