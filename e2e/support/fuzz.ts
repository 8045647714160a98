import fc from 'fast-check'

/** A JSON schema, as much of one as the document uses. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: Schema
  readonly example?: unknown
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> }
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A request to be sent as it is. */
export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: unknown
}

/** Every operation of a document. */
export const operationsOf = (document: ApiDocument): [string, string][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path]),
  )

const DEEPEST = 4
const MAX_MEMBERS = 6

function resolve<Node extends { readonly $ref?: string }>(node: Node, document: ApiDocument): Node {
  if (!node.$ref) return node
  const found = node.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], document)
  return resolve(found as Node, document)
}

const ODD_TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', 'null', '0', '-1', '1e400', '%', "'--"),
)
/** What JSON has no word for stands for nothing. */
const asJson = (value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'number' && !Number.isFinite(value) ? null : value
}
const ODD_JSON = fc
  .oneof(ODD_TEXT, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt())
  .map(asJson)

/** What was made of each schema at each depth: to make strings of a pattern takes long. */
const known = new WeakMap<Schema, fc.Arbitrary<unknown>[]>()

/** Values that a schema means, or nearly. */
function valuesOf(given: Schema, document: ApiDocument, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(given, document)
  const ofSchema = known.get(schema) ?? []
  known.set(schema, ofSchema)
  ofSchema[depth] ??= makeValues(schema, document, depth)
  return ofSchema[depth]
}

function makeValues(schema: Schema, document: ApiDocument, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => valuesOf(part, document, depth + 1)
  if (depth > DEEPEST) return fc.constant(null)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map(inner))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')))
  }
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, inner)))
}

function valuesOfType(
  type: string,
  schema: Schema,
  inner: (part: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = schema
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
    case 'number':
      return fc.oneof(
        fc.integer(),
        fc.integer().map((units) => units / 1e6),
      )
    case 'string':
      return textsOf(schema)
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: 4 })
    default:
      return objectsOf(schema, inner)
  }
}

function textsOf({ format, pattern }: Schema): fc.Arbitrary<unknown> {
  const moment = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return moment.map((date) => `${date.toISOString().slice(0, 19)}Z`)
  // Patterns with properties of characters are beyond what strings can be made of.
  if (pattern && !/\\p|\(\?/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ maxLength: 30 })
}

function objectsOf(
  { properties = {}, required = [] }: Schema,
  inner: (part: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const names = Object.keys(properties)
  return fc
    .subarray(names, { maxLength: Math.min(MAX_MEMBERS, names.length) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...new Set([...required, ...chosen])].flatMap((name) =>
            properties[name] ? [[name, inner(properties[name])]] : [],
          ),
        ),
      ),
    )
}

/** A body with one thing about it changed: a member replaced, left out or added. */
const mutated = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(bodies, fc.constantFrom('replace', 'remove', 'add'), fc.nat(), ODD_JSON, ODD_TEXT)
    .map(([body, how, place, value, name]) => {
      if (typeof body !== 'object' || body === null) return value
      const copy = structuredClone(body) as Record<string, unknown>
      const names = Object.keys(copy)
      const at = names[place % Math.max(1, names.length)] ?? 'name'
      if (how === 'add' && Array.isArray(copy)) copy.push(value)
      else if (how === 'add') copy[name] = value
      else if (how === 'remove') delete copy[at]
      else copy[at] = value
      return copy
    })

const operationAt = (document: ApiDocument, method: string, template: string): Operation =>
  document.paths[template]?.[method.toLowerCase()] ?? {}

/** What an operation takes; none where it takes no body. */
const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  Object.values(requestBody?.content ?? {})[0]?.schema

/**
 * Bodies of an operation in which a value stands for every member or element, at whatever depth: those
 * of one object that take neither object nor list together.
 */
export function bodiesWith(
  value: unknown,
  document: ApiDocument,
  method: string,
  template: string,
): unknown[] {
  const schema = bodyOf(operationAt(document, method, template))
  return schema ? placedIn(schema, value, document) : []
}

function placedIn(given: Schema, value: unknown, document: ApiDocument, depth = 0): unknown[] {
  if (depth > DEEPEST) return []
  const { properties = {}, items, ...schema } = resolve(given, document)
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((each) => each ?? [])
  const within = (part: Schema) => [value, ...placedIn(part, value, document, depth + 1)]
  // What may hold anything stands alone, as it may be taken. All others stand together: a call names
  // the faults of all of them.
  const members = Object.entries(properties)
  const isPlain = (member: Schema) => {
    const { type } = resolve(member, document)
    return type !== undefined && ![type].flat().some((each) => ['object', 'array'].includes(each))
  }
  const plain = members.filter(([, member]) => isPlain(member)).map(([name]) => [name, value])
  const others = members.filter(([, member]) => !isPlain(member))
  return [
    ...parts.flatMap((part) => placedIn(part, value, document, depth + 1)),
    ...(items ? within(items).map((element) => [element]) : []),
    ...(plain.length > 0 ? [Object.fromEntries(plain)] : []),
    ...others.flatMap(([name, member]) => within(member).map((each) => ({ [name]: each }))),
  ]
}

/** What a header can carry at all. */
export const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()

const often = (usual: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd })

/** Requests to one operation: mostly as documented, with something odd in the body, a header or a parameter. */
export function requestsTo(
  document: ApiDocument,
  method: string,
  template: string,
): fc.Arbitrary<FuzzRequest> {
  const operation = operationAt(document, method, template)
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(parameter, document))
  const valuesFor = ({ schema, example }: Parameter) =>
    often(
      example === undefined
        ? valuesOf(schema, document)
        : fc.oneof(fc.constant(example), valuesOf(schema, document)),
      ODD_TEXT,
    ).map(String)
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const some = (place: Parameter['in']) =>
    fc
      .subarray(of(place), { maxLength: Math.min(3, of(place).length) })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((parameter) =>
            valuesFor(parameter).map((value) => [parameter.name, value] as const),
          ),
        ),
      )
  const schema = bodyOf(operation)
  const bodies = schema && valuesOf(schema, document)
  return fc
    .record({
      ids: fc.tuple(...of('path').map((parameter) => valuesFor(parameter))),
      query: some('query'),
      headers: some('header'),
      stray: fc.option(fc.tuple(ODD_TEXT, ODD_TEXT), { freq: 20 }),
      body: bodies
        ? fc.oneof(
            { weight: 4, arbitrary: bodies },
            { weight: 4, arbitrary: mutated(bodies) },
            { weight: 1, arbitrary: ODD_JSON },
          )
        : fc.constant(undefined),
    })
    .map(({ ids, query, headers, stray, body }) => {
      // An empty or dotted segment would be another address altogether.
      const segments = ids.map((id) =>
        encodeURIComponent(/^\.*$/.test(id) ? '0' : id.toWellFormed()),
      )
      const path = template.replace(/\{[^}]+\}/g, () => segments.shift() ?? '0')
      const search = new URLSearchParams([
        ...query.map(([name, value]) => [name, value] as [string, string]),
        ...(stray ? [stray] : []),
      ])
      return {
        method,
        path: search.size > 0 ? `${path}?${search}` : path,
        headers: Object.fromEntries(headers.map(([name, value]) => [name, headerText(value)])),
        body,
      }
    })
}
