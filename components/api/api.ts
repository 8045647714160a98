import { MEDIA_TYPE } from '@/lib/problem'
import { CSV_TYPE } from '@/lib/text/csv'
import type { Answer, Said as ClientSaid } from '@/packages/client/src/core'
import type { Sent } from '@/packages/client/src/transport'
import { addressOf } from './address'
import { type CallHeaders, callHeaders } from './headers'
import { core } from './send'
import type { AnswerOf, Maybe, OptionsOf, PathOf } from './types'
import { type WriteMethod, Written } from './written'

/** The answer to a call that succeeded. All numbers are LosslessNumber, as a double would round some. */
export type ApiAnswer<Body> = Answer<Body>

/** The answer to a write that was carried out. */
export interface WriteAnswer<Body> extends ApiAnswer<Body> {
  readonly written: Written
}

/** What a call says, before anything is known of the operation. */
export interface Said extends ClientSaid {
  readonly headers?: CallHeaders | undefined
}

const whole = (said: Said): Said => ({
  ...said,
  headers: callHeaders(said.headers, said.body !== undefined),
})

/**
 * Reads what stands at an address. This and {@link writeAt} are below what knows the operations:
 * call `api` or `recordCalls` instead.
 *
 * @throws ApiProblem
 */
export const readAt = <Body>(template: string, said: Said = {}): Promise<ApiAnswer<Body>> =>
  core.request('GET', template, whole(said))

/** Writes to an address. @throws ApiProblem */
export async function writeAt<Body>(
  method: WriteMethod,
  template: string,
  said: Said = {},
): Promise<WriteAnswer<Body>> {
  const answer = await core.request<Body>(method, template, whole(said))
  const path = addressOf(template, said.path, said.query)
  return { ...answer, written: Written.by({ method, path }, answer) }
}

/** A PATCH that is checked in every way and writes nothing. @throws ApiProblem */
export async function tryAt(template: string, said: Said): Promise<void> {
  await core.request('PATCH', template, whole({ ...said, query: { dry_run: true } }))
}

/** A call for a text of a type. */
interface TextCall extends Omit<Sent, 'address' | 'isRepeatable'>, Pick<Said, 'query'> {
  readonly mediaType: string
}

/** Calls an address for a text that somebody else reads. @throws ApiProblem */
async function textAt(template: string, { query, ...sent }: TextCall): Promise<string> {
  return (await core.send(template, { ...sent, address: addressOf(template, {}, query) })).text
}

/** Reads a list as the CSV file that whoever accepts one gets. @throws ApiProblem */
export const readFileAt = (
  template: string,
  { headers, ...said }: Omit<Said, 'path' | 'body'> = {},
): Promise<string> =>
  textAt(template, {
    ...said,
    method: 'GET',
    mediaType: CSV_TYPE,
    headers: { ...callHeaders(headers), Accept: CSV_TYPE },
  })

/** Sends JSON that somebody else wrote, and answers with what somebody else reads. @throws ApiProblem */
export const sendText = (
  method: WriteMethod,
  template: string,
  body: string,
  { headers, ...said }: Omit<Said, 'path' | 'body'>,
): Promise<string> =>
  textAt(template, {
    ...said,
    method,
    mediaType: MEDIA_TYPE,
    headers: callHeaders(headers, true),
    body,
  })

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
  dryRun: <Path extends PathOf<'patch'>>(
    path: Path,
    options: OptionsOf<Path, 'patch'>,
  ): Promise<void> => tryAt(path, options),
}
