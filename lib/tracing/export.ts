/** The one module that loads OpenTelemetry: only where a collector is configured. */
import { hostname } from 'node:os'
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Begun, SpanReference, Tracing } from './tracing'

const HEADERS = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

/** Ends a span; of a failure it has the kind alone. */
function endSpan(span: Span, fault: string | undefined): void {
  if (fault !== undefined) {
    span.setAttribute('error.type', fault)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

/** The kind of a failure: PostgreSQL's state or Node's code, where it has one. */
const kindOfFailure = (failure: unknown): string => {
  const { code, name } = Object(failure) as { readonly code?: unknown; readonly name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}

/** How often it is told of traces that nobody took, in ms: each batch would say the same. */
const TELL_AGAIN = 60_000
const MAX_SAID = 500

/** Has told what OpenTelemetry has to say: settings that it does not take, and what was not taken of it. */
function tellFaults(tell: (said: string) => void): void {
  let toldAt = Number.NEGATIVE_INFINITY
  const fault = (...said: unknown[]) => {
    if (performance.now() - toldAt < TELL_AGAIN) return
    toldAt = performance.now()
    tell(said.map(String).join(' ').slice(0, MAX_SAID))
  }
  const nothing = () => undefined
  const logger = { error: fault, warn: fault, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

/**
 * Traces that go out by OTLP over HTTP, as JSON. Where to, which of them, and under what name is
 * OpenTelemetry's own to read from the environment: `OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, …
 *
 * @param tell hears what is wrong with these, and of traces that nobody took
 */
export function otlpTracing(tell: (said: string) => void): Tracing {
  tellFaults(tell)
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': 'fleetbook',
          'service.instance.id': `${hostname()}:${process.pid}`,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = provider.getTracer('fleetbook')

  async function run<Result>(span: Span, from: Context, work: () => Promise<Result>) {
    let fault: string | undefined
    try {
      return await context.with(trace.setSpan(from, span), work)
    } catch (error) {
      fault = kindOfFailure(error)
      throw error
    } finally {
      endSpan(span, fault)
    }
  }

  return {
    call({ name, headers, attributes }, work) {
      const from = propagation.extract(ROOT_CONTEXT, headers, HEADERS)
      return run(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, from), from, work)
    },
    tell(attributes, fault) {
      const span = trace.getActiveSpan()
      span?.setAttributes(attributes)
      if (fault === undefined) return
      span?.setAttribute('error.type', fault)
      span?.setStatus({ code: SpanStatusCode.ERROR })
    },
    begin(name, attributes): Begun | undefined {
      if (!trace.getActiveSpan()) return undefined
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
      return { end: (fault) => endSpan(span, fault) }
    },
    step(name, attributes, work, others = []) {
      if (!trace.getActiveSpan()) return work()
      const links = (others as readonly Span[]).map((span) => ({ context: span.spanContext() }))
      return run(tracer.startSpan(name, { attributes, links }), context.active(), work)
    },
    place: (): SpanReference | undefined => trace.getActiveSpan(),
    bind: (work) => context.bind(context.active(), work),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    end: () => provider.shutdown(),
  }
}
