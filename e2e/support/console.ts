import { type APIRequestContext, test as base, type Page } from 'playwright/test'

export { expect } from 'playwright/test'

/** A client of a test's own, so that tests can run side by side on one server. */
export interface OwnClient {
  readonly id: string
  readonly name: string
  /** The record as the API has it now. */
  read(): Promise<Record<string, unknown>>
  /** The same as its text, where every digit of a figure counts. */
  text(): Promise<string>
  /** Its history, the latest entry first. */
  events(): Promise<{ reason: string | null }[]>
  /** Changes it as another caller would. */
  patch(changes: Record<string, unknown>): Promise<void>
}

interface Fixtures {
  signedInAs(account: string): Promise<Page>
  ownClient: OwnClient
  /** Makes several, and tells the word by which a search finds just these. */
  ownClients(count: number): Promise<{ clients: OwnClient[]; word: string }>
}

const API = '/api/v1'

async function bearer(request: APIRequestContext, account: string): Promise<string> {
  const answer = await request.post(`${API}/authenticate`, {
    data: { username: account, password: `${account}-demo-password` },
  })
  const { access_token } = await answer.json()
  return `Bearer ${access_token}`
}

/** Signs in through the page, as a person does. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('User name').fill(account)
  await page.getByLabel('Password').fill(`${account}-demo-password`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}

async function makeClient(
  request: APIRequestContext,
  authorization: string,
  name: string,
): Promise<OwnClient> {
  const headers = { authorization }
  const made = await request.post(`${API}/fm/clients`, {
    headers,
    data: { name, client_type: 'fleet', finance_limit: 1000, abn: '51824753556' },
  })
  const { client_id: id } = await made.json()
  const get = () => request.get(`${API}/fm/clients/${id}`, { headers })
  return {
    id,
    name,
    read: async () => (await get()).json(),
    text: async () => (await get()).text(),
    events: async () => {
      const answer = await request.get(`${API}/fm/clients/${id}/events`, { headers })
      return (await answer.json()).data
    },
    patch: async (data) => {
      const answer = await request.patch(`${API}/fm/clients/${id}`, { headers, data })
      if (!answer.ok()) throw new Error(await answer.text())
    },
  }
}

export const test = base.extend<Fixtures>({
  signedInAs: async ({ page }, use) => {
    await use(async (account) => {
      await signIn(page, account)
      return page
    })
  },
  ownClient: async ({ request }, use, { title }) => {
    const word = crypto.randomUUID().slice(0, 8)
    const authorization = await bearer(request, 'admin')
    await use(
      await makeClient(request, authorization, `Test client ${word} of ${title.slice(0, 40)}`),
    )
  },
  ownClients: async ({ request }, use) => {
    await use(async (count) => {
      const authorization = await bearer(request, 'admin')
      const word = crypto.randomUUID().slice(0, 8)
      const names = Array.from({ length: count }, (_, index) => `Test ${word} no ${index + 1}`)
      const clients = []
      for (const name of names) clients.push(await makeClient(request, authorization, name))
      return { clients, word }
    })
  },
})
