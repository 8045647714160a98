import { addressOf, type Query, refuseSteps } from './address'
import { Unreadable } from './errors'
import type { Figures } from './figure'
import type { HeaderValues } from './headers'
import { readJson, writeJson } from './json'
import { newKey } from './newKey'
import { isOwnSuccess, MEDIA_TYPE, NO_CONTENT } from './ownAnswer'
import { type Reach, type Received, type Sent, send } from './transport'
import type { AnswerOf, CallOptions, Maybe, Method, PathOf, SaidOf } from './types'

/** What is read at an address: of the API document that which every tool takes. */
const typeAt = (template: string): string =>
  template === '/openapi.json' ? 'application/json' : MEDIA_TYPE

/** The answer to a call that succeeded. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  /** Of the record, good for `ifMatch`; null where the answer is not one record. */
  readonly etag: string | null
  readonly headers: Headers
}

/** What a call says, before anything is known of the operation. */
export interface Said extends CallOptions {
  readonly path?: object | undefined
  readonly query?: Query | undefined
  readonly headers?: HeaderValues | undefined
  readonly body?: unknown
}

/** All that a core stands on. */
export interface CoreOptions<F> extends Reach {
  /** What numbers of answers become; without it, numbers of JavaScript. */
  readonly figures?: Figures<F> | undefined
  /** Whether an operation is known again by an idempotency key. */
  takesKey(method: Method, template: string): boolean
}

/**
 * Calls any operation by its method and the template of its address. It holds nothing that is
 * generated at run time, so whoever has calls of their own, as the console does, stands on this.
 */
export class Core<F = number> {
  constructor(private readonly options: CoreOptions<F>) {}

  /**
   * Calls an operation of the document, held to it in address, parameters, headers, body and answer.
   *
   * @throws FleetbookError
   */
  call<Verb extends Method, Path extends PathOf<Verb>>(
    method: Verb,
    path: Path,
    ...[said]: Maybe<SaidOf<F, Verb, Path>>
  ): Promise<Answer<AnswerOf<F, Verb, Path>>> {
    return this.request(method, path, said as Said)
  }

  /** The same for code that knows the operation at run time alone. @throws FleetbookError */
  async request<Body = unknown>(
    method: Method,
    template: string,
    { path, query, body, ...said }: Said = {},
  ): Promise<Answer<Body>> {
    const text = body === undefined ? undefined : writeJson(body, this.options.figures)
    refuseSteps(path)
    const address = addressOf(template, path, query)
    const mediaType = method === 'GET' ? typeAt(template) : undefined
    const sent = { ...said, method, address, body: text, mediaType }
    return this.answerOf(await this.send(template, sent))
  }

  /**
   * Sends a body that is JSON already, and answers with the text that came.
   *
   * @param template of the operation whose address it is
   * @throws FleetbookError; of a success that is not the service's: Unreadable
   */
  async send(
    template: string,
    { headers, ...sent }: Omit<Sent, 'isRepeatable'>,
  ): Promise<Received> {
    const { retries, takesKey } = this.options
    const given = headers?.['Idempotency-Key']
    const isKeyed = sent.method !== 'GET' && takesKey(sent.method, template)
    const isTriedAgain = (sent.retries ?? retries).count > 0
    const key = given === undefined && isKeyed && isTriedAgain ? newKey() : given
    const answer = await send(this.options, {
      ...sent,
      headers: { ...headers, 'Idempotency-Key': key },
      isRepeatable: sent.method === 'GET' || (isKeyed && key !== undefined),
    })
    if (isOwnSuccess(answer.status, answer.headers, sent.mediaType)) return answer
    throw unreadable(answer)
  }

  /** @throws Unreadable where the text is no JSON */
  private answerOf<Body>(answer: Received): Answer<Body> {
    const { status, headers } = answer
    // The document says what an operation answers, and the service is held to the document.
    const body = (status === NO_CONTENT ? undefined : this.read(answer)) as Body
    return { status, body, etag: headers.get('etag'), headers }
  }

  private read(answer: Received): unknown {
    try {
      return readJson(answer.text, this.options.figures)
    } catch {
      throw unreadable(answer)
    }
  }
}

const unreadable = ({ status, headers }: Received) =>
  new Unreadable(status, headers.get('x-request-id'))
