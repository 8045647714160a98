import { test as base, type Page } from 'playwright/test'
import { type Accounts, accountsOf } from './browser/accounts'
import { type Call, caller, done, type OwnRecord, ownRecord } from './browser/records'

export { expect } from 'playwright/test'
export { signIn } from './browser/accounts'

/** A client of a test's own. */
export interface OwnClient extends OwnRecord {
  readonly name: string
}

/** A user of a test's own, with a password. */
export interface OwnUser {
  readonly id: string
  readonly userName: string
  readonly displayName: string
  readonly password: string
}

interface Fixtures {
  /** The test's page, with that account signed in. */
  signedInAs(account: string): Promise<Page>
  /** A page of another browser, with that account signed in: a second person. */
  alsoSignedInAs(account: string): Promise<Page>
  /** Calls the API as an account. */
  as(account: string): Promise<Call>
  ownClient: OwnClient
  /** Makes several, and tells the word by which a search finds just these. */
  ownClients(count: number): Promise<{ clients: OwnClient[]; word: string }>
  ownApproval: OwnRecord
  ownUser: OwnUser
}

interface WorkerFixtures {
  accounts: Accounts
  origin: string
}

/** A word of letters alone: of one with digits a search takes the letters and the digits each for themselves, and so finds others too. */
const token = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

async function makeClient(call: Call, name: string): Promise<OwnClient> {
  const data = { name, client_type: 'fleet', finance_limit: 1000, abn: '51824753556' }
  const { client_id } = await done(call('POST', '/fm/clients', data))
  return { ...ownRecord(call, '/fm/clients', client_id), name }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use, { project }) => use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
  accounts: [async ({ origin }, use) => use(accountsOf(origin)), { scope: 'worker' }],
  signedInAs: async ({ page, accounts }, use) => {
    await use(async (account) => {
      await page.context().addCookies(await accounts.cookies(account))
      return page
    })
  },
  alsoSignedInAs: async ({ browser, accounts, contextOptions }, use) => {
    const opened: Page[] = []
    await use(async (account) => {
      const context = await browser.newContext(contextOptions)
      await context.addCookies(await accounts.cookies(account))
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  as: async ({ accounts, origin }, use) => {
    await use(async (account) => caller(origin, await accounts.bearer(account)))
  },
  ownClient: async ({ as }, use, { title }) => {
    await use(
      await makeClient(await as('admin'), `Test client ${token()} of ${title.slice(0, 40)}`),
    )
  },
  ownClients: async ({ as }, use) => {
    const call = await as('admin')
    await use(async (count) => {
      const word = token()
      const clients: OwnClient[] = []
      while (clients.length < count) {
        clients.push(await makeClient(call, `Test ${word} no ${clients.length + 1}`))
      }
      return { clients, word }
    })
  },
  ownApproval: async ({ as }, use) => {
    const call = await as('admin')
    const data = {
      contract_id: 'C-40001',
      status_flag: 'requested',
      approval_limit: 500,
      maintenance_lines: [{ description: 'Service', quantity: 1, unit_price: 80, amount: 80 }],
    }
    const { approval_id } = await done(call('POST', '/fm/approvals', data))
    await use(ownRecord(call, '/fm/approvals', approval_id))
  },
  ownUser: async ({ as }, use) => {
    const call = await as('admin')
    const userName = `own.${token()}`
    const displayName = `Own user ${token()}`
    const password = `${token()}-${token()}`
    const { user_id } = await done(
      call('POST', '/admin/users', {
        user_name: userName,
        display_name: displayName,
        role_id: '2',
        password,
        enabled: true,
      }),
    )
    await use({ id: user_id, userName, displayName, password })
  },
})
