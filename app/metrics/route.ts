import { metrics } from '@/lib/metrics'

/** The process's metrics for Prometheus. */
export async function GET(): Promise<Response> {
  const { registry } = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType },
  })
}
