import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RecordHistory } from '@/components/history/record/RecordHistory'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { code } from '@/lib/resources'
import { CodeForm } from '../support/codeForm'
import { showSignedIn, takeAway } from '../support/component'
import { eventService } from '../support/eventService'
import { stillTransport } from '../support/transport'

/** An old value of a field, from the history of its record into the form. */

const loaded = { record: { code_id: '1', name: 'Gas', note: 'Metered' }, etag: '"3"' }
const transport = stillTransport('/api/v1/fm/codes/1')
const opened: string[] = []
const router = { push: (href: string) => opened.push(href) } as unknown as ContextType<
  typeof AppRouterContext
>

/** Has a browser that keeps nothing, as one whose storage is full. */
function fillStorage() {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
}

test.each([
  ['keeps what is unsaved', () => undefined],
  ['has no room to keep anything', fillStorage],
])('is restored as an unsaved change, also where the browser %s', async (_, prepare) => {
  prepare()
  opened.length = 0
  const of = { resource: 'code', record_id: '1' }
  eventService([
    entry({ ...of, changes: [change('name', 'Water', 'Sewer')] }),
    entry({ ...of, changes: [change('name', 'Sewer', 'Gas')] }),
  ])
  history.replaceState(null, '', '/codes/1/history?field=name')
  showSignedIn(
    <AppRouterContext value={router}>
      <SearchParamsContext value={new URLSearchParams(location.search)}>
        <RecordHistory
          resource={code}
          recordId="1"
          path={transport.path}
          page="/codes/1"
          queryKey={['events']}
          loaded={loaded}
          mayChange
        />
      </SearchParamsContext>
    </AppRouterContext>,
  )
  const values = page.getByRole('list', { name: 'Values of Name' }).getByRole('listitem')
  await expect.poll(() => values.elements().length).toBe(3)
  await values.nth(1).getByRole('button', { name: 'Restore this value' }).click()
  expect(opened).toEqual(['/codes/1?field=name'])

  takeAway()
  history.replaceState(null, '', opened[0])
  showSignedIn(
    <AppRouterContext value={router}>
      <CodeForm loaded={loaded} transport={transport} />
    </AppRouterContext>,
    ['Codes:Update'],
  )
  await expect
    .element(page.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveValue('Sewer')
  await expect.element(page.getByText('1 change', { exact: true })).toBeVisible()
})

test.each([
  ['on this device', () => undefined, 'Leave, keep draft', 'A draft stays on this device'],
  ['for as long as the page is open', fillStorage, 'Leave for now', 'This browser keeps no draft'],
])(
  'Whoever leaves what is unsaved is told that it is kept %s',
  async (_, prepare, label, words) => {
    prepare()
    history.replaceState(null, '', '/codes/1')
    showSignedIn(
      <AppRouterContext value={router}>
        <a href="/suppliers">Suppliers</a>
        <CodeForm loaded={loaded} transport={transport} />
      </AppRouterContext>,
      ['Codes:Update'],
    )
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sewer')
    await page.getByRole('link', { name: 'Suppliers' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toHaveTextContent(words)
    await expect.element(dialog.getByRole('button', { name: label })).toBeVisible()
    await dialog.getByRole('button', { name: 'Discard and leave' }).click()
  },
)
