import type { Figure } from './figure'
import type { components, operations, paths } from './generated/schema'

/** What a number of a body may be given as, where answers have `F`. */
export type Given<F> = F | Figure | number | bigint

/** The bodies of answers by their names in the API document. */
export type Schemas<F = number> = components<F>['schemas']

/** The bodies of requests, likewise. */
export type Bodies<F = number> = components<Given<F>>['schemas']

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type OperationId = keyof operations<never>

type Paths<F> = paths<F>

/** The addresses that take a method, as templates: `/fm/clients/{client_id}`. */
export type PathOf<Verb extends Method> = {
  [Path in keyof Paths<never>]: Paths<never>[Path] extends Record<Lowercase<Verb>, object>
    ? Path
    : never
}[keyof Paths<never>]

type At<F, Verb extends Method, Path extends PathOf<Verb>> = Paths<F>[Path][Lowercase<Verb>]

/** What an operation answers with when it succeeds; undefined where that may be nothing. */
export type AnswerOf<F, Verb extends Method, Path extends PathOf<Verb>> =
  At<F, Verb, Path> extends { responses: infer Responses }
    ? ContentOf<Responses[keyof Responses & Success]>
    : never

/** All that a call has to say, and all that it may say. */
export type SaidOf<F, Verb extends Method, Path extends PathOf<Verb>> = CallOptions &
  Part<'path', ParametersOf<At<Given<F>, Verb, Path>, 'path'>> &
  Part<'query', ParametersOf<At<Given<F>, Verb, Path>, 'query'>> &
  Part<'headers', ParametersOf<At<Given<F>, Verb, Path>, 'header'>> &
  BodyPart<At<Given<F>, Verb, Path>>

/** What a call says of itself, whatever it asks for. */
export interface CallOptions {
  /** Ends the call; it then throws what the signal was aborted with. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for which to wait for each answer, in place of the client's own; 0 for ever. */
  readonly timeout?: number | undefined
  /** How often and for how long to try again, in place of the client's own. */
  readonly retries?: Retries | undefined
  /** Lets the call outlive the page that made it. */
  readonly keepalive?: boolean
  /** False where a refused token is not renewed, as where it is to end. */
  readonly isRenewed?: boolean
}

/** When to give up trying again: whatever comes first. */
export interface Retries {
  /** How often to try again, at most; 0 for never. */
  readonly count: number
  /** Milliseconds from the first try after which none is begun any more. */
  readonly deadline: number
}

/** The query of an operation. A dry run is asked for by an option of its own. */
export type QueryOf<Id extends OperationId, F = number> = Omit<
  ParametersOf<operations<Given<F>>[Id], 'query'>,
  'dry_run'
>

/** A header that an operation takes. */
export type HeaderOf<Id extends OperationId> = keyof ParametersOf<operations<never>[Id], 'header'>

/** Every header that an operation takes. */
export type HeaderName = { [Id in OperationId]: HeaderOf<Id> }[OperationId]

/** Options that may be left out when nothing of them is needed. */
export type Maybe<Options> = Partial<Options> extends Options ? [options?: Options] : [Options]

type Success = 200 | 201 | 204

type ContentOf<Answer> = Answer extends { content: infer Content }
  ? Content extends { 'application/vnd.service-api.v1+json': infer Json }
    ? Json
    : Content[keyof Content]
  : undefined

type ParametersOf<Operation, Place extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: infer Parameters
}
  ? Place extends keyof Parameters
    ? NonNullable<Parameters[Place]>
    : never
  : never

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
      : { readonly body?: BodyIn<NonNullable<Body>> }
    : { readonly body?: undefined }

type BodyIn<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never
