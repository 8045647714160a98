/** Writes the part of `packages/client` that has a method for each operation, from the API document. */

import {
  type Alternative,
  type ApiDocument,
  answersOf,
  bodiesOf,
  type Call,
  callsOf,
  type Operation,
} from './clientCalls'

/** The feed has iterators of its own; the document is what all of this was made of. */
const BY_HAND = new Set(['Following changes', 'This document'])

const wordsOf = (text: string): string[] => text.split(/[^A-Za-z0-9]+/).filter(Boolean)
const pascal = (text: string): string =>
  wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')
const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const camel = (text: string): string => uncapitalised(pascal(text))
/** `Delegated-Locking-Session-Id` is `lockingSessionId`, `X-Request-Id` is `requestId`. */
const optionOf = (header: string): string => camel(header.replace(/^(?:X|Delegated)-/, ''))

/** @throws Error where the document has something that no rule here makes a method of */
export function clientModule(document: ApiDocument): string {
  const calls = callsOf(document).filter(({ operation }) => !BY_HAND.has(operation.tags[0]))
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0]))]
  const ofTag = (tag: string) => calls.filter(({ operation }) => operation.tags[0] === tag)
  const headers = [...new Set(calls.flatMap(({ names }) => names.header))].sort()
  const keyed = calls.filter(({ names }) => names.header.includes('Idempotency-Key'))
  return [
    '// Generated from the API document; do not edit.',
    "import type { Answer, Core } from '../core'",
    "import { type HeadersOf, type Real, saidBy, type Trial } from '../options'",
    "import { Paged } from '../paged'",
    "import type { Bodies, OperationId, QueryOf, Schemas } from '../types'",
    '',
    '/** Operations that are known again by an idempotency key. */',
    'export const KEYED: ReadonlySet<string> = new Set([',
    ...keyed.map(({ method, path }) => `  '${method} ${path}',`),
    '])',
    '',
    '/** Headers by the names that options have for them. */',
    'const HEADINGS = {',
    ...headers.flatMap((name) => (name === 'Prefer' ? [] : [`  ${optionOf(name)}: '${name}',`])),
    '} as const',
    '',
    "const said = saidBy({ ...HEADINGS, prefer: 'Prefer' })",
    '',
    'type OptionsOf<Id extends OperationId> = HeadersOf<Id, typeof HEADINGS>',
    '',
    ...tags.flatMap((tag) => classOf(document, tag, ofTag(tag))),
    '/** All operations, by the resources that they are of. */',
    'export class Resources<F> {',
    ...tags.map((tag) => `  readonly ${camel(tag)}: ${pascal(tag)}Calls<F>`),
    '',
    '  constructor(protected readonly core: Core<F>) {',
    ...tags.map((tag) => `    this.${camel(tag)} = new ${pascal(tag)}Calls(core)`),
    '  }',
    '}',
    '',
  ].join('\n')
}

function classOf(document: ApiDocument, tag: string, group: readonly Call[]): string[] {
  const noun = nounOf(group)
  const names = group.map((call) => methodName(call, noun))
  // Two that would be called alike keep the names of their operations.
  const nameAt = (place: number, { operation }: Call): string => {
    const name = names[place] as string
    return names.indexOf(name) === names.lastIndexOf(name) ? name : operation.operationId
  }
  return [
    `/** ${tag}. */`,
    `export class ${pascal(tag)}Calls<F> {`,
    '  constructor(private readonly core: Core<F>) {}',
    ...group.flatMap((call, place) => methodsOf(document, call, nameAt(place, call))),
    '}',
    '',
  ]
}

/** What the operations of a group are of, as their ids say it: `Client` of `getClient`. */
function nounOf(group: readonly Call[]): string {
  const ids = (start: string) =>
    group.filter(({ operation }) => operation.operationId.startsWith(start))
  const reads = ids('get')
  const one =
    reads.find(({ path }) => path.endsWith('}')) ?? (group.length === 1 ? reads[0] : undefined)
  const named = one ?? ids('create')[0]
  return named?.operation.operationId.replace(/^(?:get|create)/, '') ?? ''
}

/** `patchClients` is `patchMany` of clients, `listClientEvents` is `listEvents`. */
function methodName({ operation, method }: Call, noun: string): string {
  const { operationId } = operation
  if (noun === '') return operationId
  const many = operationId.endsWith(`${noun}s`) && method !== 'GET' ? 'Many' : ''
  return operationId.replace(new RegExp(`(?<=[a-z])${noun}s?(?![a-z])`), many)
}

const isTried = ({ name }: Alternative): boolean =>
  /(?:Changes|DryRun|DryRunList)$/.test(name ?? '')
const isReport = ({ name }: Alternative): boolean => /Report$/.test(name ?? '')

const typeOf = (alternatives: readonly Alternative[]): string =>
  alternatives
    .map(({ name }) => (name === null ? 'undefined' : `Schemas<F>['${name}']`))
    .join(' | ')

function methodsOf(document: ApiDocument, call: Call, name: string): string[] {
  const { operation, names } = call
  const alternatives = answersOf(document, call)
  if (names.query.includes('cursor')) return listOf(call, name, typeOf(alternatives))
  if (!names.query.includes('dry_run')) {
    return [...wordsAbove(operation), ...methodOf(document, call, name, undefined, alternatives)]
  }
  const bodies = bodiesOf(document, call)
  return bodies.flatMap(({ name: body, isMany }) => {
    const isOne = bodies.length > 1 && !isMany
    const fits = alternatives.filter(
      (each) =>
        bodies.length === 1 || each.name === null || isReport(each) || each.isMany === isMany,
    )
    // `Prefer` is of many records: one that is made is answered as ever.
    const own = isOne ? fits.filter((each) => !isReport(each) && each.name !== null) : fits
    const called = bodies.length > 1 && isMany ? `${name}Many` : name
    return [...wordsAbove(operation), ...methodOf(document, call, called, body, own)]
  })
}

function listOf(call: Call, name: string, page: string): string[] {
  const { operation, names, path } = call
  const id = operation.operationId
  const given = names.path.map((each) => `${camel(each)}: string, `).join('')
  return [
    ...wordsAbove(operation),
    `  ${name}(${given}query: QueryOf<'${id}', F> = {}, options: OptionsOf<'${id}'> = {}): Paged<${page}> {`,
    '    return new Paged((cursor) =>',
    `      this.core.request('GET', '${path}', { ...said(options), ${pathOf(call)}query: { ...query, ...(cursor && { cursor }) } }),`,
    '    )',
    '  }',
  ]
}

const pathOf = ({ names }: Call): string =>
  names.path.length === 0
    ? ''
    : `path: { ${names.path.map((each) => `${each}: ${camel(each)}`).join(', ')} }, `

/** A method with a signature for each kind of answer that its options choose among. */
function methodOf(
  document: ApiDocument,
  call: Call,
  name: string,
  bodyName: string | null | undefined,
  alternatives: readonly Alternative[],
): string[] {
  const { operation, method, path, names } = call
  const id = operation.operationId
  const takesPrefer = names.header.includes('Prefer')
  const query = names.query.filter((each) => each !== 'dry_run')
  const body = bodyName ?? bodiesOf(document, call)[0]?.name
  const given = [
    ...names.path.map((each) => `${camel(each)}: string`),
    ...(body ? [`body${operation.requestBody?.required ? '' : '?'}: Bodies<F>['${body}']`] : []),
    ...(query.length > 0 ? [`query: QueryOf<'${id}', F> = {}`] : []),
  ]
  const options = `OptionsOf<'${id}'>`
  const sent = `{ ...said(options), ${pathOf(call)}${query.length > 0 ? 'query, ' : ''}${body ? 'body ' : ''}}`
  const request = `    return this.core.request('${method}', '${path}', ${sent})`
  if (!names.query.includes('dry_run') && !takesPrefer) {
    const answer = `Promise<Answer<${typeOf(alternatives)}>>`
    return [
      `  ${name}(${[...given, `options: ${options} = {}`].join(', ')}): ${answer} {`,
      request,
      '  }',
    ]
  }
  const tried = alternatives.filter(isTried)
  const reports = alternatives.filter(isReport)
  const done = alternatives.filter((each) => !isTried(each) && !isReport(each))
  const minimal = takesPrefer ? done.filter((each) => each.name === null) : []
  const plain = done.filter((each) => !minimal.includes(each))
  const signature = (further: string, isOptional: boolean, of: readonly Alternative[]) =>
    of.length === 0
      ? []
      : [
          `  ${name}(${[...given, `options${isOptional ? '?' : ''}: ${options} & ${further}`].join(', ')}): Promise<Answer<${typeOf(of)}>>`,
        ]
  const unsaid = takesPrefer ? ' & { readonly prefer?: undefined }' : ''
  return [
    ...signature(`Real${unsaid}`, true, plain),
    ...signature(`Trial${unsaid}`, false, tried),
    ...signature("(Real | Trial) & { readonly prefer: 'handling=lenient' }", false, reports),
    ...signature("Real & { readonly prefer: 'return=minimal' }", false, minimal),
    `  ${name}(${[...given, 'options = {}'].join(', ')}): Promise<Answer<never>> {`,
    request,
    '  }',
  ]
}

function wordsAbove({ summary, description, ...operation }: Operation): string[] {
  const permission = [operation['x-required-permission'] ?? []].flat().join(' or ')
  const words = [`${summary}.`, description, permission && `It takes ${permission}.`]
  return [
    '',
    '  /**',
    ...words.flatMap((text) =>
      text ? [`   * ${text.replaceAll('*/', '* /').replaceAll('\n', '\n   * ')}`] : [],
    ),
    '   *',
    '   * @throws FleetbookError',
    '   */',
  ]
}
