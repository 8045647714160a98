import type { components, paths } from './schema'

export type { Figure } from './schema'

/** The bodies of the API by their names in its document. */
export type Schemas = components['schemas']

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The addresses that take a method, as templates: `/fm/clients/{client_id}`. */
export type PathOf<Verb extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Verb, object> ? Path : never
}[keyof paths]

/** What an operation answers with when it succeeds; undefined where that may be nothing. */
export type AnswerOf<Path extends keyof paths, Verb extends Method> =
  Operation<Path, Verb> extends { responses: infer Responses }
    ? ContentOf<Responses[keyof Responses & Success]>
    : never

/** All that a call has to say, and all that it may say. */
export type OptionsOf<Path extends keyof paths, Verb extends Method> = CallOptions &
  Part<'path', ParametersOf<Path, Verb, 'path'>> &
  Part<'query', NotTried<ParametersOf<Path, Verb, 'query'>>> &
  Part<'headers', ParametersOf<Path, Verb, 'header'>> &
  BodyPart<Operation<Path, Verb>>

/** What a call says of itself, whatever it asks for. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Lets the call outlive the page that made it. */
  readonly keepalive?: boolean
  /** False where a refused token is not renewed, as where it is to end. */
  readonly isRenewed?: boolean
}

type HeadersOf<Path extends keyof paths, Verb extends Method> = ParametersOf<Path, Verb, 'header'>

/** Every header that an operation takes. */
export type HeaderName = {
  [Path in keyof paths]: { [Verb in Method]: NameIn<HeadersOf<Path, Verb>> }[Method]
}[keyof paths]

/** Options that may be left out when nothing of them is needed. */
export type Maybe<Options> = Partial<Options> extends Options ? [options?: Options] : [Options]

type Success = 200 | 201 | 204

type Operation<Path extends keyof paths, Verb extends Method> = Extract<paths[Path][Verb], object>

type ContentOf<Answer> = Answer extends { content: infer Content }
  ? Content[keyof Content]
  : undefined

type ParametersOf<
  Path extends keyof paths,
  Verb extends Method,
  Place extends 'path' | 'query' | 'header',
> =
  Operation<Path, Verb> extends { parameters: infer Parameters }
    ? Place extends keyof Parameters
      ? NonNullable<Parameters[Place]>
      : never
    : never

/** A dry run is a call of its own. */
type NotTried<Query> = [Exclude<NameIn<Query>, 'dry_run'>] extends [never]
  ? never
  : Omit<Query, 'dry_run'>

type NameIn<Members> = [Members] extends [never] ? never : keyof Members

type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Each in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Each in Name]?: Value }
    : { readonly [Each in Name]: Value }

type BodyPart<Of> = Of extends { requestBody: { content: infer Content } }
  ? { readonly body: Content[keyof Content] }
  : Of extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? { readonly body?: undefined }
      : { readonly body?: ContentOf<NonNullable<Body>> }
    : { readonly body?: undefined }
