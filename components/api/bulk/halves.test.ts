import { expect, test } from 'vitest'
import { ApiProblem, type FieldFault } from '../problem'
import type { BulkElement, BulkResult } from './elements'
import { askByHalves } from './halves'

const elements = ['1', '2', '3', '4', '5'].map((client_id) => ({ client_id }))

const refusal = (...errors: FieldFault[]) =>
  new ApiProblem(422, { code: 'validation_failed', errors })

/** A service that has room for so many. */
const roomFor = (most: number, calls: string[], fault: ApiProblem) =>
  async function ask(some: readonly BulkElement[]): Promise<BulkResult[]> {
    const ids = some.map(({ client_id }) => client_id)
    calls.push(ids.join(''))
    if (some.length > most) throw fault
    return ids.map((id) => ({ status: 'unchanged', etag: `"${id}"` }))
  }

const tooMuch = refusal({ pointer: '', code: 'out_of_range', message: 'more than 32 MiB' })

test('goes by halves where no answer has room for all, and answers in their order', async () => {
  const calls: string[] = []
  const results = await askByHalves(elements, roomFor(2, calls, tooMuch))
  expect(results.map(({ etag }) => etag)).toEqual(['"1"', '"2"', '"3"', '"4"', '"5"'])
  expect(calls).toEqual(['12345', '123', '12', '3', '45'])
})

test('what one alone is refused for is told', async () => {
  const calls: string[] = []
  await expect(askByHalves(elements, roomFor(0, calls, tooMuch))).rejects.toBe(tooMuch)
  expect(calls).toEqual(['12345', '123', '12', '1'])
})

test.each([
  ['of an element', refusal({ pointer: '/3/area', code: 'out_of_range', message: '' })],
  ['of the body as such', refusal({ pointer: '', code: 'wrong_type', message: '' })],
  ['that says nothing more', refusal()],
  ['of the service itself', new ApiProblem(503, { code: 'overloaded' })],
])('any other refusal is told at once: one %s', async (_, fault) => {
  const calls: string[] = []
  await expect(askByHalves(elements, roomFor(2, calls, fault))).rejects.toBe(fault)
  expect(calls).toEqual(['12345'])
})
