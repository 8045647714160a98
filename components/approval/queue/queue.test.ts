import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '@/components/api/problem'
import { Written } from '@/components/api/written'
import { figureText } from '@/components/form/model/figure'
import { refusalWords } from './refusal'
import { queueRow, sumOf } from './rows'
import { runSteps } from './run'

const row = (id: string, more: Record<string, unknown> = {}) =>
  queueRow({
    approval_id: id,
    _etag: `"${id}"`,
    _lines_total: new LosslessNumber('0.1'),
    approval_limit: new LosslessNumber('0'),
    status_flag: 'requested',
    supplier_id: 'S-1',
    bank_details_correct_flag: 'no',
    ...more,
  })

describe('a chosen approval', () => {
  test('says who is paid, and by how much its lines are above the limit', () => {
    const over = row('1', {
      _lines_total: new LosslessNumber('100.30'),
      approval_limit: new LosslessNumber('100.1'),
    })
    expect(over.above && figureText(over.above)).toBe('0.2')
    expect(over.payee).toEqual({ supplierId: 'S-1' })
    expect(row('2').above).toBeUndefined()
    const driver = {
      reimbursement_flag: 'yes',
      driver_name: 'Mei',
      driver_bank_account_id: 'DBA-1',
    }
    expect(row('3', driver).payee).toEqual({ words: 'Mei, account DBA-1' })
    expect(row('4', { supplier_id: null }).payee).toEqual({ words: 'Nobody is named' })
  })

  test('is summed with others exactly', () => {
    const rows = [row('1'), row('2', { _lines_total: new LosslessNumber('0.2') })]
    expect(figureText(sumOf(rows))).toBe('0.3')
    const huge = row('4', { _lines_total: new LosslessNumber('4999999999999999.999999') })
    expect(figureText(sumOf([huge, row('5')]))).toBe('5000000000000000.099999')
  })
})

describe('a step with many', () => {
  const rows = Array.from({ length: 10 }, (_, index) => row(String(index)))
  const written = Written.by({ method: 'PATCH', path: '/' }, new Response())
  const words = async (id: string) => `why ${id}`
  const options = {
    to: 'batch',
    reason: '',
    words,
    isCancelled: () => false,
    onProgress: () => undefined,
  } as const

  test('tells what was refused in the order of the list, and goes on with the others', async () => {
    let most = 0
    let now = 0
    const progress: number[] = []
    const requests = new Set<string | undefined>()
    const { done, refused } = await runSteps(rows, {
      ...options,
      onProgress: (count) => progress.push(count),
      async send({ row: { id, etag }, context }) {
        requests.add(context['X-Request-Id'])
        expect(etag).toBe(`"${id}"`)
        most = Math.max(most, ++now)
        await new Promise((resolve) => setTimeout(resolve))
        now--
        if (id === '7' || id === '2') throw new ApiProblem(423, {})
        return written
      },
    })
    expect(refused.map(({ row: { id }, why }) => [id, why])).toEqual([
      ['2', 'why 2'],
      ['7', 'why 7'],
    ])
    expect(done).toHaveLength(8)
    expect(most).toBe(4)
    expect(progress.at(-1)).toBe(10)
    // To be found and undone as one.
    expect([...requests]).toEqual([expect.stringMatching(/^queue-/)])
  })

  test('sends again what no answer settled, by the same key', async () => {
    const keys: string[] = []
    const { done } = await runSteps(rows.slice(0, 1), {
      ...options,
      async send(_step, key) {
        keys.push(key)
        if (keys.length < 3) throw new ApiProblem(0, {})
        return written
      },
    })
    expect(done).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('tells those that may be done from those of which the service says that they are not', async () => {
    const busy = () => new ApiProblem(503, { code: 'overloaded', detail: 'Nothing was done.' })
    const lost = () => new ApiProblem(0, {})
    const failures: Record<string, ApiProblem[]> = {
      0: [busy(), busy(), busy()],
      1: [busy(), lost(), busy()],
      2: [busy(), new ApiProblem(403, { code: 'permission_denied' })],
    }
    const { refused } = await runSteps(rows.slice(0, 3), {
      ...options,
      words: refusalWords,
      async send({ row: { id } }) {
        throw failures[id]?.shift() ?? new Error('once too often')
      },
    })
    expect(refused.map(({ isOutcomeUnknown }) => isOutcomeUnknown)).toEqual([false, true, false])
    expect(refused[0]?.why).toBe('Nothing was done.')
    expect(refused[1]?.why).toContain('No answer came')
  })

  test('that is stopped says what was not sent', async () => {
    let sent = 0
    const { done, refused } = await runSteps(rows, {
      ...options,
      isCancelled: () => sent >= 4,
      async send() {
        sent++
        return written
      },
    })
    expect(done).toHaveLength(4)
    expect(refused).toHaveLength(6)
    expect(refused[0]?.why).toContain('you stopped')
  })
})
