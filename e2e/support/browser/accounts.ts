import { type BrowserContext, type Page, request } from 'playwright/test'

/** Signs in through the page, as a person does. */
export async function signIn(
  page: Page,
  account: string,
  password = `${account}-demo-password`,
): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('User name').fill(account)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** What a worker keeps of each demo account, so that its tests sign in once and not each time. */
export interface Accounts {
  /** The cookies of a signed-in browser. */
  cookies(account: string): Promise<Cookies>
  /** The `Authorization` header of the account. */
  bearer(account: string): Promise<string>
}

/** Makes of a function one that works once for each account. */
function once<Result>(work: (account: string) => Promise<Result>) {
  const kept = new Map<string, Promise<Result>>()
  return (account: string): Promise<Result> => {
    const known = kept.get(account) ?? work(account)
    kept.set(account, known)
    return known
  }
}

/** Signs in by the calls that the page makes, which takes no page. */
export function accountsOf(baseURL: string): Accounts {
  return {
    cookies: once(async (account) => {
      const calls = await request.newContext({ baseURL })
      const { csrfToken } = await (await calls.get('/api/auth/csrf')).json()
      const form = { username: account, password: `${account}-demo-password`, csrfToken }
      const address = '/api/auth/callback/credentials'
      const answer = await calls.post(address, { form: { ...form, json: 'true' } })
      const { url } = await answer.json()
      if (new URL(url).searchParams.has('error')) throw new Error(`${account} could not sign in`)
      const { cookies } = await calls.storageState()
      await calls.dispose()
      return cookies
    }),
    bearer: once((account) => bearerOf(baseURL, account, `${account}-demo-password`)),
  }
}

/** Takes a token by the API: `Bearer fb_…`. */
export async function bearerOf(
  baseURL: string,
  username: string,
  password: string,
): Promise<string> {
  const answer = await fetch(`${baseURL}/api/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`${username} could not sign in: ${await answer.text()}`)
  const { access_token } = (await answer.json()) as { access_token: string }
  return `Bearer ${access_token}`
}
