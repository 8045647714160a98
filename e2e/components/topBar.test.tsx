import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Crumbs } from '@/components/page/Crumbs'
import { TopBar } from '@/components/shell/bar/TopBar'
import { showSignedIn } from '../support/component'

const NAME = 'Wattleford City Council'

afterEach(() => document.documentElement.removeAttribute('style'))

/** The bar above the page of a client, as wide as it is given. */
const showBar = (width: string) =>
  showSignedIn(
    <AppRouterContext
      value={{ prefetch: () => undefined } as unknown as ContextType<typeof AppRouterContext>}
    >
      <PathnameContext value="/clients/10001">
        <div className="ml-auto" style={{ width }}>
          <Crumbs items={[{ label: 'Clients', href: '/clients' }, { label: NAME }]} />
          <TopBar theme="light" />
        </div>
      </PathnameContext>
    </AppRouterContext>,
  )

const nav = page.getByRole('navigation', { name: 'Breadcrumb' })

test.each(['100%', '200%'])(
  'where one is has room in the bar above a page of 1280 px, in text of %s',
  async (size) => {
    await page.viewport(1280, 720)
    document.documentElement.style.fontSize = size
    showBar('calc(1280px - var(--spacing-rail))')
    await expect.element(nav).toHaveTextContent(`Clients/${NAME}`)
    await expect.element(page.getByRole('button', { name: /^Time zone/ })).toBeVisible()
    const first = nav.getByRole('link', { name: 'Clients' }).element()
    const find = page.getByRole('button', { name: 'Find anything' }).element()
    expect(first.getBoundingClientRect().width).toBeGreaterThan(30)
    expect(first.getBoundingClientRect().right).toBeLessThan(find.getBoundingClientRect().left)
    const last = nav.getByText(NAME).element()
    expect(last.getBoundingClientRect().right).toBeLessThan(find.getBoundingClientRect().left)
    // As much of it as tells which record it is.
    expect(last.clientWidth).toBeGreaterThan(100)
  },
)

test('where one is can be told on a phone with text of 200%', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  showBar('390px')
  const last = nav.getByText(NAME)
  await expect.element(last).toBeVisible()
  expect(last.element().clientWidth).toBeGreaterThan(120)
})
