import { readFileSync } from 'node:fs'
import { done } from '@fleetbook/playwright'
import { listedResources } from '@/components/record/resources'
import { resourcePage } from '@/lib/derive/addresses'
import { expect, test } from '../../support/console'

// Moments stand in a file in the zone of whoever asks for it; calls of the API say none here.
test.use({ timezoneId: 'UTC' })

test('of every list the service gives the file that the console exports', async ({
  signedInAs,
  as,
  accounts,
  origin,
}) => {
  const call = await as('admin')
  const page = await signedInAs('admin')
  for (const resource of listedResources) {
    await test.step(resource.plural, async () => {
      const id = resource.id.name
      // The oldest, which no other test makes or takes away meanwhile.
      const { data } = await done(call('GET', `${resource.path}?fields=${id}&sort=${id}&limit=1`))
      const found = `?${id}=${data[0][id]}`
      const given = async () => {
        const answer = await fetch(`${origin}/api/v1${resource.path}${found}`, {
          headers: { accept: 'text/csv', authorization: await accounts.bearer('admin') },
        })
        expect(answer.status).toBe(200)
        return Buffer.from(await answer.arrayBuffer()).toString()
      }
      const exported = async () => {
        await page.goto(resourcePage(resource) + found)
        await expect(page.locator('[data-row]')).toHaveCount(1)
        const file = page.waitForEvent('download')
        const button = page.getByRole('button', { name: 'Export CSV' })
        await button.click()
        // Where a file cannot come back there is nothing to choose.
        const isChosen = (await button.getAttribute('aria-haspopup')) !== null
        if (isChosen) await page.getByRole('menuitem', { name: 'What is shown' }).click()
        return readFileSync(await (await file).path()).toString()
      }
      // Where another test changed the record meanwhile nobody can tell which of its states came.
      let before: string
      let shown: string
      let after: string
      do {
        before = await given()
        shown = await exported()
        after = await given()
      } while (before !== after)
      expect(shown).toBe(after)
    })
  }
})
