import { PLAIN_HEADERS } from '@/lib/http/pipeline/plainHeaders'

/** Answers as long as the process does. */
export const GET = async (): Promise<Response> =>
  Response.json({ status: 'ok' }, { headers: PLAIN_HEADERS })
