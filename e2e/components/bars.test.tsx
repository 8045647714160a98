import { expect, test } from 'vitest'
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
    // The library measures texts beside the drawing, in which only one of them stands.
    const counts = () => [...document.querySelectorAll('svg text')]
    await expect.poll(() => counts().map((each) => each.textContent)).toContain(countWords(count))
    const edge = document.querySelector('svg')?.getBoundingClientRect().right as number
    for (const each of counts()) {
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    }
  },
)
