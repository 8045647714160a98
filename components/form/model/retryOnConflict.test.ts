import { describe, expect, test } from 'vitest'
import { ApiProblem } from '@/components/api/problem'
import { MAX_ATTEMPTS, retryOnConflict } from './retryOnConflict'

const stale = () => new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, 'r1')

/** A service that answers 412 so many times before it takes the change. */
function overtakenTimes(times: number) {
  let tries = 0
  let merges = 0
  return {
    counts: () => ({ tries, merges }),
    send: async () => {
      tries += 1
      if (tries <= times) throw stale()
      return 'saved'
    },
    merge: async () => {
      merges += 1
      return `merge ${merges}`
    },
  }
}

describe('changes that others get ahead of', () => {
  test('are written once, with every merge on the way', async () => {
    const service = overtakenTimes(2)
    const sent = await retryOnConflict(service)
    expect(sent).toEqual({ is: 'written', answer: 'saved', merges: ['merge 1', 'merge 2'] })
    expect(service.counts()).toEqual({ tries: 3, merges: 2 })
  })

  test('end with a fault when others are first every time, and ask nothing in vain', async () => {
    const service = overtakenTimes(Number.POSITIVE_INFINITY)
    await expect(retryOnConflict(service)).rejects.toMatchObject({
      status: 412,
      code: 'overtaken',
      requestId: 'r1',
    })
    expect(service.counts()).toEqual({ tries: MAX_ATTEMPTS, merges: MAX_ATTEMPTS - 1 })
  })

  test('are not sent again once the person goes back to the form', async () => {
    const service = overtakenTimes(1)
    expect(await retryOnConflict({ ...service, merge: async () => null })).toEqual({
      is: 'stopped',
    })
    expect(service.counts().tries).toBe(1)
  })

  test('are not called written when the merge leaves nothing to send', async () => {
    let isFirst = true
    const sent = await retryOnConflict({
      async send() {
        if (!isFirst) return null
        isFirst = false
        throw stale()
      },
      merge: async () => 'the same',
    })
    expect(sent).toEqual({ is: 'unchanged', merges: ['the same'] })
  })

  test('end with any other refusal as it is', async () => {
    const refusal = new ApiProblem(423, { code: 'locked' })
    const send = async () => {
      throw refusal
    }
    await expect(retryOnConflict({ send, merge: async () => 'm' })).rejects.toBe(refusal)
  })
})
