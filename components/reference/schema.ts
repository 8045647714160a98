import { stringify } from 'lossless-json'
import { type ApiDocument, type ReferenceSchema, resolved } from './document'

/** One form that a value may take. */
export interface Variant {
  readonly title: string
  readonly description: string
  readonly members: readonly Member[]
}

/** A member of an object, in words. */
export interface Member {
  readonly name: string
  /** `string or null`, `list of objects`. */
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
  /** `at most 255 characters`. */
  readonly rules: readonly string[]
  /** The values that it takes, where they are few and fixed. */
  readonly values: readonly string[]
  /** The schema of its own members, where it has any. */
  readonly inner: ReferenceSchema | null
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (stringify(value) ?? '')

/** The forms between which a schema leaves the choice, with every reference looked up. */
const formsOf = (document: ApiDocument, schema: ReferenceSchema): ReferenceSchema[] | undefined =>
  (schema.anyOf ?? schema.oneOf)?.map((form) => resolved<ReferenceSchema>(document, form))

/** The only form that is no null, of a schema that takes one thing or null. */
function formOrNull(document: ApiDocument, schema: ReferenceSchema): ReferenceSchema | undefined {
  const forms = formsOf(document, schema)?.filter(({ type }) => type !== 'null') ?? []
  return forms.length === 1 ? forms[0] : undefined
}

/** The forms that a body may take: one, but for a choice between several. */
export function variantsOf(document: ApiDocument, schema: ReferenceSchema): Variant[] {
  const found = resolved<ReferenceSchema>(document, schema)
  return (formsOf(document, found) ?? [found])
    .filter(({ type }) => type !== 'null')
    .map((form) => ({
      title: typeWords(document, form),
      description: form.description ?? '',
      members: membersOf(document, form),
    }))
}

/** The members of an object, or of the objects of a list. */
export function membersOf(document: ApiDocument, schema: ReferenceSchema): Member[] {
  const object = objectIn(document, schema)
  const required = new Set(object?.required)
  return Object.entries(object?.properties ?? {}).map(([name, property]) => {
    const found = resolved<ReferenceSchema>(document, property)
    const bounds = { ...formOrNull(document, found), ...found }
    return {
      name,
      type: typeWords(document, found),
      isRequired: required.has(name),
      description: bounds.description ?? '',
      rules: rulesOf(bounds),
      values: (bounds.enum ?? (bounds.const === undefined ? [] : [bounds.const]))
        .filter((value) => value !== null)
        .map(shown),
      inner: objectIn(document, found)?.properties ? found : null,
    }
  })
}

/** The schema that has the members: itself, what its list holds, or its only form that is no null. */
function objectIn(document: ApiDocument, schema: ReferenceSchema): ReferenceSchema | undefined {
  const found = resolved<ReferenceSchema>(document, schema)
  if (found.properties) return found
  if (found.items) return objectIn(document, found.items)
  const form = formOrNull(document, found)
  return form && objectIn(document, form)
}

/** The type of a value in words. */
export function typeWords(document: ApiDocument, schema: ReferenceSchema): string {
  const found = resolved<ReferenceSchema>(document, schema)
  const forms = formsOf(document, found)
  if (forms) return [...new Set(forms.map((form) => typeWords(document, form)))].join(' or ')
  const types = [found.type ?? (found.properties ? 'object' : 'any value')].flat()
  return types
    .map((type) => {
      if (type === 'array') return `list of ${plural(typeWords(document, found.items ?? {}))}`
      return type === 'string' && found.format ? found.format : type
    })
    .join(' or ')
}

const plural = (words: string): string => words.replace(/^(\S+)/, '$1s')

/** The bounds of a value in words. */
function rulesOf(schema: ReferenceSchema): string[] {
  const rules: [string, (bound: string) => string][] = [
    ['minLength', (bound) => `at least ${bound} character${bound === '1' ? '' : 's'}`],
    ['maxLength', (bound) => `at most ${bound} characters`],
    ['minItems', (bound) => `at least ${bound}`],
    ['maxItems', (bound) => `at most ${bound}`],
    ['minimum', (bound) => `from ${bound}`],
    ['maximum', (bound) => `to ${bound}`],
    ['exclusiveMinimum', (bound) => `above ${bound}`],
    ['exclusiveMaximum', (bound) => `below ${bound}`],
    ['default', (value) => `default ${value === '' ? 'empty' : value}`],
  ]
  return rules.flatMap(([keyword, words]) =>
    schema[keyword] === undefined ? [] : [words(shown(schema[keyword]))],
  )
}
