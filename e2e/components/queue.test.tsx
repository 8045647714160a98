import { QueryClient } from '@tanstack/react-query'
import { LosslessNumber } from 'lossless-json'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueueActions } from '@/components/approval/queue/QueueActions'
import { resourceList } from '@/components/list/listConfig'
import { RecordList, type SelectionTools } from '@/components/list/RecordList'
import { code } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

/** What can be done with chosen approvals, over a service as far as it goes. */

afterEach(() => vi.unstubAllGlobals())

const approvalOf = (id: string) =>
  `{"approval_id":"${id}","_etag":"\\"1\\"","_lines_total":0.1,"status_flag":"requested"}`

test('what no page of the list has shown is read: it counts in the sum, and takes its step', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, location.origin).searchParams.get('approval_id')
    asked.push(ids)
    const data = (ids ?? '').split(',').map(approvalOf)
    return new Response(`{"data":[${data}],"next_cursor":null,"total":1,"total_exact":true}`)
  })
  const seen = { approval_id: '1', _etag: '"1"', _lines_total: new LosslessNumber('0.2') }
  const tools = {
    clear: () => undefined,
    set: () => undefined,
    nameOf: () => null,
    rowOf: (id: string) => (id === '1' ? seen : null),
  }
  showSignedIn(
    <QueueActions
      selection={{ kind: 'some', ids: new Set(['1', '2', '3']) }}
      tools={tools}
      onWriting={() => undefined}
    />,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('Lines: 0.40 AUD')
  expect(asked).toEqual(['2,3'])
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Reject 3 approvals?')
})

test('what other pages have shown is forgotten once many records were changed: it is old by then', async () => {
  const rows = [{ code_id: '1', list: 'sic', code: 'A', name: 'Water supply', active: true }]
  listService('code_id', rows)
  history.replaceState(null, '', '/codes')
  const queries = new QueryClient()
  let tools: SelectionTools | undefined
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList
        config={resourceList(code)}
        selectionActions={(_, given) => {
          tools = given
          return null
        }}
      />
    </AppRouterContext>,
    [],
    queries,
  )
  const select = page.getByRole('checkbox', { name: 'Select Water supply' })
  await expect.element(select).toBeInTheDocument()
  expect(tools?.rowOf('1')).toMatchObject({ name: 'Water supply' })
  rows.splice(0, 1, { code_id: '2', list: 'sic', code: 'B', name: 'Gas supply', active: true })
  await queries.invalidateQueries({ queryKey: ['list'] })
  await expect.element(select).not.toBeInTheDocument()
  expect(tools?.rowOf('1')).toMatchObject({ name: 'Water supply' })
  tools?.set({ kind: 'some', ids: new Set(['1', '2']) })
  await expect.element(page.getByText('2 selected')).toBeVisible()
  expect(tools?.rowOf('1')).toBeNull()
  expect(tools?.rowOf('2')).toMatchObject({ name: 'Gas supply' })
})
