/** What `scripts/clientModule.ts` reads of the API document. */

interface Schema {
  readonly $ref?: string
  readonly type?: unknown
  readonly oneOf?: readonly Schema[]
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
  readonly $ref?: string
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description?: string
  readonly 'x-required-permission'?: string | readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content & { readonly required?: boolean }
  readonly responses: Readonly<Record<string, Content>>
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

/** An operation with the names of its parameters by their place. */
export interface Call {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  readonly names: Readonly<Record<Parameter['in'], readonly string[]>>
}

/** A body by its schema, or none, and whether it is of many records. */
export interface Alternative {
  readonly name: string | null
  readonly isMany: boolean
}

const JSON_TYPE = 'application/vnd.service-api.v1+json'
const SUCCESSES = ['200', '201', '204']

const nameOf = ({ $ref = '' }: { readonly $ref?: string }): string => $ref.split('/').at(-1) ?? ''

export function callsOf({ paths, components }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const all = (operation.parameters ?? []).map((each) =>
        each.$ref ? (components.parameters[nameOf(each)] as Parameter) : each,
      )
      const names = (place: Parameter['in']) =>
        all.filter((each) => each.in === place).map(({ name }) => name)
      return {
        operation,
        method: method.toUpperCase(),
        path,
        names: { path: names('path'), query: names('query'), header: names('header') },
      }
    }),
  )
}

/** All that an operation may answer with when it succeeds. */
export const answersOf = (document: ApiDocument, { operation }: Call): Alternative[] =>
  SUCCESSES.flatMap((status) => {
    const answer = operation.responses[status]
    return answer ? alternativesOf(document, operation, answer.content?.[JSON_TYPE]?.schema) : []
  })

/** All that it may be sent. */
export const bodiesOf = (document: ApiDocument, { operation }: Call): Alternative[] =>
  operation.requestBody
    ? alternativesOf(
        document,
        operation,
        operation.requestBody.content?.['application/json']?.schema,
      )
    : []

/** @throws Error for a schema without a name: the types have no name for it either */
function alternativesOf(
  { components }: ApiDocument,
  { operationId }: Operation,
  schema: Schema | undefined,
): Alternative[] {
  if (!schema) return [{ name: null, isMany: false }]
  if (!schema.$ref) throw new Error(`${operationId} has a schema without a name`)
  const oneOf = components.schemas[nameOf(schema)]?.oneOf
  const each = oneOf?.every(({ $ref }) => $ref) ? oneOf : [schema]
  return each.map((one) => ({
    name: nameOf(one),
    isMany: components.schemas[nameOf(one)]?.type === 'array',
  }))
}
