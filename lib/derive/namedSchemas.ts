import type { Resource } from '@/lib/resources/resource'
import type { JsonSchema } from './keptSchema'

/** As much of a field as names its values. */
interface Choice {
  readonly name: string
  readonly values?: readonly string[]
  readonly valuesName?: string
}

/** A member's name as a schema has it: `client_defaults` is `ClientDefaults`. */
export const schemaName = (member: string): string =>
  member.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Refers to a schema of the API document. No reference points deeper: generators lose their way. */
export const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const nameOf = ({ name, valuesName }: Choice): string => valuesName ?? schemaName(name)

/** Refers to the values of a choice: a schema of their own, so that generators make one type of it. */
export const choiceReference = (choice: Choice): JsonSchema => referenceTo(nameOf(choice))

/** The schemas that {@link choiceReference} refers to, of every choice of a resource. */
export function choiceSchemas({ kept, leaves }: Resource): Record<string, JsonSchema> {
  const choices = [...kept, ...leaves].filter(({ values }) => values)
  return Object.fromEntries(
    choices.map((choice) => [nameOf(choice), { type: 'string', enum: choice.values }]),
  )
}
