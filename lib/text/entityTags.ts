const ENTITY_TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/

/** A precondition: any version (`*`), or one of a list of entity tags. */
export type EntityTags = '*' | readonly { readonly weak: boolean; readonly tag: string }[]

/** A list of entity tags; undefined when it is malformed. */
export function readEntityTags(header: string): Exclude<EntityTags, '*'> | undefined {
  const tags = []
  for (const part of header.split(',')) {
    const match = ENTITY_TAG.exec(part.trim())
    if (!match) return undefined
    tags.push({ weak: match[1] !== undefined, tag: match[2] ?? '' })
  }
  return tags
}
