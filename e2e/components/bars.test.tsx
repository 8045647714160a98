import { afterEach, expect, test } from 'vitest'
import { countAndShare } from '@/components/overview/overview'
import Bars from '@/components/overview/tally/Bars'
import { show } from '../support/component'

afterEach(() => document.documentElement.removeAttribute('style'))

test.each([
  [7, '100%'],
  [54_860, '100%'],
  [98_765_432, '100%'],
  [54_860, '200%'],
])('the longest bar, of %i, leaves room for its figures in text of %s', async (count, size) => {
  document.documentElement.style.fontSize = size
  const tally = [
    { value: 'fleet', count },
    { value: 'lead', count: 3 },
  ]
  show(
    <div style={{ width: 300, height: 64 }}>
      <Bars tally={tally} />
    </div>,
  )
  // The library measures texts beside the drawing, in which only one of them stands.
  const counts = () => [...document.querySelectorAll('svg text')]
  await expect
    .poll(() => counts().map((each) => each.textContent))
    .toContain(countAndShare(count, count + 3))
  const edge = document.querySelector('svg')?.getBoundingClientRect().right as number
  for (const each of counts()) {
    expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
  }
})
