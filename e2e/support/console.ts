import { type APIRequestContext, test as base, type Page } from 'playwright/test'

export { expect } from 'playwright/test'

/** A client of a test's own, so that tests can run side by side on one server. */
export interface OwnClient {
  readonly id: string
  readonly name: string
  /** The record as the API has it now. */
  read(): Promise<Record<string, unknown>>
  /** Changes it as another caller would. */
  patch(changes: Record<string, unknown>): Promise<void>
}

interface Fixtures {
  signedInAs(account: string): Promise<Page>
  ownClient: OwnClient
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

export const test = base.extend<Fixtures>({
  signedInAs: async ({ page }, use) => {
    await use(async (account) => {
      await signIn(page, account)
      return page
    })
  },
  ownClient: async ({ request }, use, { title }) => {
    const authorization = await bearer(request, 'admin')
    const name = `Test client ${crypto.randomUUID().slice(0, 8)} of ${title.slice(0, 40)}`
    const headers = { authorization }
    const made = await request.post(`${API}/fm/clients`, {
      headers,
      data: { name, client_type: 'fleet', finance_limit: 1000, abn: '51824753556' },
    })
    const { client_id: id } = await made.json()
    await use({
      id,
      name,
      read: async () => (await request.get(`${API}/fm/clients/${id}`, { headers })).json(),
      patch: async (data) => {
        await request.patch(`${API}/fm/clients/${id}`, { headers, data })
      },
    })
  },
})
