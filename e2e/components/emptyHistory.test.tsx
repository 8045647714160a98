import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { historyList } from '@/components/history/list/historyList'
import type { ListConfig } from '@/components/list/listConfig'
import { resourceList } from '@/components/list/listConfig'
import { NothingHere } from '@/components/list/Nothing'
import { readListState } from '@/components/list/query/listState'
import { client } from '@/lib/resources'
import { show } from '../support/component'

const clients = resourceList(client)
const stateOf = (query: string, { shape }: ListConfig = historyList) =>
  readListState(new URLSearchParams(query), shape)

const LOOKED =
  'The search looks in name, client code, ABN, ACN, external client ID or client ID; other fields are found by Filter.'

test.each([
  ['search=0412345678', 'Clear search', LOOKED],
  ['search=harbour+glass', 'Clear search', `Look for fewer words. ${LOOKED}`],
  ['client_type=fleet', 'Clear filters', 'Take a filter away.'],
  [
    'search=harbour+glass&client_type=fleet',
    'Clear search and filters',
    `Look for fewer words, or take a filter away. ${LOOKED}`,
  ],
])(
  'A list in which %s finds nothing says what would find more, and no more than that',
  async (query, clear, words) => {
    const state = stateOf(query, clients)
    show(<NothingHere config={clients} state={state} onClear={() => undefined} />)
    await expect.element(page.getByRole('button', { name: clear, exact: true })).toBeVisible()
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  },
)

test('Where the history is empty it says so of what the role may read, and of nothing else', async () => {
  show(<NothingHere config={historyList} state={stateOf('')} onClear={() => undefined} />)
  await expect
    .element(page.getByText('Nothing has been changed yet that your role may read'))
    .toBeVisible()
  await expect.element(page.getByText('None has been added')).not.toBeInTheDocument()
})
