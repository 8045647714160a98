import { readdirSync, readFileSync } from 'node:fs'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

const NAMES = readdirSync('docs/guides').map((file) => file.replace(/\.md$/, ''))
const titleOf = (name: string): string =>
  /^# (.+)$/m.exec(readFileSync(`docs/guides/${name}.md`, 'utf8'))?.[1] ?? ''

test('every guide is a page, for anybody, and no other is', async ({ request }) => {
  const index = await (await request.get('/guides')).text()
  const links = new Set<string>()
  for (const name of NAMES) {
    const answer = await request.get(`/guides/${name}`, { maxRedirects: 0 })
    expect([name, answer.status()]).toEqual([name, 200])
    const html = await answer.text()
    expect(html).toContain(`<title>${titleOf(name)} · Guides · Fleetbook</title>`)
    const content = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    for (const [, link = ''] of content.matchAll(/ href="([^"]+)"/g)) links.add(link)
    expect(index).toContain(`href="/guides/${name}"`)
  }
  for (const link of links) {
    expect(link).toMatch(/^(\/|https:)/)
    if (link.startsWith('/'))
      expect([link, (await request.get(link)).status()]).toEqual([link, 200])
  }
  const none = await request.get('/guides/nonsense', { maxRedirects: 0 })
  expect(none.status()).toBe(404)
  expect(await none.text()).toContain('There is no guide at this address')
})

test('a guide is read on from what went wrong, and leads to the next', async ({ page }) => {
  await page.goto('/problems/precondition_failed')
  await page.getByRole('link', { name: 'The guide to it' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(titleOf('conflicts'))
  await expect(page.getByRole('figure', { name: 'Request' }).first()).toContainText(
    'GET /fm/clients',
  )
  await expectAccessible(page)
  await page
    .getByRole('link', { name: titleOf('locks'), exact: true })
    .last()
    .click()
  await expect(heading).toHaveText(titleOf('locks'))

  await page.goto('/guides')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(NAMES.length)
  await expectAccessible(page)
})
