import { beforeLife } from '../../support/browser/beforeLife'
import { LOOKED_AT } from '../../support/browser/pages'
import { expect, test } from '../../support/console'

const TYPED = '4'

/** Text fields but those in which typing only looks for a choice. */
const FIELDS =
  ':is(input:is([type=text], [type=search], [type=password]), textarea):not([role=combobox])'

for (const [name, paths] of Object.entries(LOOKED_AT)) {
  test(`what is typed before a page has come to life is kept, and known to it: ${name}`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs('admin')
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      if (!/<textarea|<input[^>]+type="(?:text|search|password)"/.test(html)) continue
      await test.step(path, async () => {
        const fields = page.getByRole('main').locator(FIELDS).filter({ visible: true })
        let typed = 0
        await beforeLife(page, path, async () => {
          await expect(page.getByRole('main')).toBeVisible()
          for (const field of await fields.all()) {
            if (!(await field.isEditable())) continue
            await field.fill(TYPED)
            typed += 1
          }
        })
        // What React has drawn stands in the attribute too, an amount with its cents.
        const known = () =>
          fields.evaluateAll(
            (all, text) =>
              (all as HTMLInputElement[]).filter(
                ({ value, defaultValue }) => value.startsWith(text) && defaultValue === value,
              ).length,
            TYPED,
          )
        await expect.poll(known).toBeGreaterThanOrEqual(typed)
      })
    }
  })
}
