import { env } from '@/lib/env'
import { nameOperations } from '@/lib/http/pipeline/traced'
import { log } from '@/lib/log'
import { traceBy, tracingHere } from '@/lib/tracing/tracing'

/** What OpenTelemetry calls the way by which spans go out here. */
const OTLP = 'otlp'

/**
 * Has calls traced where the environment names a collector, and does not say that spans go elsewhere
 * or nowhere; nothing is loaded where it does not.
 */
export async function startTraces(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = env()
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = env()
  const endpoint = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || OTEL_SDK_DISABLED || !OTEL_TRACES_EXPORTER.includes(OTLP)) return
  const { otlpTracing } = await import('@/lib/tracing/export')
  const { apiOperations } = await import('@/lib/http/openapi/served')
  nameOperations(apiOperations)
  traceBy(
    otlpTracing((said) => log().warn({ said }, 'traces are not as they were set, or not taken')),
  )
}

/** How long a collector may take for the last spans, in ms. */
const LAST_SPANS = 2000

/** Sends what was traced until now; a collector that does not take it keeps nobody from ending. */
export async function endTraces(): Promise<void> {
  const tracing = tracingHere()
  traceBy(undefined)
  const tooLate = new Promise((resolve) => setTimeout(resolve, LAST_SPANS).unref())
  await Promise.race([tracing?.end().catch(() => {}), tooLate])
}
