import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { historyList } from '@/components/history/list/historyList'
import { NothingHere } from '@/components/list/Nothing'
import { show } from '../support/component'

test('Where the history is empty it says so of what the role may read, and of nothing else', async () => {
  show(<NothingHere config={historyList} isNarrowed={false} onClear={() => undefined} />)
  await expect
    .element(page.getByText('Nothing has been changed yet that your role may read'))
    .toBeVisible()
  await expect.element(page.getByText('None has been added')).not.toBeInTheDocument()
})
