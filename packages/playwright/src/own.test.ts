import { expect, test } from 'vitest'
import type { Accounts } from './accounts'
import type { Call } from './api'
import { makerOf } from './own'

/** A service that makes what it is asked for, and puts away all but what is named so. */
function serviceWith(stuck: readonly string[]) {
  const asides: string[] = []
  let made = 0
  const call: Call = async (method, path) => {
    const answer = (status: number, body: unknown) => ({
      status,
      body,
      text: JSON.stringify(body),
      headers: new Headers(),
    })
    if (method === 'POST') {
      made += 1
      return answer(201, { client_id: String(made), approval_id: String(made) })
    }
    asides.push(path)
    return stuck.includes(path) ? answer(409, { code: 'conflict', path }) : answer(200, {})
  }
  return { call, asides }
}

/** Nobody is asked for by name here. */
const accounts = {} as Accounts

test('what cannot be put away keeps nothing else from it, and is told of once all else is', async () => {
  const { call, asides } = serviceWith(['/fm/approvals/3', '/fm/clients/1'])
  const own = makerOf(call, accounts, 'C-40001')
  await own.client()
  await own.client()
  await own.approval()
  await expect(own.putAway()).rejects.toThrow(
    /Answered 409: .*approvals\/3.*\n.*Answered 409: .*clients\/1/,
  )
  expect(asides).toEqual(['/fm/approvals/3', '/fm/clients/2', '/fm/clients/1'])
  // Each is tried once: a failed test is not to fail again for the same.
  await own.putAway()
  expect(asides).toHaveLength(3)
})
