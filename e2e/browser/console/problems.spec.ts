import { PROBLEMS, type ProblemCode, problemPath } from '@/lib/problem'
import { PROBLEM_GUIDE } from '@/lib/problemGuide'
import { expect, test } from '../../support/console'

const CODES = Object.keys(PROBLEMS) as ProblemCode[]

test('pain: the type of a problem leads to a page that explains it, to anybody', async ({
  request,
}) => {
  const refused = await request.get('/api/v1/fm/clients')
  const html = await (await request.get((await refused.json()).type)).text()
  expect(html).toMatch(/<h1[^>]*>/)
  for (const words of [
    PROBLEMS.unauthenticated[1],
    '401 unauthenticated',
    PROBLEM_GUIDE.unauthenticated.remedy,
    'href="/problems"',
  ]) {
    expect(html.replaceAll('<!-- -->', '')).toContain(words)
  }
  const all = await (await request.get('/problems')).text()
  for (const code of CODES) expect(all).toContain(`href="${problemPath(code)}"`)
})

test('every code has its page, and no other code', async ({ request }) => {
  for (const code of CODES) {
    const answer = await request.get(problemPath(code), { maxRedirects: 0 })
    expect([code, answer.status()]).toEqual([code, 200])
    const html = await answer.text()
    expect(html).toContain(`<title>${PROBLEMS[code][1]} · Fleetbook</title>`)
    expect(html).toContain(PROBLEM_GUIDE[code].means)
  }
  for (const code of ['nonsense', 'constructor', '__proto__']) {
    const answer = await request.get(`/problems/${code}`, { maxRedirects: 0 })
    expect([code, answer.status()]).toEqual([code, 404])
    expect(await answer.text()).toContain('No problem has this code')
  }
})
