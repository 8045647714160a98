import { expect, test } from 'vitest'
import { isSingleKey, keysOf, shortcutsHere } from './shortcuts'

const save = { keys: ['Mod S'], does: 'Save' }
const help = { keys: ['F1'], does: 'Open the help of the field' }
const find = { keys: ['/'], does: 'Find a field' }

test('what works in one place is listed under one heading, and once', () => {
  const here = shortcutsHere([
    { heading: 'In a form', shortcuts: [save, help] },
    { heading: 'In a list', shortcuts: [] },
    { heading: 'In a form', shortcuts: [save, find] },
  ])
  expect(here).toEqual([
    { heading: 'In a form', shortcuts: [save, help, find] },
    { heading: 'In a list', shortcuts: [] },
  ])
})

test('keys of a single sign are told from others', () => {
  expect(['j', 'Shift j', '/', '?'].every(isSingleKey)).toBe(true)
  expect(['Mod S', '↓', 'F1', 'Enter', 'Alt ↑', 'Space'].some(isSingleKey)).toBe(false)
})

test('keys are called as this keyboard calls them', () => {
  expect(keysOf('Mod S', 'Cmd')).toEqual(['Cmd', 'S'])
  expect(keysOf('Shift Mod Enter', 'Ctrl')).toEqual(['Shift', 'Ctrl', 'Enter'])
})
