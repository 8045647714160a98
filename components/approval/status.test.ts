import { describe, expect, test } from 'vitest'
import { requestedWords, stepsFrom } from './status'

const shown = (status: string | null) => {
  const { main, beside, rest } = stepsFrom(status)
  return [main?.label ?? null, beside.map(({ label }) => label), rest.map(({ label }) => label)]
}

describe('the next steps', () => {
  test('of a request are its payment or its end', () =>
    expect(shown('requested')).toEqual([
      'Move to batch',
      ['Reject'],
      ['Approve without batch', 'Cancel approval'],
    ]))
  test('of an active one lead to the request', () =>
    expect(shown('active')).toEqual(['Request', ['Cancel approval'], ['Move to batch', 'Reject']]))
  test('of a batch have no main one', () =>
    expect(shown('batch')).toEqual([
      null,
      ['Take out of batch'],
      ['Request again', 'Reject', 'Cancel approval'],
    ]))
  test.each([null, 'something else'])('of %s begin it', (status) =>
    expect(shown(status)[0]).toBe('Request'),
  )

  test.each(['requested', 'active', 'batch', 'rejected', 'cancelled', null])(
    'of %s reach every other status once',
    (status) => {
      const { main, beside, rest } = stepsFrom(status)
      const reached = [main, ...beside, ...rest].flatMap((step) => step?.to ?? [])
      expect(new Set(reached).size).toBe(reached.length)
      expect(reached).toHaveLength(status === null ? 5 : 4)
    },
  )

  test('that pay, end or leave a batch are looked at once more', () => {
    expect(stepsFrom('requested').main?.isRisky).toBe(true)
    expect(stepsFrom('active').main?.isRisky).toBe(false)
    expect(stepsFrom('batch').beside[0]?.isRisky).toBe(true)
  })
})

test.each([
  [0, null],
  [1, 'Requested once'],
  [2, 'Requested twice'],
  [5, 'Requested 5 times'],
  [Number.NaN, null],
])('%i times reads %s', (times, words) => expect(requestedWords(times)).toBe(words))
