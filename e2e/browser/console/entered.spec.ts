import type { Page } from 'playwright/test'
import { beforeLife } from '../../support/browser/beforeLife'
import { LOOKED_AT } from '../../support/browser/pages'
import { expect, test } from '../../support/console'

const TYPED = '4'

/** What typing or a click alone enters: in a combobox it only looks for a choice. */
const FIELDS =
  ':is(input:is([type=text], [type=search], [type=password], [type=radio], [type=checkbox]), textarea):not([role=combobox])'

const fieldsOf = (page: Page) => page.getByRole('main').locator(FIELDS)

/** Types into all fields of a page and ticks all boxes and sides; how many then hold something else. */
const enter = (page: Page): Promise<number> =>
  fieldsOf(page).evaluateAll((all, text) => {
    const fields = (all as HTMLInputElement[]).filter(
      (field) => field.getClientRects().length > 0 && !field.disabled && !field.readOnly,
    )
    for (const field of fields) {
      if (['radio', 'checkbox'].includes(field.type)) field.click()
      else field.value = text
    }
    return fields.filter(
      ({ checked, defaultChecked, value, defaultValue }) =>
        (checked && !defaultChecked) || value !== defaultValue,
    ).length
  }, TYPED)

/**
 * How many fields hold what was entered and are known to: what React has drawn of a text stands in
 * its attribute too, of an amount with its cents, and what is ticked is shown by its label.
 */
const known = (page: Page): Promise<number> =>
  fieldsOf(page).evaluateAll(
    (all, text) =>
      (all as HTMLInputElement[]).filter((field) =>
        ['radio', 'checkbox'].includes(field.type)
          ? field.checked && !field.defaultChecked && field.closest('label[data-selected]')
          : field.value.startsWith(text) && field.defaultValue === field.value,
      ).length,
    TYPED,
  )

for (const [name, paths] of Object.entries(LOOKED_AT)) {
  test(`what is entered before a page has come to life is kept, and known to it: ${name}`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs('admin')
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      if (!/<textarea|<input[^>]+type="(?:text|search|password|radio|checkbox)"/.test(html))
        continue
      await test.step(path, async () => {
        let entered = 0
        await beforeLife(page, path, async () => {
          await expect(page.getByRole('main')).toBeVisible()
          entered = await enter(page)
        })
        await expect.poll(() => known(page)).toBeGreaterThanOrEqual(entered)
      })
    }
  })
}
