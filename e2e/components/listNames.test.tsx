import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listKey } from '@/components/api/records'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { sessionUserKey } from '@/components/session/user'
import { approval } from '@/lib/resources'
import { show } from '../support/component'
import { listService } from '../support/listService'
import { nameService } from '../support/nameService'

/** Names that a list brings along: they are there with its rows, and no call is made for them. */

const rows = () =>
  [...document.querySelectorAll('[data-row]')].map(
    (row) => row.querySelectorAll('td')[1]?.textContent,
  )

test('The rows of a list come with the names of what they hold', async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/approvals?columns=approval_id,supplier_id')
  const service = listService('approval_id', [
    { approval_id: '1', supplier_id: 'S-1', _labels: { supplier_id: 'Mallee Tyres' } },
    { approval_id: '2', supplier_id: 'S-9', _labels: {} },
  ])
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { user: { user_id: '1' }, permissions: [] })
  const seen: unknown[] = []
  const observer = new MutationObserver(() => seen.push(rows()[0]))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  show(
    <QueryClientProvider client={queries}>
      <RecordList config={resourceList(approval)} />
    </QueryClientProvider>,
  )
  await expect.poll(rows).toEqual(['Mallee Tyres · S-1', 'S-9'])
  observer.disconnect()
  expect(new Set(seen.filter((text) => text !== undefined))).toEqual(
    new Set(['Mallee Tyres · S-1']),
  )
  expect(service.calls.map(({ path }) => path)).toEqual(['/api/v1/fm/approvals'])

  nameService({ supplier: [{ id: 'S-1', name: 'Mallee Tyres and Brakes' }] })
  await queries.invalidateQueries({ queryKey: listKey('supplier') })
  await expect.poll(() => rows()[0]).toBe('Mallee Tyres and Brakes · S-1')
})
