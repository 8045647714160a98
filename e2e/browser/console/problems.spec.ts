import { PROBLEMS, type ProblemCode, problemPath } from '@/lib/problem'
import { PROBLEM_GUIDE } from '@/lib/problemGuide'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

const CODES = Object.keys(PROBLEMS) as ProblemCode[]

test('pain: the type of a problem leads to a page that explains it, to anybody', async ({
  page,
  request,
}) => {
  const refused = await request.get('/api/v1/fm/clients')
  await page.goto((await refused.json()).type)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(PROBLEMS.unauthenticated[1])
  await expect(page.getByText('401 unauthenticated')).toBeVisible()
  await expect(page.getByText(PROBLEM_GUIDE.unauthenticated.remedy)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'All problems' }).click()
  await expect(heading).toHaveText('Problems of the API')
  await expect(page.getByRole('listitem')).toHaveCount(CODES.length)
  await expectAccessible(page)
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
