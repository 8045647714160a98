import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

/** As much of an OpenAPI document as the check needs. */
interface ApiDocument {
  readonly paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>
  readonly components: { readonly headers: Record<string, { readonly required?: boolean }> }
}

interface ResponseObject {
  readonly $ref?: string
  readonly headers?: Record<string, unknown>
  readonly content?: Record<string, unknown>
}

interface Contract {
  readonly document: ApiDocument
  readonly ajv: Ajv2020
  readonly compiled: Map<string, ValidateFunction>
  /** The addresses, literal ones before templates that would also match. */
  readonly templates: readonly string[]
}

/**
 * The document of the service whose answer was looked at first, for all: a service makes it of the
 * program alone, which takes as long as to sign somebody in, and tests start dozens.
 */
let known: Contract | undefined
/** What is read until it is known: of each service by itself, as any of them may stop or be killed. */
const beingRead = new Map<string, Promise<Contract>>()
const ROOT = 'contract'

async function load(base: string): Promise<Contract> {
  const response = await fetch(`${base}/openapi.json`)
  known ??= contractOf((await response.json()) as ApiDocument)
  return known
}

function contractAt(base: string): Contract | Promise<Contract> {
  if (known) return known
  const contract = beingRead.get(base) ?? load(base)
  beingRead.set(base, contract)
  return contract
}

/** What of a body the schema at a pointer does not allow; undefined where that is nothing. */
function faultsIn({ ajv, compiled }: Contract, pointer: string, body: unknown): string | undefined {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${ROOT}#${pointer}` })
  compiled.set(pointer, validate)
  return validate(body) ? undefined : ajv.errorsText(validate.errors)
}

function contractOf(document: ApiDocument): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats(ajv)
  ajv.addFormat('decimal', { type: 'number', validate: () => true })
  ajv.addSchema(document as object, ROOT)
  const templates = Object.keys(document.paths).sort(
    (a, b) => a.split('{').length - b.split('{').length,
  )
  return { document, ajv, compiled: new Map(), templates }
}

const matches = (template: string, path: string): boolean => {
  const parts = template.split('/')
  const given = path.split('/')
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith('{') || part === given[index])
  )
}

/** Whether an answer is JSON: a file is not. */
export const isJson = (headers: Headers): boolean =>
  /[/+]json/.test(headers.get('content-type') ?? '')

const pointerPart = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/**
 * Holds an answer to the API document that services serve: the status must be one that the operation
 * names, the media type one of that status, the body of its schema, and every header that the
 * document knows one of that answer, and those there which it says an answer always has.
 *
 * @throws Error that says what the document does not allow
 */
export async function checkAnswer(
  base: string,
  method: string,
  pathAndQuery: string,
  answer: { status: number; headers: Headers; text: string },
): Promise<void> {
  if (method === 'HEAD' || method === 'OPTIONS') return
  const contract = await contractAt(base)
  const { document, templates } = contract
  const path = pathAndQuery.split('?')[0] ?? ''
  const template = templates.find((candidate) => matches(candidate, path))
  const operation = template && document.paths[template]?.[method.toLowerCase()]
  const where = `${method} ${path} answered ${answer.status}`
  if (!template || !operation) {
    if (answer.status === 404 || answer.status === 405) return
    throw new Error(`${where}, but the document has no such operation`)
  }
  let pointer = `/paths/${pointerPart(template)}/${method.toLowerCase()}/responses/${answer.status}`
  let described = operation.responses[String(answer.status)]
  if (!described) throw new Error(`${where}, which the document does not list`)
  if (described.$ref) {
    pointer = described.$ref.slice(1)
    described = pointer
      .slice(1)
      .split('/')
      .reduce<unknown>(
        (node, part) => (node as Record<string, unknown>)[part],
        document,
      ) as ResponseObject
  }
  const listed = new Set(Object.keys(described.headers ?? {}))
  for (const [name, { required }] of Object.entries(document.components.headers)) {
    const isThere = answer.headers.has(name)
    if (isThere && !listed.has(name)) {
      throw new Error(`${where} with the header ${name}, which the document does not list there`)
    }
    if (!isThere && required && listed.has(name)) {
      throw new Error(`${where} without the header ${name}, which the document says it has`)
    }
  }
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
  if (!described.content) {
    if (answer.text !== '') throw new Error(`${where} with a body, but the document has none`)
    return
  }
  if (!described.content[type]) throw new Error(`${where} as ${type}, which is not documented`)
  const body: unknown = isJson(answer.headers) ? JSON.parse(answer.text) : answer.text
  const faults = faultsIn(contract, `${pointer}/content/${pointerPart(type)}/schema`, body)
  if (faults) throw new Error(`${where} with a body that breaks the document: ${faults}`)
}

/**
 * Holds what a webhook's receiver was sent to the API document that the service serves.
 *
 * @throws Error that says what the document does not allow
 */
export async function checkMessage(base: string, text: string): Promise<void> {
  const pointer = `/webhooks/change/post/requestBody/content/${pointerPart('application/json')}`
  const faults = faultsIn(await contractAt(base), `${pointer}/schema`, JSON.parse(text))
  if (faults) throw new Error(`a webhook was sent ${text}, which breaks the document: ${faults}`)
}
