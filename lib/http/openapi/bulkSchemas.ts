import { idPattern, patternText } from '@/lib/derive/idForms'
import { MAX_FAULTS_OF_MANY } from '@/lib/derive/schemas/faults'
import { type JsonSchema, referenceTo } from '@/lib/derive/schemas/namedSchemas'
import { MAX_ELEMENTS } from '@/lib/limits'
import type { Resource } from '@/lib/resources/resource'
import { ONE_TAG } from '@/lib/text/entityTags'
import { withinSentence } from '@/lib/text/words'
import { type NamedSchema, named, one } from './named'
import { fault } from './problems'
import { exampleChanges, exampleRecord, idsOfExamples } from './recordExamples'
import { change } from './schemas'

/** An object of these members and no others. */
export const closed = (properties: Record<string, JsonSchema>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

export const count = { type: 'integer', minimum: 0 }

export const REPORT_NOTE = `With \`Prefer: handling=lenient\`: what became of each element. Once it tells ${MAX_FAULTS_OF_MANY} faults of values, it tells the first alone of each element after that.`

/**
 * What calls on many records take and give.
 *
 * @param name what the record's own schema is called
 */
export function bulkSchemas(
  resource: Resource,
  name: string,
  record: NamedSchema,
  patch: NamedSchema,
) {
  const { id, title, plural, example, uniqueTogether } = resource
  const [words, many] = [withinSentence(title), withinSentence(plural)]
  const ids = idsOfExamples(resource)
  const etag: JsonSchema = {
    type: 'string',
    description: `ETag of the ${words} that the dry run looked at: send it back as \`_if_match\`.`,
  }
  const changes: JsonSchema = { type: 'array', items: referenceTo(change.name) }
  const tried = { [id.name]: id.example, etag: '"4"', changes: exampleChanges(resource) }

  const element = named(
    `${name}BulkElement`,
    () => {
      const json = patch.json()
      const properties = {
        ...(json.properties as Record<string, JsonSchema>),
        [id.name]: {
          type: 'string',
          pattern: patternText(idPattern(resource)),
          description: `Which ${words} to change; each at most once.`,
        },
        _if_match: {
          type: 'string',
          pattern: ONE_TAG,
          description: `ETag that the ${words} must still have, in its quotes.`,
        },
      }
      // What has no id is named by members that no two records share together.
      const required = uniqueTogether.length > 0 ? [] : [id.name]
      return { ...json, title: `Change of one ${words}`, ...closed(properties, required) }
    },
    { uses: [patch] },
  )
  const result = named(
    `${name}BulkResult`,
    () => ({
      title: 'What became of one element',
      ...closed(
        {
          index: { ...count, description: 'Place in the request, from 0.' },
          row: { type: 'integer', minimum: 1, description: 'Place in the request, from 1.' },
          [id.name]: { type: ['string', 'null'] },
          status: { type: 'string', enum: ['updated', 'unchanged', 'refused'] },
          errors: { type: 'array', items: referenceTo(fault.name) },
          etag: {
            ...etag,
            description: `Of a dry run: the ETag of the ${words} that it looked at.`,
          },
          changes: { ...changes, description: 'Of a dry run: what would change.' },
        },
        ['index', 'row', id.name, 'status'],
      ),
    }),
    { uses: [fault, change] },
  )
  // Also the answer to an empty call, dry run or not.
  const list = named(
    `${name}List`,
    () => ({
      title: `Many ${many}`,
      description: `The ${many}, in the order of the request.`,
      type: 'array',
      items: referenceTo(record.name),
    }),
    { uses: [record] },
  )
  const dryRun = named(
    `${name}DryRun`,
    () => ({
      title: `What would change of one ${words}`,
      ...closed({ [id.name]: { type: 'string' }, etag, changes }, [id.name, 'etag', 'changes']),
    }),
    { uses: [change] },
  )
  const dryRunList = named(
    `${name}DryRunList`,
    () => ({
      title: 'What would change',
      description: 'With `dry_run=true`: what would change, in the order of the request.',
      type: 'array',
      minItems: 1,
      items: referenceTo(dryRun.name),
    }),
    { uses: [dryRun] },
  )
  const report = named(
    `${name}BulkReport`,
    () => ({
      title: 'Report of a lenient call',
      description: REPORT_NOTE,
      ...closed(
        {
          updated: count,
          unchanged: count,
          refused: count,
          results: { type: 'array', items: referenceTo(result.name) },
        },
        ['updated', 'unchanged', 'refused', 'results'],
      ),
    }),
    { uses: [result] },
  )
  const bulk = named(
    `${name}Bulk`,
    () => ({
      title: `Changes of many ${many}`,
      type: 'array',
      maxItems: MAX_ELEMENTS,
      items: referenceTo(element.name),
    }),
    {
      uses: [element],
      examples: one('Change two, all or nothing', [
        ...ids.map((each) => ({ [id.name]: each, ...example.change })),
      ]),
    },
  )
  // It depends on `dry_run` and on `Prefer`, and no answer fits two of the three.
  const bulkAnswer = named(
    `${name}BulkAnswer`,
    () => ({
      title: `Answer to changes of many ${many}`,
      oneOf: [list, dryRunList, report].map((each) => referenceTo(each.name)),
    }),
    {
      uses: [list, dryRunList, report],
      examples: {
        changed: { summary: `The changed ${many}`, value: [exampleRecord(resource)] },
        dryRun: { summary: 'What would change', value: [tried] },
        lenient: {
          summary: 'What became of each element',
          value: {
            updated: 1,
            unchanged: 0,
            refused: 1,
            results: [
              { index: 0, row: 1, [id.name]: ids[0], status: 'updated' },
              {
                index: 1,
                row: 2,
                [id.name]: ids[1],
                status: 'refused',
                errors: [
                  {
                    pointer: `/1/${id.name}`,
                    code: 'not_found',
                    message: `There is no ${words} ${ids[1]}.`,
                  },
                ],
              },
            ],
          },
        },
      },
    },
  )
  return { bulk, bulkAnswer, list }
}
