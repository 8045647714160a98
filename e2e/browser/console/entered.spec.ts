import { beforeLife } from '../../support/browser/beforeLife'
import { expect, test } from '../../support/console'
import { enterInto, FIELDS, knownOf, TYPED } from '../../support/early'

/** A form, a list, and a page that is neither: of all others see e2e/components. */
const PAGES = ['/approvals/new', '/clients', '/profile']

test('what is entered before a page has come to life is kept, and known to it', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  const fields = page.getByRole('main').locator(FIELDS)
  for (const path of PAGES) {
    await test.step(path, async () => {
      let entered = 0
      await beforeLife(page, path, async () => {
        await expect(fields.first()).toBeVisible()
        entered = await fields.evaluateAll(enterInto, TYPED)
      })
      expect(entered).toBeGreaterThan(0)
      await expect.poll(() => fields.evaluateAll(knownOf, TYPED)).toBeGreaterThanOrEqual(entered)
    })
  }
})
