import { expect, test } from 'vitest'
import { shownText } from './characters'

test.each(['', ' ', '\u00a0\u2003', '\u200b\u200e', '\t\n', null, undefined])(
  '%j shows nothing',
  (text) => {
    expect(shownText(text)).toBeUndefined()
  },
)

test.each(['a', ' a ', '0', '.', '😀', 'ش'])('%j is shown as it is', (text) => {
  expect(shownText(text)).toBe(text)
})
