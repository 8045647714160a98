import axe from 'axe-core'
import { expect } from 'vitest'

const PLAIN = new CSSStyleSheet()
// A colour would stay half changed where the theme changes.
PLAIN.replaceSync(
  '*, ::before, ::after { transition: none !important; animation: none !important }',
)

/**
 * Fails with each rule that a place of the page breaks, and the element that breaks it: all rules in
 * the light theme, those of contrast in the dark one too, as the rest is the same there.
 */
export async function expectAccessible(within: string): Promise<void> {
  const { documentElement: root } = document
  document.adoptedStyleSheets.push(PLAIN)
  try {
    root.dataset.theme = 'light'
    expect(await broken(within), 'in light').toEqual([])
    root.dataset.theme = 'dark'
    expect(await broken(within, ['color-contrast']), 'in dark').toEqual([])
  } finally {
    delete root.dataset.theme
    document.adoptedStyleSheets.pop()
  }
}

/** The rules that a place breaks, and the elements that break each: all rules, or only some. */
async function broken(within: string, only?: string[]): Promise<[string, string[]][]> {
  const options = { resultTypes: ['violations' as const], elementRef: true }
  const { violations, passes } = await axe.run(
    { include: [[within]] },
    only ? { ...options, runOnly: only } : options,
  )
  expect(violations.length + passes.length).toBeGreaterThan(0)
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? ''),
  ])
}
