import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a request for a page waits, for its turn or for a process that is being started again, in ms. */
export const PATIENCE = 15_000

/** Seconds after which whoever was refused may come again. */
const COME_AGAIN = '5'

/** Why there is no page just now, and what to do. */
const REASONS = {
  away: 'The part of the service that draws the console does not answer. What was saved is safe, and other systems can still call the API.',
  busy: 'More pages are asked for than can be drawn. What was saved is safe. Wait a few seconds, then try again.',
}

const HEADING = 'Fleetbook cannot show pages just now'

/**
 * Answers 503: as a page to whoever asks for one, and in plain words to what a page asks for by itself.
 * It is said without the console's own styles, which come from the process that is waited for.
 */
export function refusePage(
  { headers }: IncomingMessage,
  response: ServerResponse,
  reason: keyof typeof REASONS,
): void {
  const isPage = headers.rsc === undefined && headers.accept?.includes('text/html') === true
  const type = `text/${isPage ? 'html' : 'plain'}; charset=utf-8`
  response.writeHead(503, { 'content-type': type, 'retry-after': COME_AGAIN })
  response.end(isPage ? pageOf(REASONS[reason]) : `${HEADING}. ${REASONS[reason]}\n`)
}

const pageOf = (words: string): string => `<!doctype html><html lang="en-AU"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${HEADING}</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1 style="font-size:1.25rem">${HEADING}</h1>
<p>${words}</p>
<p><a href="">Try again</a></p>
`
