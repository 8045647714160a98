/**
 * `npm run test:extend`: a resource is added to a copy of the tree, the console is built, and a
 * browser goes through the pages that nobody wrote for it. `npm test` tries the same by the API.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { copyWith } from '@/e2e/support/newResource/copyOfTree'
import { workshop } from '@/e2e/support/newResource/workshop'
import { findChromium } from './chromium'

const tree = await copyWith([workshop.name], { isBuilt: true })
try {
  const journeys = join(tree.folder, 'e2e', 'browser', workshop.name)
  mkdirSync(journeys)
  copyFileSync(
    join('e2e', 'support', 'newResource', 'journey.spec.ts'),
    join(journeys, 'journey.spec.ts'),
  )
  console.log('Building the console with one more resource (about a minute) …')
  await tree.run('next/dist/bin/next', 'build')
  process.env.FLEETBOOK_CHROMIUM = findChromium()
  console.log(await tree.run('playwright/cli.js', 'test', '--reporter=line', workshop.name))
} finally {
  tree.remove()
}
