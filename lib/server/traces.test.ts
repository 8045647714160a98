import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each(['none', ' None ', 'console'])(
  'with a collector and OTEL_TRACES_EXPORTER=%s calls are not traced',
  async (exporter) => {
    vi.stubEnv('DATABASE_URL', 'postgresql://nobody@localhost/none')
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318')
    vi.stubEnv('OTEL_TRACES_EXPORTER', exporter)
    vi.resetModules()
    const { startTraces } = await import('./traces')
    const { tracingHere } = await import('@/lib/tracing/tracing')
    await startTraces()
    expect(tracingHere()).toBeUndefined()
  },
)
