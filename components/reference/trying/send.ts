import { stringify } from 'lossless-json'
import { writtenHeaders } from '@/components/api/headers'
import type { ShownRequest } from '@/components/form/model/requestText'
import { createStore } from '@/components/state/store'
import { parseJson } from '@/lib/text/json'

/** The key of whoever tries calls: in the memory of the reference's pages, gone when they are left. */
export const triedKey = createStore('')

/** More of an answer than a page can show at once is cut off. */
const MAX_SHOWN = 100_000

/** What came back. */
export interface Tried {
  readonly status: number
  readonly milliseconds: number
  /** As lines. */
  readonly headers: string
  readonly body: string
  readonly isCut: boolean
}

/**
 * Makes a call as another system would: with the key that was given, if any, and without this
 * browser's session.
 *
 * @throws TypeError where no answer came
 */
export async function send(
  { method, url, headers, body }: ShownRequest,
  key: string,
): Promise<Tried> {
  const begun = performance.now()
  const answer = await fetch(url, {
    method,
    headers: writtenHeaders([
      ...headers,
      ...(key ? [['authorization', `Bearer ${key}`] as const] : []),
    ]),
    credentials: 'omit',
    cache: 'no-store',
    ...(body !== undefined && { body: stringify(body) ?? '' }),
  })
  const text = await answer.text()
  const milliseconds = performance.now() - begun
  const shown = isJson(answer) ? laidOut(text) : text
  return {
    status: answer.status,
    milliseconds,
    headers: [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    body: shown.slice(0, MAX_SHOWN),
    isCut: shown.length > MAX_SHOWN,
  }
}

/** JSON in lines, with its figures exact; what is none as it is. */
function laidOut(text: string): string {
  try {
    return stringify(parseJson(text), undefined, 2) ?? ''
  } catch {
    return text
  }
}

const isJson = ({ headers, status }: Response): boolean =>
  status !== 204 && status !== 304 && /[/+]json/.test(headers.get('content-type') ?? '')
