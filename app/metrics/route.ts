import { metrics, serviceMetrics } from '@/lib/metrics'

/** The service's metrics for Prometheus. */
export async function GET(): Promise<Response> {
  return new Response(await serviceMetrics(), {
    headers: { 'content-type': metrics().registry.contentType },
  })
}
