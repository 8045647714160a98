import { expect, test } from 'vitest'
import { telling } from './words'

test('of two texts that begin alike, each begins shortly before they part', () => {
  const shared = `${'a'.repeat(60)}${'b'.repeat(40)}`
  expect(telling(`${shared}1`, `${shared}2`, 100)).toBe(`…${'b'.repeat(40)}1`)
  expect(telling(shared, `${shared}2`, 100)).toBe(`…${'b'.repeat(40)}`)
  expect(telling(`${shared}1`, `${shared}2`, 101)).toBe(`${shared}1`)
  expect(telling(shared, shared, 10)).toBe(shared)
})

test('no character is cut in two', () => {
  const shared = `${'🚗'.repeat(50)}a`
  expect(telling(`${shared}1`, `${shared}2`, 100)).toBe(`…${'🚗'.repeat(19)}a1`)
})
