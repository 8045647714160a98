/** As much of an OpenAPI 3.1 document as the reference shows. Figures are exact: LosslessNumber. */
export interface ApiDocument {
  readonly info: { title: string; version: string; summary?: string; description?: string }
  readonly servers: readonly { url: string }[]
  readonly tags: readonly { name: string; description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A JSON Schema as the document writes one. */
export interface ReferenceSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, ReferenceSchema>>
  readonly required?: readonly string[]
  readonly items?: ReferenceSchema
  readonly anyOf?: readonly ReferenceSchema[]
  readonly oneOf?: readonly ReferenceSchema[]
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: ReferenceSchema
  readonly example?: unknown
}

interface Example {
  readonly summary?: string
  readonly value: unknown
}

interface Content {
  readonly schema: ReferenceSchema
  readonly examples?: Readonly<Record<string, Example>>
}

interface ResponseObject {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, Content>>
}

interface OperationObject {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { required?: boolean; content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, ResponseObject>>
  /** A permission, or several of which any will do. */
  readonly 'x-required-permission'?: string | readonly string[]
}

/** What an operation answers with in one case. */
export interface ApiAnswer {
  readonly status: string
  readonly description: string
  readonly headers: readonly string[]
  readonly schema?: ReferenceSchema
}

/** An operation with every reference looked up. */
export interface ApiOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly isDeprecated: boolean
  readonly permission: string | null
  readonly needsToken: boolean
  readonly parameters: readonly Parameter[]
  readonly body: {
    readonly isRequired: boolean
    readonly mediaTypes: readonly string[]
    readonly schema: ReferenceSchema
    readonly examples: readonly Example[]
  } | null
  readonly successes: readonly ApiAnswer[]
  readonly failures: readonly ApiAnswer[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/**
 * What a `$ref` stands for, at any depth, with what is said beside it; anything else is itself.
 *
 * @throws Error naming a reference that leads nowhere
 */
export function resolved<Found>(document: ApiDocument, node: unknown): Found {
  if (!isReference(node)) return node as Found
  const { $ref, ...beside } = node
  const found = $ref
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, part) => (inside as Record<string, unknown> | undefined)?.[part],
      document,
    )
  if (found === undefined) throw new Error(`the API document has nothing at ${$ref}`)
  const whole = resolved<Found>(document, found)
  return Object.keys(beside).length > 0 ? { ...whole, ...beside } : whole
}

const isReference = (node: unknown): node is { readonly $ref: string } =>
  typeof (node as { $ref?: unknown } | null)?.$ref === 'string'

/** Every operation of the document, in its order. */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as OperationObject | undefined
      return operation ? [readOperation(document, method.toUpperCase(), path, operation)] : []
    }),
  )
}

/** Operations under the document's tags, in the order of the tags. */
export function byTag(document: ApiDocument, operations: readonly ApiOperation[]) {
  return document.tags
    .map(({ name, description }) => ({
      name,
      description: description ?? '',
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((group) => group.operations.length > 0)
}

function readOperation(
  document: ApiDocument,
  method: string,
  path: string,
  operation: OperationObject,
): ApiOperation {
  const contents = Object.entries(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses).map(([status, response]) =>
    readAnswer(status, resolved<ResponseObject>(document, response)),
  )
  return {
    id: operation.operationId,
    method,
    path,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description ?? '',
    isDeprecated: operation.deprecated === true,
    permission: [operation['x-required-permission'] ?? []].flat().join(' or ') || null,
    needsToken: operation.security?.length !== 0,
    parameters: (operation.parameters ?? []).map((each) => resolved<Parameter>(document, each)),
    body: contents[0]
      ? {
          isRequired: operation.requestBody?.required ?? false,
          mediaTypes: contents.map(([type]) => type),
          schema: contents[0][1].schema,
          examples: contents.flatMap(([, { examples }]) => Object.values(examples ?? {})),
        }
      : null,
    successes: answers.filter(({ status }) => Number(status) < 400),
    failures: answers.filter(({ status }) => Number(status) >= 400),
  }
}

function readAnswer(status: string, response: ResponseObject): ApiAnswer {
  const schema = Object.values(response.content ?? {})[0]?.schema
  return {
    status,
    description: response.description,
    headers: Object.keys(response.headers ?? {}),
    ...(schema && { schema }),
  }
}
