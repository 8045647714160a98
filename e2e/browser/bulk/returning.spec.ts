import { readFile } from 'node:fs/promises'
import { done, rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { resourceList } from '@/components/list/listConfig'
import { listedResources } from '@/components/record/resources'
import { resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { chooseFile, press } from '../../support/browser/importing'
import { test as base, expect } from '../../support/console'

/** Files of every list: what is chosen is written as the list is, and what is to come back comes back. */

const linesOf = (file: string): string[] => file.split('\r\n').sort()

/** Exports what a list shows; where a file cannot come back there is no choice of what it is for. */
async function exported(page: Page, way: string, manner: string): Promise<string> {
  const file = page.waitForEvent('download')
  const button = page.getByRole('button', { name: way })
  await button.click()
  if ((await button.getAttribute('aria-haspopup')) !== null) {
    await page.getByRole('menuitem', { name: manner }).click()
  }
  return readFile(await (await file).path(), 'utf8')
}

/** Opens a list of a few of its oldest records, with every column that it has, and chooses them all. */
async function openAll(page: Page, resource: Resource, ids: readonly string[]): Promise<void> {
  const { id } = resource
  const columns = [...resourceList(resource).columns.keys()].join(',')
  await page.goto(`${resourcePage(resource)}?${id.name}=${ids.join(',')}&columns=${columns}`)
  await expect(rows(page)).toHaveCount(ids.length)
  for (const index of ids.keys()) await rows(page).nth(index).locator('label').first().click()
}

/** A list of which somebody has chosen all that it shows. */
const test = base.extend<{ openChosen(resource: Resource): Promise<number> }>({
  openChosen: async ({ signedInAs, as }, use) => {
    await use(async (resource) => {
      const call = await as('admin')
      const page = await signedInAs('admin')
      const { name } = resource.id
      const query = `fields=${name}&sort=${name}&limit=2`
      const { data } = await done(call('GET', `${resource.path}?${query}`))
      const ids = data.map((record: Record<string, unknown>) => String(record[name]))
      expect(ids).not.toEqual([])
      await openAll(page, resource, ids)
      return ids.length
    })
  },
})

for (const resource of listedResources) {
  const { plural } = resource
  test(`of chosen ${plural} a file tells what one of all ${plural} does`, async ({
    page,
    openChosen,
  }) => {
    await openChosen(resource)
    // Another test may change one of them in between.
    await expect(async () => {
      const all = await exported(page, 'Export CSV', 'What is shown')
      const chosen = await exported(page, 'Export selected', 'What is shown')
      expect(linesOf(chosen)).toEqual(linesOf(all))
    }).toPass()
  })

  if (!resource.changes.includes('bulk')) continue
  for (const way of ['Export CSV', 'Export selected']) {
    test(`${plural} come back as they were exported: ${way}`, async ({ page, openChosen }) => {
      await expect(async () => {
        const count = await openChosen(resource)
        const file = await exported(page, way, 'To edit and import again')
        await chooseFile(page, file, 'back.csv', `${resourcePage(resource)}/import`)
        await press(page, 'Check the file')
        await expect(page.getByText(`${count} unchanged`)).toBeVisible({ timeout: 10_000 })
        for (const none of ['0 will change', '0 refused']) {
          await expect(page.getByText(none, { exact: true })).toBeVisible({ timeout: 10_000 })
        }
      }).toPass()
    })
  }
}
