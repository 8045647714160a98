import { setTimeout } from 'node:timers/promises'
import { databaseFailure } from './failure'

/** PostgreSQL's state for what it undid because it and others waited for each other in a circle. */
export const DEADLOCK = '40P01'

/**
 * For how long those who were waited for are given to have what they wait for, in ms, and as much
 * again at most. PostgreSQL gives a row to whoever comes first, and not to whom it has woken for it:
 * who came again at once would take it from them, and close the same circle.
 */
const PAUSE = 100

/**
 * Does what is a transaction of its own, and does it once more where PostgreSQL undid it to end a
 * circle of waits: nothing of it was kept, nobody was answered, and those it waited for go on
 * meanwhile. The service takes what it locks in one order wherever it knows it beforehand. Triggers
 * do not: whoever writes several records takes locks on what these name in the order of the records,
 * and of two such statements each may have what the other wants.
 *
 * @param work what can be done again: it does nothing outside of the database
 */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (databaseFailure(error).state !== DEADLOCK) throw error
    await setTimeout(PAUSE * (1 + Math.random()))
    return work()
  }
}
