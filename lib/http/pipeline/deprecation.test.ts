import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '@/lib/problem'
import { openApiDocument } from '../openapi/document'
import { apiOperations } from '../openapi/served'
import { TAGS } from '../openapi/tags'
import { createHandler } from './createHandler'
import type { Operation } from './operation'

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://nowhere/none')
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const deprecated = { since: '2027-01-01', sunset: '2027-12-31', link: '/guides/versions' }
const operation: Operation = {
  summary: 'Read what is to go',
  description: 'Reads it.',
  tag: TAGS.signIn,
  permission: 'none',
  document: { status: 204 },
  handle: async ({ url }) => {
    if (url.searchParams.size > 0) throw new Problem('conflict', 'No.')
    return { status: 204 }
  },
}
const answer = (of: Operation, query = '') =>
  createHandler(of)(new Request(`http://127.0.0.1/api/v1/old${query}`))
const said = ({ headers }: Response) =>
  ['deprecation', 'sunset', 'link'].map((name) => headers.get(name))

test('an operation that is to go says since when, until when, and what instead, in every answer', async () => {
  const words = [
    '@1798761600',
    'Fri, 31 Dec 2027 23:59:59 GMT',
    '</guides/versions>; rel="deprecation"; type="text/html"',
  ]
  const old = { ...operation, deprecated }
  expect(said(await answer(old))).toEqual(words)
  const refused = await answer(old, '?no_such=1')
  expect([refused.status, said(refused)]).toEqual([400, words])
})

test('any other says nothing of it', async () => {
  expect(said(await answer(operation))).toEqual([null, null, null])
})

test('the document marks it, and names the headers', () => {
  const { paths, components } = openApiDocument({
    '/old': { GET: { ...operation, deprecated } },
    '/new': { GET: operation },
  })
  const [old, current] = [paths['/old']?.get, paths['/new']?.get]
  expect(old).toMatchObject({ deprecated: true })
  expect(old?.description).toContain('2027-12-31')
  expect(JSON.stringify(old?.responses)).toContain('#/components/headers/Sunset')
  expect(Object.keys(components.headers)).toContain('Deprecation')
  expect(current).not.toHaveProperty('deprecated')
  expect(JSON.stringify(current?.responses)).not.toContain('Sunset')
})

test('whatever is to go is there for twelve months more', () => {
  const all = Object.values(apiOperations).flatMap((each) => Object.values(each) as Operation[])
  expect(all.length).toBeGreaterThan(50)
  for (const { deprecated: to, summary } of all) {
    if (!to) continue
    const earliest = new Date(`${to.since}T00:00:00Z`)
    earliest.setUTCFullYear(earliest.getUTCFullYear() + 1)
    expect(Date.parse(`${to.sunset}T23:59:59Z`), summary).toBeGreaterThanOrEqual(
      earliest.getTime() - 1000,
    )
  }
})
