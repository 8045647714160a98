import { rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/console'

const REMOVED = /Entries from before 1 Oct 2025, \d\d:00 were removed under the retention rule\./

/** As {@link page}, where older entries were removed: the other tests' history is whole. */
async function removing(page: Page): Promise<void> {
  await page.route(/\/events(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace('"removed_before":null', '"removed_before":"2025-10-01T10:00:00Z"')
    expect(body).not.toBe(text)
    await route.fulfill({ response, body })
  })
}

test.describe('Where entries were removed by age', () => {
  test('the list of all says so where the oldest are, in either order', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const call = await as('editor')
    for (let index = 0; index < 51; index += 1) {
      await call('PATCH', `/fm/clients/${ownClient.id}`, { area: `Place ${index}` })
    }
    const page = await signedInAs('viewer')
    const list = `/history?record_id=${ownClient.id}&field=area`
    await page.goto(list)
    await expect(rows(page)).toHaveCount(50)
    await expect(page.getByText('retention rule')).toHaveCount(0)

    await removing(page)
    await page.reload()
    await expect(rows(page)).toHaveCount(50)
    await expect(page.getByText('retention rule')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText(REMOVED)).toBeVisible()

    await page.goto(`${list}&sort=at`)
    await expect(rows(page)).toHaveCount(50)
    await expect(page.getByText(REMOVED)).toBeVisible()
  })

  test('a record, its fields and an unknown request say so in their own words', async ({
    signedInAs,
    ownClient,
  }) => {
    await ownClient.patch({ area: 'Here' })
    const page = await signedInAs('viewer')
    const history = `/clients/${ownClient.id}/history`
    await page.goto(`${history}?field=phone`)
    await expect(page.getByText('This field was never changed')).toBeVisible()

    await removing(page)
    await page.reload()
    await expect(page.getByText('No entry is kept')).toBeVisible()
    await expect(page.getByText(REMOVED)).toBeVisible()

    await page.goto(`${history}?field=area`)
    const values = page
      .getByRole('list', { name: 'Values of Suburb or town' })
      .getByRole('listitem')
    await expect(values).toHaveCount(2)
    await expect(values.last()).toContainText('As it was before')
    await expect(page.getByText(REMOVED)).toBeVisible()

    await page.goto(`/history/${crypto.randomUUID()}`)
    await expect(page.getByText('Nothing is known of this request')).toBeVisible()
    await expect(page.getByText(REMOVED)).toBeVisible()
  })
})
