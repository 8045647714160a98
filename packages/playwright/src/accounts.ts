import { type BrowserContextOptions, request } from 'playwright/test'

/** Whose name and password a test signs in with. */
export interface Account {
  readonly userName: string
  readonly password: string
}

/** Who somebody is to the API, and so in the history. */
export interface Person {
  readonly user_id: string
  readonly display_name: string
}

type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What a worker keeps of each account, so that its tests sign in once and not each time. */
export interface Accounts {
  /** The stored state of a signed-in browser, for `browser.newContext({ storageState })`. */
  state(account: string): Promise<StoredState>
  /** The cookies of that state, for a context that is there already. */
  cookies(account: string): Promise<StoredState['cookies']>
  /** The `Authorization` header of the account, anew where a test has ended its token. */
  bearer(account: string): Promise<string>
  /** The same for the next of many calls, without asking the service whether it still takes it. */
  knownBearer(account: string): Promise<string>
  /** Who the account is. */
  person(account: string): Promise<Person>
}

/** What the service gives for a name and a password. */
interface Token {
  readonly access_token: string
  /** Seconds for which it is good. */
  readonly expires_in: number
}

/** The accounts of the demonstration data: roles by name. */
export const DEMO_ACCOUNTS: Readonly<Record<string, Account>> = Object.fromEntries(
  ['admin', 'editor', 'viewer', 'integration'].map((name) => [
    name,
    { userName: name, password: `${name}-demo-password` },
  ]),
)

async function tokenOf(origin: string, { userName, password }: Account): Promise<Token> {
  const answer = await fetch(`${origin}/api/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: userName, password }),
  })
  if (!answer.ok) throw new Error(`${userName} could not sign in: ${await answer.text()}`)
  return (await answer.json()) as Token
}

/** Takes a token by the API: `Bearer fb_…`. */
export const bearerOf = async (
  origin: string,
  userName: string,
  password: string,
): Promise<string> => bearerWith(await tokenOf(origin, { userName, password }))

/** Signs in by the calls that the console's page makes, which takes no page. */
async function stateOf(origin: string, { userName, password }: Account): Promise<StoredState> {
  const calls = await request.newContext({ baseURL: origin })
  try {
    const { csrfToken } = await (await calls.get('/api/auth/csrf')).json()
    const answer = await calls.post('/api/auth/callback/credentials', {
      form: { username: userName, password, csrfToken, json: 'true' },
    })
    const { url } = await answer.json()
    if (new URL(url).searchParams.has('error')) throw new Error(`${userName} could not sign in`)
    return await calls.storageState()
  } finally {
    await calls.dispose()
  }
}

async function personOf(origin: string, authorization: string): Promise<Person> {
  const answer = await fetch(`${origin}/api/v1/me`, { headers: { authorization } })
  if (!answer.ok) throw new Error(`The service did not say who signed in: ${await answer.text()}`)
  return ((await answer.json()) as { user: Person }).user
}

/** What a page says of whose it is while it does not know: without it no session counts. */
const OF_A_PAGE = { 'session-user-id': '' }

/** The headers by which a page is of whoever has a stored state. */
const headersOf = ({ cookies }: StoredState): Record<string, string> => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  ...OF_A_PAGE,
})

const bearerWith = ({ access_token }: Token): string => `Bearer ${access_token}`

/** Whether the service still takes whom headers say. */
const isTaken = async (origin: string, headers: Record<string, string>): Promise<boolean> =>
  (await fetch(`${origin}/api/v1/me`, { headers })).ok

/** Says whether something still serves, where a test may have ended it. */
type IsGood<Made> = (made: Made) => Promise<boolean>

/** Keeps what was made for each account until half of a token's life is over. */
function keeping<Made>(make: (account: string) => Promise<Made>, lifeOf: (made: Made) => number) {
  const kept = new Map<string, { made: Promise<Made>; until: number }>()
  return async (account: string, isGood: IsGood<Made> = async () => true): Promise<Made> => {
    const known = kept.get(account)
    if (known && known.until > Date.now() && (await isGood(await known.made))) return known.made
    const next = { made: make(account), until: Number.POSITIVE_INFINITY }
    kept.set(account, next)
    next.made.then(
      (made) => {
        next.until = Date.now() + lifeOf(made) * 500
      },
      // The next who asks tries again.
      () => kept.get(account) === next && kept.delete(account),
    )
    return next.made
  }
}

/**
 * Signs in for the tests of a worker.
 *
 * @param origin where the service is: `http://127.0.0.1:3000`
 * @param known the accounts by the names that tests use
 */
export function accountsOf(origin: string, known: Readonly<Record<string, Account>>): Accounts {
  function find(account: string): Account {
    const found = known[account]
    if (found) return found
    const names = Object.keys(known).join(', ')
    throw new Error(`There is no account called ${account}; there are ${names}.`)
  }
  const tokens = keeping(
    async (account) => tokenOf(origin, find(account)),
    ({ expires_in }) => expires_in,
  )
  const token = (account: string) =>
    tokens(account, (made) => isTaken(origin, { authorization: bearerWith(made) }))
  const bearer = async (account: string) => bearerWith(await token(account))
  const browser = keeping(
    async (account) => {
      const { expires_in } = await token(account)
      return { state: await stateOf(origin, find(account)), expires_in }
    },
    ({ expires_in }) => expires_in,
  )
  const person = keeping(
    async (account) => personOf(origin, await bearer(account)),
    () => Number.POSITIVE_INFINITY,
  )
  const state = async (account: string) =>
    (await browser(account, (made) => isTaken(origin, headersOf(made.state)))).state
  return {
    state,
    cookies: async (account) => (await state(account)).cookies,
    bearer,
    knownBearer: async (account) => bearerWith(await tokens(account)),
    person: (account) => person(account),
  }
}
