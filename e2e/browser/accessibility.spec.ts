import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/console'

const PAGES = [
  '/',
  '/clients',
  '/clients/new',
  '/clients/10001',
  '/clients/10001/history',
  '/history',
  '/locks',
  '/admin/users',
  '/admin/roles',
  '/nowhere',
]

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`In ${scheme}`, () => {
    test.use({ colorScheme: scheme })

    for (const path of PAGES) {
      test(`axe finds nothing on ${path}`, async ({ signedInAs }) => {
        const page = await signedInAs('admin')
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      })
    }

    test('axe finds nothing on the sign-in page', async ({ page }) => {
      await page.goto('/sign-in')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    })
  })
}
