import { expect, test } from 'vitest'
import { ApiProblem, LedElsewhere, Unreadable } from '@/components/api/problem'
import { problemWords } from './problemWords'

test.each([0, 401, 403, 404, 409, 412, 423, 429, 500, 502, 503, 504])(
  'a save that came back with %i is nowhere called saved, and what was typed is said to be there',
  (status) => {
    const { title, detail } = problemWords(new ApiProblem(status, {}))
    expect(`${title}. ${detail}`).not.toMatch(/\b(was|were|is|are) (saved|merged)\b/i)
    expect(detail).toContain('Your changes are still here.')
  },
)

test('who may act for nobody any more is told that to stop it is enough', () => {
  const refused = (required_permission: string) =>
    problemWords(new ApiProblem(403, { code: 'permission_missing', required_permission })).detail
  expect(refused('Audit:UserIdOverride')).toContain('Stop acting for somebody else to save')
  expect(refused('Clients:Update')).not.toContain('acting')
})

test('who lacks a second factor by now is told to add it, and not that their role may not', () => {
  const words = problemWords(new ApiProblem(403, { code: 'second_factor_missing' }))
  expect(words.title).toBe('A second factor has to be added first')
  expect(words.detail).toContain('Add it on your profile')
  expect(words.detail).not.toContain('administrator')
})

test('that nothing was written is said only when the service itself says so', () => {
  const own = new ApiProblem(503, { code: 'unavailable' })
  expect(problemWords(own).detail).toContain('Nothing was written')
  const lost = problemWords(new ApiProblem(503, { code: 'unavailable', may_be_done: true })).detail
  expect(lost).not.toContain('Nothing was written')
  expect(lost).toContain('a save that did get through is not made twice')
  const busy = problemWords(new ApiProblem(503, { code: 'overloaded' }))
  expect(`${busy.title}. ${busy.detail}`).toMatch(/too much to do.*Nothing was written/)
  for (const status of [0, 502, 503, 504]) {
    expect(problemWords(new ApiProblem(status, {})).detail).not.toContain('Nothing was written')
  }
})

test('where a proxy wants a sign-in of its own, it is said that this is what to do', () => {
  const { detail } = problemWords(new LedElsewhere(null))
  expect(detail).toContain('Your changes are still here. Something before Fleetbook wants you to')
  expect(detail).not.toContain('connection')
})

test('a page of a proxy in place of the answer leaves open whether the save got through', () => {
  for (const status of [200, 502, 503, 504]) {
    const { title, detail } = problemWords(new Unreadable(status, null))
    expect(detail).not.toContain('Nothing was written')
    expect(detail).toContain('a save that did get through is not made twice')
    expect(title).not.toContain('database')
  }
  expect(problemWords(new Unreadable(504, null)).title).toBe('Fleetbook did not answer in time')
  expect(problemWords(new Unreadable(404, null)).title).not.toContain('gone')
  expect(problemWords(new Unreadable(429, null)).detail).toContain('Wait, then retry')
})
