import { stripVTControlCharacters } from 'node:util'
import { expect as base } from 'playwright/test'
import { describe, expect, test } from 'vitest'
import type { Call } from './api'
import { expect as kit } from './history'
import { inHand } from './records'

const LONG = '9999999999999.123456'
const BY = { user_id: '1', display_name: 'Priya Raman' }

/** What is said of a history of one change, whose value is this JSON, against what is expected of it. */
async function told(to: string, expected: unknown): Promise<string> {
  const people = `"user":${JSON.stringify(BY)},"audit_user":${JSON.stringify(BY)}`
  const change = `{"field":"value","from":null,"to":${to}}`
  const entry = `{"version":2,"action":"updated","reason":null,${people},"changes":[${change}]}`
  const text = `{"data":[${entry}],"next_cursor":null}`
  const call: Call = async () => ({
    ...{ status: 200, body: JSON.parse(text), text, headers: new Headers() },
  })
  const record = await inHand(call, '/fm/clients', '1', async () => BY, 1)
  const fault: unknown = await kit(record)
    .toHaveHistory({ changed: { value: expected }, by: '1' }, { timeout: 0 })
    .catch((error: unknown) => error)
  return fault instanceof Error ? stripVTControlCharacters(fault.message) : 'nothing'
}

const line = (amount: unknown) => [{ description: 'S', quantity: 1, amount }]
const lines = (amount: string) => `[{"description":"S","quantity":1,"amount":${amount}}]`

describe('a figure inside a value', () => {
  test.each([LONG, '1234567890123.123456', '-12345678901234567890'])(
    '%s is expected as a text, and is as long',
    async (digits) => {
      expect(await told(lines(digits), line(digits))).toBe('nothing')
      expect(await told(`{"fee":${digits}}`, { fee: digits })).toBe('nothing')
      const parts = base.arrayContaining([base.objectContaining({ amount: digits })])
      expect(await told(lines(digits), parts)).toBe('nothing')
      const other = `${digits.slice(0, -1)}9`
      expect(await told(lines(digits), line(other))).toContain(
        `value is ${lines(digits)}, and should be ${lines(other)}.`,
      )
      const otherParts = [base.objectContaining({ amount: other })]
      expect(await told(lines(digits), otherParts)).toContain('value is')
    },
  )

  test('is never the number that it rounds to', async () => {
    expect(await told(lines(LONG), line(9999999999999.12))).toContain(
      `and should be ${lines('9999999999999.12')}.`,
    )
    const expected = line(Number(LONG))
    expect(await told(lines(LONG), expected)).toContain('write what is expected as a text')
    expect(await told(LONG, Number(LONG))).toContain('write what is expected as a text')
  })

  test('is no text that is spelt like it, and no text is it', async () => {
    for (const digits of [LONG, '80']) {
      const expected = { fee: digits === LONG ? LONG : 80 }
      expect(await told(`{"fee":"${digits}"}`, expected)).toContain(
        `value is {"fee":"${digits}"}, and should be {"fee":${digits}}.`,
      )
    }
    expect(await told('{"fee":80}', { fee: '80' })).toContain('and should be {"fee":"80"}.')
    expect(await told('{"fee":"80"}', { fee: '80' })).toBe('nothing')
    const text = base.stringMatching(/^9999999999999\.123456$/)
    expect(await told(`{"fee":"${LONG}"}`, { fee: text })).toBe('nothing')
    expect(await told(`{"fee":${LONG}}`, { fee: text })).toContain('value is')
  })

  test('is the same number however many zeros were written, and a number to matchers', async () => {
    expect(await told('{"rate":12.50,"of":[0,1e21]}', { rate: 12.5, of: [0, 1e21] })).toBe(
      'nothing',
    )
    const any = { fee: base.any(Number), near: base.closeTo(12.5) }
    expect(await told(`{"fee":${LONG},"near":12.499}`, any)).toBe('nothing')
    expect(await told('{"fee":0}', { fee: Number.NaN })).toContain('value is {"fee":0}')
    expect(await told('{"fee":1}', { fee: { digits: '1' } })).toContain('value is {"fee":1}')
  })
})

test('of a whole field a text is a text or a figure, as the field is', async () => {
  expect(await told(LONG, LONG)).toBe('nothing')
  expect(await told('2500.5', '2500.5')).toBe('nothing')
  expect(await told('"7071340012345678"', '7071340012345678')).toBe('nothing')
  expect(await told('2500.5', 2500)).toContain('value is 2500.5, and should be 2500.')
  expect(await told('null', '0')).toContain('value is null, and should be "0".')
})
