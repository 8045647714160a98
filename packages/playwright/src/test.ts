import { test as base, type Page } from 'playwright/test'
import { type Account, type Accounts, accountsOf, DEMO_ACCOUNTS } from './accounts'
import { type Call, caller } from './api'
import { clockOf, type ServiceClock } from './clock'
import { type Locators, locatorsOf } from './locators'
import { originOf } from './origin'
import { type Maker, makerOf, type OwnClient, type OwnPackagingDefaults, ownWord } from './own'
import { inHand, type RecordInHand } from './records'

/** What the kit is told of the service. All of it has a meaning when it is left out. */
export interface FleetbookOptions {
  /** Where it is; otherwise Playwright's `baseURL`, or where `npm start` serves. */
  readonly origin?: string
  /** Who signs in, by the names that tests use; otherwise the accounts of the demonstration data. */
  readonly accounts?: Readonly<Record<string, Account>>
  /** Which of them makes records, puts them away and sets the clock: it may write, and end locks. */
  readonly maker?: string
  /** The contract that made approvals are of. */
  readonly contract?: string
}

/** What a test of the kit can ask for. */
export interface FleetbookFixtures {
  /** The test's page, with that account signed in. */
  signedInAs(account: string): Promise<Page>
  /** A page of another browser, with that account signed in: a second person. */
  alsoSignedInAs(account: string): Promise<Page>
  /** Calls the API as an account. */
  as(account: string): Promise<Call>
  /** Where things are on the test's page. */
  locators: Locators
  /** Takes in hand a record that somebody else made: its address below `/api/v1`, and its id. */
  recordAt(path: string, id: string): Promise<RecordInHand>
  /** Makes records of the test's own, which are put away after it. */
  own: Maker
  ownClient: OwnClient
  ownApproval: RecordInHand
  ownPackagingDefaults: OwnPackagingDefaults
  /** What time it is to the service, where that may be set: on demonstration data alone. */
  clock: ServiceClock
}

/** What the tests of one worker have together. */
export interface FleetbookWorkerFixtures {
  fleetbook: FleetbookOptions
  /** Where the service is. */
  origin: string
  accounts: Accounts
  /** Makes records of the worker's own, which are put away when it ends. */
  workerOwn: Maker
  workerClient: OwnClient
  workerApproval: RecordInHand
  workerPackagingDefaults: OwnPackagingDefaults
}

const ORIGIN = 'http://127.0.0.1:3000'
const MAKER = 'admin'
const CONTRACT = 'C-40001'

const UNAUTHENTICATED = 401

/** Calls as an account, for as long as a test has not ended its token. */
const callAs = ({ knownBearer }: Accounts, origin: string, account: string): Call =>
  caller(origin, () => knownBearer(account))

/** Calls as an account for the kit itself, which no test keeps from it by ending the token. */
function ownCallAs(accounts: Accounts, origin: string, account: string): Call {
  const call = callAs(accounts, origin, account)
  return async (...asked) => {
    const answer = await call(...asked)
    if (answer.status !== UNAUTHENTICATED) return answer
    await accounts.bearer(account)
    return call(...asked)
  }
}

async function lending(maker: Maker, use: (maker: Maker) => Promise<void>): Promise<void> {
  await use(maker)
  await maker.putAway()
}

export const test = base.extend<FleetbookFixtures, FleetbookWorkerFixtures>({
  fleetbook: [{}, { option: true, scope: 'worker' }],
  origin: [
    async ({ fleetbook }, use, { project }) =>
      use(originOf(fleetbook.origin ?? project.use.baseURL ?? ORIGIN)),
    { scope: 'worker' },
  ],
  accounts: [
    async ({ fleetbook, origin }, use) =>
      use(accountsOf(origin, fleetbook.accounts ?? DEMO_ACCOUNTS)),
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, origin }, use) => use(baseURL ?? origin),
  signedInAs: async ({ page, accounts }, use) => {
    await use(async (account) => {
      await page.context().addCookies(await accounts.cookies(account))
      return page
    })
  },
  alsoSignedInAs: async ({ browser, accounts, contextOptions, baseURL }, use) => {
    const opened: Page[] = []
    await use(async (account) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        storageState: await accounts.state(account),
      })
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    await Promise.all(opened.map((page) => page.context().close()))
  },
  as: async ({ accounts, origin }, use) => {
    // Who cannot sign in is told so here, and not at the first call; whom a test has signed out signs in anew.
    await use(async (account) => {
      await accounts.bearer(account)
      return callAs(accounts, origin, account)
    })
  },
  locators: async ({ page }, use) => use(locatorsOf(page)),
  recordAt: async ({ accounts, origin, fleetbook }, use) => {
    const call = ownCallAs(accounts, origin, fleetbook.maker ?? MAKER)
    await use((path, id) => inHand(call, path, id, accounts.person))
  },
  own: async ({ accounts, origin, fleetbook: { maker = MAKER, contract = CONTRACT } }, use) =>
    lending(makerOf(ownCallAs(accounts, origin, maker), accounts, contract), use),
  ownClient: async ({ own }, use, { title }) =>
    use(await own.client({ name: `Test client ${ownWord()} of ${title.slice(0, 40)}` })),
  ownApproval: async ({ own }, use) => use(await own.approval()),
  ownPackagingDefaults: async ({ own }, use) => use(await own.packagingDefaults()),
  clock: async ({ accounts, origin, fleetbook }, use) => {
    const { clock, putAway } = clockOf(
      ownCallAs(accounts, origin, fleetbook.maker ?? MAKER),
      origin,
    )
    await use(clock)
    await putAway()
  },
  workerOwn: [
    async ({ accounts, origin, fleetbook: { maker = MAKER, contract = CONTRACT } }, use) =>
      lending(makerOf(ownCallAs(accounts, origin, maker), accounts, contract), use),
    { scope: 'worker' },
  ],
  workerClient: [async ({ workerOwn }, use) => use(await workerOwn.client()), { scope: 'worker' }],
  workerApproval: [
    async ({ workerOwn }, use) => use(await workerOwn.approval()),
    { scope: 'worker' },
  ],
  workerPackagingDefaults: [
    async ({ workerOwn }, use) => use(await workerOwn.packagingDefaults()),
    { scope: 'worker' },
  ],
})
