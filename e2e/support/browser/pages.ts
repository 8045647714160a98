import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'

const GUIDES = readdirSync('docs/guides').map((file) => file.replace(/\.md$/, ''))

/** Addresses that are looked at whole as anybody, signed in or not, sees them. */
export const LOOKED_AT_BY_ANYBODY: Readonly<Record<string, readonly string[]>> = {
  guides: ['/guides', '/guides/nonsense', ...GUIDES.map((name) => `/guides/${name}`)],
  problems: ['/problems', '/problems/precondition_failed', '/problems/nonsense'],
  'signing in': ['/sign-in'],
}

/** The title of a guide, which is that of its file. */
const guideTitle = (name: string): string =>
  /^# (.+)$/m.exec(readFileSync(`docs/guides/${name}.md`, 'utf8'))?.[1] ?? ''

/** An address of every page, and what its title says. */
export const TITLES: Readonly<Record<string, string | RegExp>> = {
  '/': 'Overview',
  '/nowhere': 'Page not found',
  '/clients': 'Clients',
  '/clients/new': 'New client',
  '/clients/import': 'Import clients',
  '/clients/10001': 'Wattleford City Council · Client 10001',
  '/clients/10001/packaging-defaults':
    'Wattleford City Council · Packaging defaults of client 10001',
  '/clients/10001/packaging-defaults/history':
    'Wattleford City Council · History of packaging defaults of client 10001',
  '/clients/10001/approvals': 'Wattleford City Council · Approvals of client 10001',
  '/clients/10001/history': 'Wattleford City Council · History of client 10001',
  '/clients/4040404040': 'No client 4040404040',
  '/approvals': 'Approvals',
  '/approvals/new': 'New approval',
  '/approvals/88001': /^.+ · Approval 88001$/,
  '/approvals/88001/lines': /^.+ · Lines of approval 88001$/,
  '/approvals/88001/history': /^.+ · History of approval 88001$/,
  '/contracts': 'Contracts',
  '/contracts/new': 'New contract',
  '/contracts/C-40001': 'Contract C-40001',
  '/clients/10001/contracts': 'Wattleford City Council · Contracts of client 10001',
  '/clients/10001/references': 'Wattleford City Council · Uses of client 10001',
  '/suppliers': 'Suppliers',
  '/suppliers/new': 'New supplier',
  '/suppliers/S-2026': 'Mallee Tyres · Supplier S-2026',
  '/suppliers/S-2026/references': 'Mallee Tyres · Uses of supplier S-2026',
  '/codes': 'Codes',
  '/codes/new': 'New code',
  '/codes/1': 'Agriculture · Code 1',
  '/locks': 'Locks',
  '/history': 'History',
  '/history/seed-client-10247-4': /^Request by .+ · \d+ \w+ \d{4}, \d\d:\d\d$/,
  '/users': 'Users',
  '/users/new': 'New user',
  '/users/1': 'Priya Raman · User 1',
  '/users/1/history': 'Priya Raman · History of user 1',
  '/service-accounts': 'Service accounts',
  '/service-accounts/new': 'New service account',
  '/service-accounts/11': 'Workshop orders · Service account 11',
  '/service-accounts/11/keys': 'Workshop orders · Keys of service account 11',
  '/webhooks': 'Webhooks',
  '/webhooks/new': 'New webhook',
  '/webhooks/1': 'General ledger · Webhook 1',
  '/webhooks/1/deliveries': 'General ledger · Deliveries of webhook 1',
  '/roles': 'Roles',
  '/roles/new': 'New role',
  '/roles/1': 'Administrator · Role 1',
  '/profile': 'Profile',
  '/api-reference': 'API reference',
  '/api-reference/getClient': /^.+ · API reference$/,
  '/guides': 'Guides to the API',
  '/guides/nonsense': 'No such guide',
  ...Object.fromEntries(
    GUIDES.map((name) => [`/guides/${name}`, `${guideTitle(name)} · Guides`] as const),
  ),
  '/problems': 'Problems of the API',
  '/problems/precondition_failed': 'The record has changed',
  '/problems/nonsense': 'No such problem',
  '/sign-in': 'Sign in',
}

const SUFFIX = ' · Fleetbook'

const isTitled = (title: string | RegExp | undefined, shown: string): boolean =>
  typeof title === 'string'
    ? shown === title + SUFFIX
    : title !== undefined && shown.endsWith(SUFFIX) && title.test(shown.slice(0, -SUFFIX.length))

/** The open page has one title: that of its address, and of no other. */
export async function expectTitle(page: Page, path: string): Promise<void> {
  const addresses = async () => {
    const shown = await page.title()
    return Object.keys(TITLES).filter((each) => isTitled(TITLES[each], shown))
  }
  await expect.poll(addresses).toEqual([path])
  // What is drawn, as a chart is, has titles of its own in it.
  await expect(page.locator('head > title')).toHaveCount(1)
}
