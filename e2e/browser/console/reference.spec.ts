import { expect, test } from '../../support/console'

test.describe('The API reference', () => {
  test('leads to every operation, and shows the members of its body', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/api-reference')
    const list = page.getByRole('navigation', { name: 'Operations' })
    await expect(list.getByRole('link', { name: 'Read this document' })).toBeVisible()
    const paths = await list
      .locator('a[href^="/api-reference/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeGreaterThan(40)
    for (const path of [paths[0], paths.at(-1)]) {
      // By the page's own link: a page that breaks takes the list with it.
      await list.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { name: 'Errors' }), path ?? '').toBeVisible()
    }
    await list.getByRole('link', { name: 'Change some fields of many clients' }).click()
    await expect(page.getByText('finance_limit', { exact: true }).first()).toBeVisible()
  })
})
