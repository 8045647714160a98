import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '@/lib/problem'
import { FairSemaphore } from './fairSemaphore'

const PATIENT = 60_000
const stays = () => false

/** What is done at a semaphore: a caller comes with so much, or the one that came so long ago goes. */
type Step =
  | { readonly comes: string; readonly amount: number }
  | { readonly goes: number }
  | { readonly givesUp: number }

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ comes: fc.constantFrom('a', 'b', 'c'), amount: fc.nat(4) }),
    },
    { weight: 2, arbitrary: fc.record({ goes: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ givesUp: fc.nat(5) }) },
  ),
  { maxLength: 60 },
)

/** One that came, and what became of it. */
interface Visit {
  readonly caller: string
  readonly amount: number
  state: 'waits' | 'inside' | 'sent away' | 'gone'
  isGone: boolean
}

async function play(semaphore: FairSemaphore, visits: Visit[], step: Step): Promise<void> {
  const at = (state: Visit['state'], place: number) =>
    visits.filter((visit) => visit.state === state)[place]
  if ('comes' in step) {
    const visit: Visit = { caller: step.comes, amount: step.amount, state: 'waits', isGone: false }
    visits.push(visit)
    const entered = semaphore.enter(visit.caller, visit.amount, () => visit.isGone)
    if (!entered) visit.state = 'inside'
    else {
      entered.then(
        () => {
          visit.state = 'inside'
        },
        () => {
          visit.state = 'sent away'
        },
      )
    }
  } else if ('goes' in step) {
    const visit = at('inside', step.goes)
    if (visit) {
      visit.state = 'gone'
      semaphore.leave(visit.caller, visit.amount)
    }
  } else {
    const visit = at('waits', step.givesUp)
    if (visit) visit.isGone = true
  }
  // Whoever was let in hears of it.
  await new Promise((resolve) => setImmediate(resolve))
}

const sum = (visits: readonly Visit[]) => visits.reduce((total, { amount }) => total + amount, 0)

describe('a semaphore', () => {
  test('never has more inside than it takes, in all and of each, and forgets nobody', () =>
    fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const bounds = { most: 6, share: 4 }
        const semaphore = new FairSemaphore({ what: 'things', patience: PATIENT, ...bounds })
        const visits: Visit[] = []
        const inside = () => visits.filter(({ state }) => state === 'inside')
        for (const step of played) {
          await play(semaphore, visits, step)
          expect(semaphore.inUse).toBe(sum(inside()))
          expect(semaphore.inUse).toBeLessThanOrEqual(bounds.most)
          for (const name of ['a', 'b', 'c']) {
            const own = inside().filter(({ caller }) => caller === name)
            expect(sum(own)).toBeLessThanOrEqual(bounds.share)
          }
        }
        // When all have gone that are inside, all the others come in, and go.
        for (const _ of visits) await play(semaphore, visits, { goes: 0 })
        expect(visits.filter(({ state }) => state === 'waits' || state === 'inside')).toEqual([])
        expect(visits.filter(({ state, isGone }) => state === 'sent away' && !isGone)).toEqual([])
        expect([semaphore.inUse, semaphore.waiting]).toEqual([0, 0])
      }),
    ))

  test('lets callers in by turns, however many calls one has', async () => {
    const semaphore = new FairSemaphore({ what: 'things', most: 1, share: 1, patience: PATIENT })
    semaphore.enter('first', 1, stays)
    const order: string[] = []
    const come = async (caller: string) => {
      await semaphore.enter(caller, 1, stays)
      order.push(caller)
      semaphore.leave(caller, 1)
    }
    const all = [...Array(5).fill('many'), 'few', 'few'].map(come)
    semaphore.leave('first', 1)
    await Promise.all(all)
    expect(order).toEqual(['many', 'few', 'many', 'few', 'many', 'many', 'many'])
  })

  test('sends away who finds no room in time, and who comes as one of too many', async () => {
    const semaphore = new FairSemaphore({ what: 'things', most: 1, share: 1, patience: 1 })
    semaphore.enter('a', 1, stays)
    const refusal = await semaphore.enter('b', 1, stays)?.catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ status: 503, code: 'overloaded' })
    expect((refusal as Problem).extras.headers?.['retry-after']).toMatch(/^\d+$/)

    const crowded = new FairSemaphore({ what: 'things', most: 1, share: 1, patience: PATIENT })
    crowded.enter('a', 1, stays)
    const come = async () => {
      await crowded.enter('b', 1, stays)
      crowded.leave('b', 1)
    }
    const waiting = Array.from({ length: 500 }, come)
    expect(() => crowded.enter('b', 1, stays)).toThrow(Problem)
    expect(crowded.enter('c', 1, stays)).toBeInstanceOf(Promise)
    crowded.leave('a', 1)
    // The other caller has the second turn and keeps it until here.
    crowded.leave('c', 1)
    await Promise.all(waiting)
    expect(crowded.waiting).toBe(0)
  })

  test('has who waits with the most give a place up to who comes with fewer', async () => {
    const semaphore = new FairSemaphore({ what: 'things', most: 1, share: 1, patience: PATIENT })
    semaphore.enter('inside', 1, stays)
    const sentAway: string[] = []
    const come = async (caller: string) => {
      try {
        await semaphore.enter(caller, 1, stays)
        semaphore.leave(caller, 1)
      } catch {
        sentAway.push(caller)
      }
    }
    const crowd = ['many', 'more'].flatMap((caller) =>
      Array.from({ length: 500 }, () => come(caller)),
    )
    const few = Array.from({ length: 3 }, () => come('few'))
    // Whoever is sent away hears of it.
    await new Promise((resolve) => setImmediate(resolve))
    expect([semaphore.waiting, sentAway.length]).toEqual([1000, 3])
    expect(sentAway).not.toContain('few')
    semaphore.leave('inside', 1)
    await Promise.all([...crowd, ...few])
    expect([semaphore.waiting, sentAway.length]).toEqual([0, 3])
  })
})
