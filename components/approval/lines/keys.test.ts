import { expect, test } from 'vitest'
import { cellIntent } from './keys'

const inText = { start: 2, end: 2, length: 5 }
const press = (text: string) => {
  const parts = text.split('+')
  return {
    key: parts.at(-1) ?? '',
    altKey: parts.includes('Alt'),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
  }
}

test.each([
  ['Enter', 'next'],
  ['Shift+Enter', { go: [-1, 0] }],
  ['ArrowDown', { go: [1, 0] }],
  ['ArrowUp', { go: [-1, 0] }],
  ['Alt+ArrowUp', 'up'],
  ['Alt+ArrowDown', 'down'],
  ['Ctrl+Enter', 'add'],
  ['Cmd+d', 'duplicate'],
  ['Ctrl+Delete', 'remove'],
  ['Escape', null],
  ['Shift+F10', 'menu'],
  ['Ctrl+s', null],
  ['Tab', null],
  ['a', null],
  ['Shift+ArrowDown', null],
])('%s', (text, intent) => expect(cellIntent(press(text), inText)).toEqual(intent))

test.each([
  ['ArrowLeft', 0, 0, -1],
  ['ArrowLeft', 2, 2, null],
  ['ArrowRight', 5, 5, 1],
  ['ArrowRight', 2, 2, null],
  ['ArrowRight', 0, 5, 1],
  ['ArrowLeft', 0, 5, -1],
])('%s with the selection %i to %i', (key, start, end, by) =>
  expect(cellIntent(press(key), { start, end, length: 5 })).toEqual(by && { go: [0, by] }),
)
