import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListConfig } from '@/components/list/listConfig'
import { useListState } from '@/components/list/state/useListState'

/** What a list reads off its address. */

const config = {
  page: '/clients',
  shape: { isSortable: () => true, isColumn: () => true, isDay: () => false },
} as unknown as ListConfig

function Filters() {
  const [{ filters }] = useListState(config)
  return <output aria-label="Filters">{Object.keys(filters).join()}</output>
}

const told = (query: string) => (
  <SearchParamsContext value={new URLSearchParams(query)}>
    <Filters />
  </SearchParamsContext>
)

test('A parameter that Next loses as it renders the page is a filter once that comes to life', async () => {
  const onRecoverableError = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(told('state=VIC'))
  history.replaceState(null, '', '/clients?state=VIC&__proto__=x')
  const root = hydrateRoot(place, told(location.search), { onRecoverableError })
  await expect
    .element(page.getByRole('status', { name: 'Filters' }))
    .toHaveTextContent('state,__proto__')
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
})
