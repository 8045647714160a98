import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { LosslessNumber, stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import type { Answer, Caller } from '../support/caller'
import { bodyOfAll, textsOf } from '../support/fieldBodies'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let path: string
let id: string
let other: string
const patch = (body: unknown) => editor('PATCH', path, { body })

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  ;[id = '', other = ''] = await addClients(scene.database, 2)
  path = `/fm/clients/${id}`
})
afterAll(() => scene.close())

describe('pain: figures come back digit for digit', () => {
  const decimals = client.leaves.filter((field) => field.kind === 'decimal')
  const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${most}}$`))
  const figure = fc
    .record({ negative: fc.boolean(), whole: digits(13), fraction: digits(6) })
    .map(({ negative, whole, fraction }) => {
      const parts = [whole.replace(/^0+/, '') || '0', fraction.replace(/0+$/, '')]
      const text = parts[1] ? parts.join('.') : (parts[0] as string)
      return negative && text !== '0' ? `-${text}` : text
    })

  test('any figure of up to 13 and 6 digits, in every field of that kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(figure, { minLength: decimals.length, maxLength: decimals.length }),
        async (texts) => {
          const body = bodyOfAll(
            decimals.map((field, index) => [field, new LosslessNumber(texts[index] as string)]),
          )
          const answer = await patch(body)
          expect(answer.status).toBe(200)
          expect([...textsOf(answer.body, decimals).values()]).toEqual(texts)
          expect([...textsOf((await editor('GET', path)).body, decimals).values()]).toEqual(texts)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('any spelling of a figure reads as the figure itself', async () => {
    const spelling = fc
      .record({
        units: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        shift: fc.integer({ min: 0, max: 6 }),
        zeros: fc.integer({ min: 0, max: 30 }),
      })
      .map(({ units, shift, zeros }) => {
        const plain = String(units)
        return { sent: `${plain}.${'0'.repeat(zeros + 1)}e-${shift}`, units, shift }
      })
      .filter(({ units, shift }) => units / 10n ** BigInt(shift) < 10n ** 13n)
    await fc.assert(
      fc.asyncProperty(spelling, async ({ sent, units, shift }) => {
        const answer = await patch({ finance_limit: new LosslessNumber(sent) })
        const inRange = (units < 0n ? -units : units) / 10n ** BigInt(shift) < 10n ** 13n
        expect(answer.status).toBe(inRange ? 200 : 422)
        if (!inRange) return
        const [whole = '', fraction = ''] = String(answer.body.finance_limit).split('.')
        const scaled = BigInt(`${whole}${fraction.padEnd(6, '0')}`)
        expect(scaled).toBe((units * 10n ** 6n) / 10n ** BigInt(shift))
      }),
      { numRuns: 100 },
    )
  })
})

test('any text that can be stored comes back byte for byte, any other is refused', async () => {
  const texts = client.leaves.filter((field) => field.kind === 'text').slice(0, 40)
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: texts.length, maxLength: texts.length }),
      async (values) => {
        const cases = texts.map((field, index) => [field, values[index] as string] as const)
        const storable = (value: string) =>
          value.isWellFormed() && !value.includes('\0') && !value.startsWith('\u{10ffff}')
        const refused = cases.filter(([, value]) => !storable(value))
        const answer = await patch(bodyOfAll(cases))
        expect(answer.status).toBe(refused.length > 0 ? 422 : 200)
        const kept =
          refused.length > 0 ? await patch(bodyOfAll(cases.filter(([, v]) => storable(v)))) : answer
        for (const [field, value] of cases.filter(([, v]) => storable(v))) {
          expect(kept.body[field.name]).toBe(value)
        }
        if (refused.length > 0) {
          expect(
            answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort(),
          ).toEqual(refused.map(([field]) => `/${field.name}`).sort())
        }
      },
    ),
    { numRuns: 40 },
  )
})

describe('free values', () => {
  const bespoke = async (value: unknown) => {
    const answer = await patch({ bespoke_field_values: value })
    return answer.status === 200 ? stringify(answer.body.bespoke_field_values) : answer.status
  }

  test('are merged member by member', async () => {
    await bespoke(null)
    const steps: [unknown, unknown][] = [
      [
        { a: 'one', b: { c: 'two', d: ['x'] } },
        { a: 'one', b: { c: 'two', d: ['x'] } },
      ],
      [{}, { a: 'one', b: { c: 'two', d: ['x'] } }],
      [{ b: { c: 'three' } }, { a: 'one', b: { c: 'three', d: ['x'] } }],
      [{ b: { d: ['y', null] } }, { a: 'one', b: { c: 'three', d: ['y', null] } }],
      [{ a: null, b: { d: null } }, { b: { c: 'three' } }],
      [{ b: 'text' }, { b: 'text' }],
      [{ b: { e: { f: null, g: 'h' } } }, { b: { e: { g: 'h' } } }],
      [null, {}],
    ]
    for (const [sent, expected] of steps) expect(await bespoke(sent)).toBe(stringify(expected))
  })

  test('are merged as RFC 7396 says, whatever they are', async () => {
    const value = fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' })
    const merge = (target: unknown, change: unknown): unknown => {
      const isObject = (v: unknown): v is Record<string, unknown> =>
        typeof v === 'object' && v !== null && !Array.isArray(v)
      if (!isObject(change)) return change
      const result = new Map(isObject(target) ? Object.entries(target) : [])
      for (const [name, inner] of Object.entries(change)) {
        if (inner === null) result.delete(name)
        else result.set(name, merge(result.get(name), inner))
      }
      return Object.fromEntries(result)
    }
    const key = fc.constantFrom('a', 'b', 'c')
    const change = fc.dictionary(key, fc.oneof(value, fc.dictionary(key, value)))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        await bespoke(null)
        let expected: unknown = {}
        for (const sent of changes) {
          expected = merge(expected, sent)
          expect((await patch({ bespoke_field_values: sent })).status).toBe(200)
        }
        const { text } = await editor('GET', path)
        expect(JSON.parse(text).bespoke_field_values).toEqual(JSON.parse(JSON.stringify(expected)))
      }),
      { numRuns: 40 },
    )
  })

  test('grow to 64 KiB together and not beyond', async () => {
    await bespoke(null)
    expect(await bespoke({ a: 'x'.repeat(40_000) })).not.toBe(422)
    const before = await editor('GET', path)
    const answer = await patch({ bespoke_field_values: { b: 'x'.repeat(40_000) }, name: 'n' })
    expect([answer.status, answer.body.errors]).toMatchObject([
      422,
      [{ pointer: '/bespoke_field_values', code: 'out_of_range' }],
    ])
    expect((await editor('GET', path)).text).toBe(before.text)
  })

  test('that grow too large together are refused in a dry run too, and by themselves among many', async () => {
    await bespoke(null)
    expect(await bespoke({ a: 'x'.repeat(40_000) })).not.toBe(422)
    const tooMuch = { bespoke_field_values: { b: 'x'.repeat(40_000) } }
    const tried = await editor('PATCH', `${path}?dry_run=true`, { body: tooMuch })
    const message = 'Bespoke field values takes at most 64 KiB of JSON.'
    const fault = { pointer: '/bespoke_field_values', code: 'out_of_range', message }
    const written = await editor('PATCH', path, { body: tooMuch })
    expect([written.status, written.body.errors]).toEqual([422, tried.body.errors])
    expect([tried.status, tried.body.errors]).toMatchObject([422, [fault]])
    const good = { client_id: other, name: `Grown ${randomUUID()}` }
    const many = [{ client_id: id, ...tooMuch }, good]
    const faults = await editor('PATCH', '/fm/clients', { body: many })
    expect([faults.status, faults.body.errors]).toMatchObject([
      422,
      [{ ...fault, pointer: '/0/bespoke_field_values' }],
    ])
    expect((await editor('GET', `/fm/clients/${other}`)).body.name).not.toBe(good.name)
    const headers = { prefer: 'handling=lenient' }
    for (const query of ['?dry_run=true', '']) {
      const answer = await editor('PATCH', `/fm/clients${query}`, { body: many, headers })
      expect([answer.status, answer.body]).toMatchObject([
        200,
        {
          updated: new LosslessNumber('1'),
          refused: new LosslessNumber('1'),
          results: [
            { status: 'refused', errors: [{ ...fault, pointer: '/0/bespoke_field_values' }] },
            { status: 'updated' },
          ],
        },
      ])
    }
    expect((await editor('GET', `/fm/clients/${other}`)).body.name).toBe(good.name)
  })

  test('count as they are shown: an exponent is digits', async () => {
    const figures = (count: number) => Array(count).fill(new LosslessNumber('1e999'))
    const size = (answer: Answer) => [answer.status, answer.body.errors?.[0]?.code]
    const holder = (count: number) => ({ bespoke_field_values: { a: figures(count) } })
    const approval = (count: number) => ({
      contract_id: 'of figures',
      maintenance_lines: [{ a: figures(count) }],
    })
    const wholes = [
      ['/fm/clients', holder, 65],
      // Hundreds of lines are kept in little, and each of them is written out.
      ['/fm/approvals', approval, 1],
    ] as const
    for (const [address, of, most] of wholes) {
      for (const query of ['?dry_run=true', '']) {
        const send = (count: number) => editor('POST', address + query, { body: of(count) })
        expect(size(await send(most + 1))).toEqual([422, 'out_of_range'])
        expect(size(await send(most))).toEqual([query ? 200 : 201, undefined])
      }
    }
    // What is taken can be sent back as it is shown.
    const made = await editor('POST', '/fm/approvals', { body: approval(1) })
    const own = `/fm/approvals/${made.body.approval_id}`
    const back = await editor('PUT', own, { raw: made.text })
    expect([back.status, back.headers.get('etag')]).toEqual([200, made.headers.get('etag')])
  })

  test.each([
    ['0e-1001'],
    ['0e-16384'],
    ['0e9999999999'],
    ['1e1000'],
    ['-1e-1001'],
    [`1.${'0'.repeat(1001)}`],
    [`0.${'0'.repeat(1001)}e0`],
  ])('take no figure that would be written out as too many digits: %#', async (figure) => {
    const values = { a: [new LosslessNumber(figure)] }
    const fault = { pointer: '/bespoke_field_values/a/0', code: 'out_of_range' }
    for (const query of ['?dry_run=true', '']) {
      const one = await editor('POST', `/fm/clients${query}`, {
        body: { bespoke_field_values: values },
      })
      expect([one.status, one.body.errors]).toMatchObject([422, [fault]])
      const line = await editor('POST', `/fm/approvals${query}`, {
        body: { contract_id: 'of figures', maintenance_lines: [values] },
      })
      const below = { ...fault, pointer: '/maintenance_lines/0/a/0' }
      expect([line.status, line.body.errors]).toMatchObject([422, [below]])
    }
    const many = [{ client_id: id, bespoke_field_values: values }]
    const bulk = await editor('PATCH', '/fm/clients', { body: many })
    const ofRow = { ...fault, pointer: `/0${fault.pointer}` }
    expect([bulk.status, bulk.body.errors]).toMatchObject([422, [ofRow]])
  })
})
