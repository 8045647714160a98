import { readdirSync } from 'node:fs'
import { listedResources } from '@/components/record/resources'
import { resourcePage } from '@/lib/derive/addresses'
import { fill, save } from '../../support/browser/form'
import { expect, test } from '../../support/console'

/** An address of every page, and what its title says. */
const TITLES: Readonly<Record<string, string | RegExp>> = {
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
  '/locks': 'Locks',
  '/history': 'History',
  '/history/seed-client-10247-4': /^Request by .+ · \d+ \w+ \d{4}, \d\d:\d\d$/,
  '/admin/users': 'Users',
  '/admin/roles': 'Roles',
  '/api-reference': 'API reference',
  '/api-reference/getClient': /^.+ · API reference$/,
}

const SUFFIX = ' · Fleetbook'

const PAGES = readdirSync('app/(console)', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)page\.tsx$/.test(file),
)

/** `clients/[client_id]/history/page.tsx` as an expression of the addresses it has. */
const addressesOf = (file: string) =>
  new RegExp(`^/${file.replace(/\/?page\.tsx$/, '').replace(/\[[^\]]+\]/g, '[^/]+')}$`)

test.describe('Titles', () => {
  test('name every page, each by one of its own', async ({ signedInAs }) => {
    const paths = Object.keys(TITLES)
    for (const file of PAGES) {
      expect(
        paths.some((path) => addressesOf(file).test(path)),
        file,
      ).toBe(true)
    }
    for (const resource of listedResources) {
      expect(paths).toContain(resourcePage(resource))
    }
    const page = await signedInAs('admin')
    const seen = new Set<string>()
    for (const [path, title] of Object.entries(TITLES)) {
      await test.step(path, async () => {
        await page.goto(path)
        const whole =
          typeof title === 'string'
            ? title + SUFFIX
            : new RegExp(`${title.source.slice(0, -1)}${SUFFIX}$`)
        await expect(page).toHaveTitle(whole)
        await expect(page.locator('title')).toHaveCount(1)
        seen.add(await page.title())
      })
    }
    expect(seen.size).toBe(paths.length)
  })

  test('follow a rename, and the way from tab to tab', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await expect(page).toHaveTitle(`${ownClient.name} · Client ${ownClient.id}${SUFFIX}`)
    await fill(page, 'name', 'Renamed & sons')
    await save(page)
    await expect(page).toHaveTitle(`Renamed & sons · Client ${ownClient.id}${SUFFIX}`)
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page).toHaveTitle(`Renamed & sons · History of client ${ownClient.id}${SUFFIX}`)
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page).toHaveTitle(`Overview${SUFFIX}`)
  })
})
