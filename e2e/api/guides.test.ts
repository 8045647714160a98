/** The guides: what each prints is done as printed, in order, and answered as it says. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'
import { PROBLEM_GUIDE } from '@/lib/problemGuide'
import { followGuide } from '../support/guide'
import { openScene, type Scene } from '../support/scene'
import { isUnderNext } from '../support/service'

const FOLDER = 'docs/guides'
const guides = readdirSync(FOLDER).filter((file) => file.endsWith('.md'))

/** Plain `next start` tells no address of who calls, without which a key of one network is for nobody. */
const followed = guides.filter((guide) => !(isUnderNext && guide === 'keys.md'))

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

test.each(followed)('%s is true', async (guide) => {
  expect(await followGuide(`${FOLDER}/${guide}`, scene.base)).toBeGreaterThan(0)
})

test('pages of problems lead to guides that there are', () => {
  for (const { guide } of Object.values(PROBLEM_GUIDE)) {
    if (guide) expect(guides).toContain(`${guide}.md`)
  }
})

test.each(guides)('%s names guides that there are', (guide) => {
  const text = readFileSync(`${FOLDER}/${guide}`, 'utf8')
  for (const [, name] of text.matchAll(/\]\(([\w-]+\.md)\)/g)) expect(guides).toContain(name)
})

/** What the API document names: members, parameters, values and codes; actions it does not list. */
const KNOWN = new Set([
  ...(JSON.stringify(openApiDocument(apiOperations)).match(/[a-z0-9]+(?:_[a-z0-9]+)+/g) ?? []),
  'changes_passed_over',
  'test_sent',
  'deliveries_replayed',
])

test.each(guides)('%s names members that there are', (guide) => {
  const prose = readFileSync(`${FOLDER}/${guide}`, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const named = [...prose.matchAll(/`([a-z0-9]+(?:_[a-z0-9]+)+)`/g)].map(([, name]) => name)
  expect(named.filter((name) => !KNOWN.has(name ?? ''))).toEqual([])
})
