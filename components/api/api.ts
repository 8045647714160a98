import { stringify } from 'lossless-json'
import { addressOf, type Query } from './address'
import type { CallHeaders } from './headers'
import { readJson, type Sent, send } from './send'
import type { AnswerOf, CallOptions, Maybe, OptionsOf, PathOf } from './types'
import { type WriteMethod, Written } from './written'

/** The answer to a call that succeeded. */
export interface ApiAnswer<Body> {
  /** All numbers are LosslessNumber, as a double would round some. */
  readonly body: Body
  readonly etag: string | null
  readonly headers: Headers
}

/** The answer to a write that was carried out. */
export interface WriteAnswer<Body> extends ApiAnswer<Body> {
  readonly written: Written
}

/** What a call says, before anything is known of the operation. */
export interface Said extends CallOptions {
  readonly path?: object | undefined
  readonly query?: Query | undefined
  readonly headers?: CallHeaders | undefined
  /** Written as JSON; a LosslessNumber keeps its digits, an undefined member is left out. */
  readonly body?: unknown
}

export const sentOf = (
  method: string,
  template: string,
  { path, query, body, ...said }: Said,
): Sent => ({
  ...said,
  method,
  address: addressOf(template, path, query),
  body: body === undefined ? undefined : stringify(body),
})

/**
 * Reads what stands at an address. This and {@link writeAt} are below what knows the operations:
 * call `api` or `recordCalls` instead.
 *
 * @throws ApiProblem
 */
export async function readAt<Body>(template: string, said: Said = {}): Promise<ApiAnswer<Body>> {
  return answerOf<Body>(await send(sentOf('GET', template, said)))
}

/** Writes to an address. @throws ApiProblem */
export async function writeAt<Body>(
  method: WriteMethod,
  template: string,
  said: Said = {},
): Promise<WriteAnswer<Body>> {
  const sent = sentOf(method, template, said)
  const response = await send(sent)
  const written = Written.by({ method, path: sent.address }, response)
  return { ...(await answerOf<Body>(response)), written }
}

async function answerOf<Body>(response: Response): Promise<ApiAnswer<Body>> {
  const text = await response.text()
  // The document says what an operation answers, and the tests hold the service to the document.
  const body = (text === '' ? undefined : readJson(text, response)) as Body
  return { body, etag: response.headers.get('etag'), headers: response.headers }
}

type Writing<Verb extends Lowercase<WriteMethod>> = <Path extends PathOf<Verb>>(
  path: Path,
  ...options: Maybe<OptionsOf<Path, Verb>>
) => Promise<WriteAnswer<AnswerOf<Path, Verb>>>

const writing =
  <Method extends WriteMethod>(method: Method): Writing<Lowercase<Method>> =>
  (path, ...[options]) =>
    writeAt(method, path, options)

/**
 * The console's one way to the API: every operation of the document by its method and the template
 * of its address, so the same calls with the same rights as any other system's. A refusal is thrown
 * as ApiProblem. What writes answers with the proof that it did.
 */
export const api = {
  get: <Path extends PathOf<'get'>>(
    path: Path,
    ...[options]: Maybe<OptionsOf<Path, 'get'>>
  ): Promise<ApiAnswer<AnswerOf<Path, 'get'>>> => readAt(path, options),
  post: writing('POST'),
  put: writing('PUT'),
  patch: writing('PATCH'),
  delete: writing('DELETE'),
  /** A PATCH that is checked in every way and writes nothing. */
  async dryRun<Path extends PathOf<'patch'>>(
    path: Path,
    options: OptionsOf<Path, 'patch'>,
  ): Promise<void> {
    await send(sentOf('PATCH', path, { ...options, query: { dry_run: true } }))
  },
}
