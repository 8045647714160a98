import { readdirSync } from 'node:fs'
import { listedResources } from '@/components/record/resources'
import { resourcePage } from '@/lib/derive/addresses'
import { go } from '../../support/browser/go'
import { expectTitle, LOOKED_AT_BY_ANYBODY, TITLES } from '../../support/browser/pages'
import { expect, test } from '../../support/console'
import { LOOKED_AT } from '../../support/lookedAt'

const PAGES = ['app/(console)', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!\().*(?<=^|\/)page\.tsx$/.test(file),
  ),
)

/** `clients/[client_id]/history/page.tsx` as an expression of the addresses it has. */
const addressesOf = (file: string) =>
  new RegExp(`^/${file.replace(/\/?page\.tsx$/, '').replace(/\[[^\]]+\]/g, '[^/]+')}$`)

test.describe('Titles', () => {
  test('are known of every page', () => {
    const paths = Object.keys(TITLES)
    for (const file of PAGES) {
      expect(
        paths.some((path) => addressesOf(file).test(path)),
        file,
      ).toBe(true)
    }
    const lookedAt = Object.values(LOOKED_AT).flat()
    for (const resource of listedResources) {
      const page = resourcePage(resource)
      expect(paths).toContain(page)
      // Its list, its form and the form of a new one are looked at whole.
      expect(lookedAt).toContain(page)
      expect(lookedAt).toContain(`${page}/new`)
      expect(lookedAt.some((path) => path.startsWith(`${page}/`) && path !== `${page}/new`)).toBe(
        true,
      )
    }
  })

  test('name the pages that are not looked at whole', async ({ signedInAs }) => {
    const page = await signedInAs('admin')
    const lookedAt = [LOOKED_AT, LOOKED_AT_BY_ANYBODY].flatMap((pages) =>
      Object.values(pages).flat(),
    )
    const others = Object.keys(TITLES).filter((path) => !lookedAt.includes(path))
    for (const path of others) {
      await test.step(path, async () => {
        await go(page, path)
        await expectTitle(page, path)
      })
    }
  })
})
