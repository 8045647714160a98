import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { until } from './scene'

/** A span as it was sent, with its attributes by name. */
export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** As OTLP numbers them: 1 within a process, 2 of a server, 3 of a client. */
  readonly kind: number
  readonly status: { readonly code?: number; readonly message?: string }
  readonly links?: readonly { readonly traceId: string }[]
  readonly attributes: Readonly<Record<string, unknown>>
  /** What sent it, likewise. */
  readonly resource: Readonly<Record<string, unknown>>
}

/** What takes traces by OTLP over HTTP, as a collector does. */
export interface TraceCollector {
  readonly endpoint: string
  /** All that came, as text. */
  text(): string
  /** The spans of a trace once there are as many as are asked for. */
  spansOf(traceId: string, isWhole: (spans: readonly SentSpan[]) => boolean): Promise<SentSpan[]>
  stop(): Promise<void>
}

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SentSpan, 'attributes' | 'resource'> & {
        readonly attributes: readonly Attribute[]
      })[]
    }[]
  }[]
}

const byName = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const spansIn = ({ resourceSpans }: Sent): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: byName(span.attributes),
        resource: byName(resource.attributes),
      })),
    ),
  )

/** Starts a collector on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/v1/traces') {
      sent.push((await json(request)) as Sent)
    } else response.statusCode = 404
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => JSON.stringify(sent),
    spansOf: (traceId, isWhole) =>
      until(`the trace ${traceId} is whole`, async () => {
        const spans = sent.flatMap(spansIn).filter((span) => span.traceId === traceId)
        return isWhole(spans) && spans
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
