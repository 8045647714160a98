import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Crumb, Crumbs } from '@/components/page/Crumbs'
import { Breadcrumbs } from '@/components/shell/bar/Breadcrumbs'
import { createStore, useStore } from '@/components/state/store'
import { show } from '../support/component'

const way = createStore<Crumb[]>([])

function Page() {
  return (
    <PathnameContext value="/">
      <Crumbs items={useStore(way, [])} />
      <Breadcrumbs />
    </PathnameContext>
  )
}

test('A record that is called as the list in which it stands leaves nothing behind in the way to the next page', async () => {
  way.set([{ label: 'Clients', href: '/clients' }, { label: 'Clients' }])
  show(<Page />)
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect.poll(() => steps.elements()).toHaveLength(2)
  way.set([{ label: 'Approvals', href: '/approvals' }, { label: '88001' }])
  await expect.element(steps.first()).toHaveTextContent('Approvals')
  expect(steps.elements()).toHaveLength(2)
})
