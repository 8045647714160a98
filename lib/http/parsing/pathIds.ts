import { idPattern, patternText, UUID } from '@/lib/derive/idForms'
import { Problem } from '@/lib/problem'
import { ownerOf } from '@/lib/resources/owner'
import type { Resource } from '@/lib/resources/resource'

/** An id in an address. */
interface PathId {
  readonly pattern: RegExp
  /** What it stands for. */
  readonly description: string
  /** One that the demonstration data has. */
  readonly example: string
}

/** Ids in an address, by the name of the parameter. */
export type PathIds = Readonly<Record<string, PathId>>

/**
 * The end of an address that is one of some words.
 *
 * @param what they say, as the beginning of a sentence: `What the records are`
 */
export const oneOfWords = (what: string, words: readonly string[], example: string): PathId => ({
  pattern: new RegExp(`^(${words.map((word) => word.replace('.', '\\.')).join('|')})$`),
  description: `${what}: ${words.map((word) => `\`${word}\``).join(', ')}.`,
  example,
})

/** Path parameters by name, as Next types them. */
export type PathParameters = Record<string, string | string[] | undefined>

/** The ids in an address. @throws Problem 400 for one that is of another form */
export function readIds(ids: PathIds, given: PathParameters): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, { pattern }] of Object.entries(ids)) {
    const value = given[name]
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new Problem('malformed_id', `${name} does not have the form of an id.`, {
        members: { parameter: name, pattern: patternText(pattern) },
      })
    }
    params[name] = value
  }
  return params
}

/** The ids in an address of a resource's records. */
export function idsOf(resource: Resource): PathIds {
  const { id } = resource
  const description = `The ${(ownerOf(resource) ?? resource).title.toLowerCase()}.`
  return { [id.name]: { pattern: idPattern(resource), description, example: id.example } }
}

export const FACTOR_IDS: PathIds = {
  factor_id: {
    pattern: UUID,
    description: 'The second factor.',
    example: '0b8f2f5e-6a51-4a53-9d6b-0b8a8a4f6d11',
  },
}

export const KEY_IDS: PathIds = {
  key_id: {
    pattern: UUID,
    description: 'The key.',
    example: '3c9d1b7e-52f4-4a8e-b0c6-7f1e2d3a4b5c',
  },
}

export const DELIVERY_IDS: PathIds = {
  delivery_id: {
    pattern: /^[1-9][0-9]{0,17}$/,
    description: 'The delivery.',
    example: '1',
  },
}

export const LOCKING_SESSION_IDS: PathIds = {
  locking_session_id: {
    pattern: UUID,
    description: 'The locking session.',
    example: '5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65',
  },
}
