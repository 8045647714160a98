import { expect, test, vi } from 'vitest'

/** The module as another bundle of the same process loads it. */
async function loadedAnew() {
  vi.resetModules()
  return (await import('./preparedStatements')).preparedName
}

test('modules that send over the same connections never give one name to two texts', async () => {
  const [first, second] = [await loadedAnew(), await loadedAnew()]
  const texts = Array.from({ length: 20 }, (_, index) => `SELECT ${index}`)
  const names = texts.map((text, index) => (index % 2 === 0 ? first : second)(text))
  expect(new Set(names).size).toBe(texts.length)
  expect(texts.map(second)).toEqual(names)
})
