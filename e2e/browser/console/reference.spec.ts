import { expect, test } from '../../support/console'

test.describe('The API reference', () => {
  test('shows every operation, and the members of its body', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/api-reference')
    const list = page.getByRole('navigation', { name: 'Operations' })
    await expect(list.getByRole('link', { name: 'Read this document' })).toBeVisible()
    const links = await list.getByRole('link').all()
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
    const operations = paths.filter((path) => path?.startsWith('/api-reference/'))
    expect(operations.length).toBeGreaterThan(40)
    for (const path of operations) {
      // By the page's own link: a page that breaks takes the list with it.
      await list.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { name: 'Errors' }), path ?? '').toBeVisible()
    }
    await list.getByRole('link', { name: 'Change some fields of many clients' }).click()
    await expect(page.getByText('finance_limit', { exact: true }).first()).toBeVisible()
  })
})
