import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Bars from '@/components/overview/tally/Bars'
import { countWords } from '@/lib/text/words'
import { show } from '../support/component'

test.each([7, 54_860, 98_765_432])(
  'the longest bar, of %i, leaves room for its count',
  async (count) => {
    const tally = [
      { value: 'fleet', count },
      { value: 'lead', count: 3 },
    ]
    show(
      <div style={{ width: 300 }}>
        <Bars tally={tally} rowHeight={32} />
      </div>,
    )
    const label = page.getByText(countWords(count), { exact: true })
    await expect.element(label).toBeVisible()
    const edge = document.querySelector('svg')?.getBoundingClientRect().right
    expect(label.element().getBoundingClientRect().right).toBeLessThanOrEqual(edge as number)
  },
)
