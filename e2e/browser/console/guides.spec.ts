import { readdirSync, readFileSync } from 'node:fs'
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
    for (const [, link = ''] of content.matchAll(/ href="([^"]+)"/g)) {
      if (link.startsWith('#')) expect(content).toContain(` id="${link.slice(1)}"`)
      else links.add(link)
    }
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

test('a guide is read on from what went wrong, has its calls as figures, and leads to the next', async ({
  request,
}) => {
  const main = async (path: string) =>
    /<main.*<\/main>/s.exec(await (await request.get(path)).text())?.[0] ?? ''
  const problem = await main('/problems/precondition_failed')
  const way = /<a [^>]*href="([^"]+)"[^>]*>The guide to it</.exec(problem)?.[1]
  expect(way).toBe('/guides/conflicts')
  const guide = await main('/guides/conflicts')
  expect(guide).toMatch(new RegExp(`<h1[^>]*>${titleOf('conflicts')}</h1>`))
  expect(guide).toMatch(/<figure[^>]*aria-label="Request".*?GET \/fm\/clients/s)
  expect(guide).toMatch(new RegExp(`href="/guides/locks"[^>]*>${titleOf('locks')}<`))
  const listed = (await main('/guides')).match(/<li[ >]/g)
  expect(listed).toHaveLength(NAMES.length)
})
