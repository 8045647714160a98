/** What a span tells beside its name and its time. Never a value of a record, nor of a query. */
export type Attributes = Readonly<Record<string, string | number>>

/** A piece of work that has begun. */
export interface Begun {
  /** @param fault the kind of failure, where it failed; never its words, which may hold values */
  end(fault?: string): void
}

/** Where in a trace something is done. */
export type SpanReference = object

/** A call as it comes in. */
export interface TracedCall {
  readonly name: string
  readonly headers: Headers
  readonly attributes: Attributes
}

/** What becomes of calls is told by spans, which go to whoever collects them. */
export interface Tracing {
  /** Does a call in a span of its own, below the one that its `traceparent` names. */
  call<Result>(call: TracedCall, work: () => Promise<Result>): Promise<Result>
  /** Tells more of the call under way, and the code of its problem where it is the service's fault. */
  tell(attributes: Attributes, fault?: string): void
  /** Begins a span below that of the call under way; undefined where none is, as in housekeeping. */
  begin(name: string, attributes: Attributes): Begun | undefined
  /**
   * Does a part of a call in a span of its own; without a call under way it just does it.
   *
   * @param others places in other traces that wait for the same
   */
  step<Result>(
    name: string,
    attributes: Attributes,
    work: () => Promise<Result>,
    others?: readonly SpanReference[],
  ): Promise<Result>
  /** Where this is called. */
  place(): SpanReference | undefined
  /** Has a function do its work for the call that is under way now, whoever calls it. */
  bind<Parameters extends unknown[], Result>(
    work: (...parameters: Parameters) => Result,
  ): (...parameters: Parameters) => Result
  /** The trace of the call under way. */
  traceId(): string | undefined
  /** Sends what has not been sent. */
  end(): Promise<void>
}

let tracing: Tracing | undefined

/** What traces calls; undefined where nobody collects traces, and nothing is to be done for them. */
export const tracingHere = (): Tracing | undefined => tracing

/** Has calls traced from now on. */
export const traceBy = (own: Tracing | undefined): void => {
  tracing = own
}

/** Does a part of a call, and has it in the trace of the call where there is one. */
export const step = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> => (tracing ? tracing.step(name, attributes, work) : work())

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

/**
 * The trace that a caller names by `traceparent`, as the W3C's Trace Context has it.
 *
 * @returns undefined where it names none
 */
export function traceIdOf(headers: Headers): string | undefined {
  const id = TRACEPARENT.exec(headers.get('traceparent') ?? '')?.[1]
  return id === undefined || /^0+$/.test(id) ? undefined : id
}
