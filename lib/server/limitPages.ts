import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { tokenInSession } from '@/lib/accounts/browserSession'
import { FairSemaphore } from '@/lib/http/admission/fairSemaphore'
import { type Caller, callerAt } from '@/lib/http/admission/tally'
import { observeFigures } from '@/lib/metrics/gauges'
import { isSignIn, pathOf } from './addresses'
import { NodeCall } from './nodeCall'
import { PATIENCE, refusePage } from './refusePage'

/** Pages that are made at a time: one process makes them all, and more come no sooner and take its memory. */
const PAGES = 8
/** Of those each process that passes them on has its part, and as many as this however many there are. */
const LEAST = 2

/**
 * Calls by which the console signs in that are answered at a time. They may wait for an identity
 * provider or for an account, and are not to keep pages from those who are in.
 */
const SIGN_INS = 32

/**
 * How long a page that has begun to go out may still take to be made, in ms; past that it waits for its
 * reader alone.
 */
const MAKING = 1000

const FIGURES = {
  pages: 'Pages of the console that are made, and calls by which it signs in',
  pages_waiting: 'Those that wait for their turn',
}

/** What is known of the pages that a process passes on. */
interface Front {
  /** How many processes pass on what one makes. */
  readonly processes: number
  /** Addresses of files that are there as they are built: to read one waits for nothing. */
  readonly files: ReadonlySet<string>
  /** How long a page waits for its turn, in ms. */
  readonly patience?: number
}

/**
 * Has so many pages made at a time. One caller may have them all while nobody else asks; else those that
 * come free go round among the callers, so that whoever asks for hundreds waits for themselves.
 *
 * Whoever shows a session that was given out here is a caller by that, and waits for no stranger, nor
 * for others of the same office; all others are one caller for each address. A place is free again once
 * its page is made, whether that is read or not, and after {@link PATIENCE} whatever became of it.
 */
export function limitPages(
  pages: RequestListener,
  { processes, files, patience = PATIENCE }: Front,
): RequestListener {
  const semaphore = (what: string, most: number) =>
    new FairSemaphore({ what, most, share: most, patience })
  const ofPages = semaphore('pages', Math.max(LEAST, Math.ceil(PAGES / processes)))
  const ofSignIns = semaphore('sign-ins of the console', SIGN_INS)
  observeFigures(FIGURES, {
    pages: () => ofPages.inUse + ofSignIns.inUse,
    pages_waiting: () => ofPages.waiting + ofSignIns.waiting,
  })
  return (request, response) => {
    const path = pathOf(request.url ?? '')
    if (files.has(path)) return pages(request, response)
    void makeWithin(isSignIn(path) ? ofSignIns : ofPages, request, response, pages)
  }
}

async function makeWithin(
  semaphore: FairSemaphore,
  request: IncomingMessage,
  response: ServerResponse,
  pages: RequestListener,
): Promise<void> {
  const caller = await callerOf(request)
  const call = new NodeCall(request, response)
  try {
    await semaphore.enter(caller, 1, () => call.isGone())
  } catch {
    return refusePage(request, response, 'busy')
  }
  untilMade(call, response, () => semaphore.leave(caller, 1))
  pages(request, response)
}

/** Whether a session is over by now is for the page to find out: no stranger has one either way. */
async function callerOf({ headers }: IncomingMessage): Promise<Caller> {
  const { cookie } = headers
  const token = cookie === undefined ? undefined : await tokenInSession(cookie)
  return token === undefined ? callerAt(String(headers['x-real-ip'] ?? '')) : `session ${token}`
}

/** Tells once when a page is made, or will never be. */
function untilMade(call: NodeCall, response: ServerResponse, tell: () => void): void {
  let isTold = false
  let late = setTimeout(() => end(), PATIENCE).unref()
  const end = () => {
    clearTimeout(late)
    if (!isTold) tell()
    isTold = true
  }
  call.whenSent(end)
  // It is whole, though it may not have been taken yet.
  response.once('prefinish', end)
  const writeHead = response.writeHead as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    clearTimeout(late)
    if (!isTold) late = setTimeout(end, MAKING).unref()
    return writeHead.apply(response, parameters)
  }
}
