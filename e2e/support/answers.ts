import { answering, type Call } from './answering'
import { type Body, listOf, refusal } from './bodies'

/** What is answered: a body, or all of an answer. */
export type Answer = (call: Call) => Body | Response | Promise<Body | Response>

/** What is answered to whom, by `METHOD /path`. */
export type Answers = Readonly<Record<string, Answer | Body>>

/** No answer, until whoever waits for it has had enough. */
export const unanswered: Answer = ({ signal }) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

/**
 * Stands for the service, which answers so much; every other list is empty, and every other write
 * fails. Tells the calls that came, and takes other answers later.
 */
export function service(...first: readonly Answers[]) {
  const asked: Call[] = []
  let answers: Answers = Object.assign({}, ...first)
  answering(async (sent) => {
    const { method } = sent
    const path = decodeURIComponent(sent.path.replace('/api/v1', ''))
    const call = { ...sent, path }
    asked.push(call)
    const answer = answers[`${method} ${path}`] ?? defaultOf(method, path)
    const given = typeof answer === 'function' ? await answer(call) : answer
    return given instanceof Response ? given : Response.json(given)
  })
  return {
    /** Every call that came. */
    asked: asked as readonly Call[],
    /** The writes that came, in their order. */
    writes: () => asked.filter(({ method }) => method !== 'GET'),
    /** Answers otherwise from now on. */
    answer(more: Answers) {
      answers = { ...answers, ...more }
    },
  }
}

const defaultOf = (method: string, path: string): Answer | Body =>
  method !== 'GET' ? failed : path === '/me' ? me : listOf()

let me: Body = {}
/** Whom the service knows as signed in. */
export const whoIsSignedIn = (): Body => me
/** Says who that is. */
export const signedInAs = (person: Body): void => {
  me = person
}

const failed = () => refusal('internal')
