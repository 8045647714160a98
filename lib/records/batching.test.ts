import { expect, test } from 'vitest'
import { createBatcher, OF_CHANGES, OF_READS } from './batching'

/** How many of so many calls that come in one turn share each statement; each gets its own answer. */
async function shared(gathering: typeof OF_READS, calls: number): Promise<number[]> {
  const sizes: number[] = []
  const ask = createBatcher<number, string>(gathering, async (asked) => {
    sizes.push(asked.length)
    return asked.map(String)
  })
  const numbers = Array.from({ length: calls }, (_, at) => at)
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map(String))
  return sizes
}

test.each([
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [16, [8, 8]],
  [20, [10, 10]],
  [64, [16, 16, 16, 16]],
])(
  'of %i changes no more than half share a statement, but for few, and sixteen at most',
  async (calls, sizes) => {
    expect(await shared(OF_CHANGES, calls)).toEqual(sizes)
  },
)

test('of reads four do', async () => {
  expect(await shared(OF_READS, 6)).toEqual([4, 2])
})
