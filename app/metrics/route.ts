import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { PLAIN_HEADERS } from '@/lib/http/pipeline/plainHeaders'
import { metrics } from '@/lib/metrics/counters'
import { serviceMetrics } from '@/lib/metrics/service'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the caller may read the metrics; undefined where nobody may, as no token is set. */
function isAdmitted({ headers }: Request): boolean | undefined {
  const { METRICS_TOKEN, FLEETBOOK_DEMO } = env()
  if (METRICS_TOKEN === undefined) return FLEETBOOK_DEMO || undefined
  const given = /^bearer +([^ ]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(METRICS_TOKEN))
}

const answer = (status: number, text: string, headers: Record<string, string>): Response =>
  new Response(text, { status, headers: { ...PLAIN_HEADERS, ...headers } })

const WORDS = { 'content-type': 'text/plain; charset=utf-8' }

/**
 * The service's metrics for Prometheus, which tell strangers how busy it is and what fails: only
 * for whoever sends METRICS_TOKEN, and without one only on demonstration data.
 */
export async function GET(request: Request): Promise<Response> {
  const admitted = isAdmitted(request)
  if (admitted === undefined) return answer(404, 'Set METRICS_TOKEN to have metrics here.\n', WORDS)
  if (!admitted) {
    return answer(401, 'Send METRICS_TOKEN.\n', { ...WORDS, 'www-authenticate': 'Bearer' })
  }
  const { contentType } = metrics().registry
  return answer(200, await serviceMetrics(), { 'content-type': contentType })
}
