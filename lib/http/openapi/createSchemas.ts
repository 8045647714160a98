import { withArticle } from '@/lib/derive/addresses'
import { type JsonSchema, referenceTo } from '@/lib/derive/schemas/namedSchemas'
import { MAX_ELEMENTS } from '@/lib/limits'
import type { Resource } from '@/lib/resources/resource'
import { sentence, withinSentence } from '@/lib/text/words'
import { closed, count, REPORT_NOTE } from './bulkSchemas'
import { type NamedSchema, named } from './named'
import { fault } from './problems'
import { anotherExample, exampleChanges, exampleRecord } from './recordExamples'
import { change } from './schemas'
import { similarId } from './trials'

interface Parts {
  readonly create: NamedSchema
  /** What a dry run of one answers with. */
  readonly changes: NamedSchema
  /** Records in the order of a request. */
  readonly list: NamedSchema
}

/**
 * What calls that make one record or many take, and what they give where it is not one record.
 *
 * @param name what the record's own schema is called
 */
export function createSchemas(resource: Resource, name: string, parts: Parts) {
  const { create, changes, list } = parts
  const { id, title, plural } = resource
  const [words, many] = [withinSentence(title), withinSentence(plural)]
  const another = anotherExample(resource)
  const array = named(
    `${name}CreateMany`,
    () => ({
      title: `Many ${many} to add`,
      type: 'array',
      maxItems: MAX_ELEMENTS,
      items: referenceTo(create.name),
    }),
    { uses: [create] },
  )
  const createAny = named(
    `${name}CreateAny`,
    () => oneOf(`${sentence(withArticle(words))} to add, or many`, [create, array]),
    {
      uses: [create, array],
      examples: {
        ...create.examples,
        many: { summary: 'Many, all or nothing', value: [another] },
      },
    },
  )
  const result = named(
    `${name}CreateResult`,
    () => ({
      title: 'What became of one element',
      ...closed(
        {
          index: { ...count, description: 'Place in the request, from 0.' },
          row: { type: 'integer', minimum: 1, description: 'Place in the request, from 1.' },
          [id.name]: {
            type: ['string', 'null'],
            description: 'Null of what was not added and has not been given one.',
          },
          status: { type: 'string', enum: ['created', 'refused'] },
          errors: { type: 'array', items: referenceTo(fault.name) },
          ...(id.form === 'text' && { similar_id: similarId(words) }),
          changes: {
            type: 'array',
            items: referenceTo(change.name),
            description: 'Of a dry run: what it would have beyond the defaults.',
          },
        },
        ['index', 'row', id.name, 'status'],
      ),
    }),
    { uses: [fault, change] },
  )
  const report = named(
    `${name}CreateReport`,
    () => ({
      title: 'Report of a lenient call',
      description: REPORT_NOTE,
      ...closed(
        {
          created: count,
          refused: count,
          results: { type: 'array', items: referenceTo(result.name) },
        },
        ['created', 'refused', 'results'],
      ),
    }),
    { uses: [result] },
  )
  const tried = named(
    `${name}CreateDryRun`,
    () => ({
      title: 'What would be added',
      description: 'With `dry_run=true`: what each would have, in the order of the request.',
      type: 'array',
      minItems: 1,
      items: referenceTo(changes.name),
    }),
    { uses: [changes] },
  )
  const answers = [list, changes, tried, report]
  // It depends on the body, on `dry_run` and on `Prefer`; no answer fits two of them.
  const createAnswer = named(
    `${name}CreateAnswer`,
    () => oneOf(`Answer to an array of ${many}, or to a dry run`, answers),
    {
      uses: answers,
      examples: {
        created: { summary: `The added ${many}`, value: [exampleRecord(resource)] },
        dryRun: {
          summary: 'What one would have',
          value: { [id.name]: id.isGiven ? id.example : null, changes: exampleChanges(resource) },
        },
      },
    },
  )
  return { createAny, createAnswer }
}

const oneOf = (title: string, schemas: readonly NamedSchema[]): JsonSchema => ({
  title,
  oneOf: schemas.map(({ name }) => referenceTo(name)),
})
