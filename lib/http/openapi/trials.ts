import { withArticle } from '@/lib/derive/addresses'
import { type JsonSchema, referenceTo } from '@/lib/derive/schemas/namedSchemas'
import type { IdSpec } from '@/lib/resources/resource'
import { sentence } from '@/lib/text/words'
import { type NamedSchema, named } from './named'
import { change } from './schemas'

/** What a dry run says of a new record's id, where whoever makes the record writes it. */
export const similarId = (words: string): JsonSchema => ({
  type: 'string',
  description: `${sentence(withArticle(words))} whose id differs from the new one in its case alone, or in the zeros before it.`,
})

/**
 * What a dry run of a write of one record answers with.
 *
 * @param name what the record's own schema is called
 * @param words what a person calls such a record
 */
export const changesSchema = (
  name: string,
  words: string,
  id: IdSpec,
  example: unknown,
): NamedSchema =>
  named(
    `${name}Changes`,
    () => ({
      title: `What would change of the ${words}`,
      type: 'object',
      properties: {
        [id.name]: {
          type: ['string', 'null'],
          description:
            'Null of a record that is only to be made: the write itself gives out its id.',
        },
        ...(id.form === 'text' && { similar_id: similarId(words) }),
        changes: { type: 'array', items: referenceTo(change.name) },
      },
      required: [id.name, 'changes'],
      additionalProperties: false,
    }),
    { uses: [change], examples: { dryRun: { summary: 'What would change', value: example } } },
  )

const both = new WeakMap<NamedSchema, NamedSchema>()

/** An answer that is a record, or with `dry_run=true` its changes. */
export function orChanges(record: NamedSchema, changes: NamedSchema): NamedSchema {
  const made =
    both.get(record) ??
    named(
      `${record.name}OrChanges`,
      () => ({
        title: 'The record, or with dry_run=true what would change of it',
        oneOf: [record, changes].map(({ name }) => referenceTo(name)),
      }),
      { uses: [record, changes] },
    )
  both.set(record, made)
  return made
}
