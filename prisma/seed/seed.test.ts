import { describe, expect, test } from 'vitest'
import { readJson } from '@/lib/derive/schemas/issues'
import { requestSchema } from '@/lib/derive/schemas/requests'
import { approval, client, packagingDefaults } from '@/lib/resources'
import { advice } from '@/lib/resources/advice'
import type { Resource } from '@/lib/resources/resource'
import { seededApproval } from './approvals/approval'
import type { Line } from './approvals/work'
import { Calendar, dateOf } from './calendar'
import { clientBody } from './clients/client'
import { clientEdits, HAPPENED } from './clients/edits'
import { organisation } from './clients/names'
import { contractsOf } from './clients/profile'
import { type Edit, HistoryGenerator } from './history'
import { packagingBody } from './packagingDefaults'
import type { Setting } from './setting'
import { flatten, type Members } from './values'

const TODAY = '2026-11-18'
const setting: Setting = {
  calendar: new Calendar(new Date(`${TODAY}T09:00:00Z`)),
  staff: [2, 5, 6],
  integration: 4,
}
const numbers = Array.from({ length: 400 }, (_, index) => index + 1)
const clients = numbers.map((number) => clientBody(number, setting))
const approvals = numbers.map((number) => seededApproval(number, number / 4, 400, setting))

const faultsOf = (resource: Resource, bodies: readonly unknown[]) => {
  const schema = requestSchema(resource, 'patch', 'UTC')
  return bodies.flatMap((body) => readJson(schema, body).faults)
}

describe('the generated records', () => {
  test('are the same at every call', () => {
    expect(clientBody(17, setting)).toEqual(clients[16])
    expect(seededApproval(17, 17 / 4, 400, setting).body).toEqual(approvals[16]?.body)
  })

  test('are what the API would take', () => {
    expect(faultsOf(client, clients)).toEqual([])
    expect(
      faultsOf(
        packagingDefaults,
        numbers.map((n) => packagingBody(n, setting)),
      ),
    ).toEqual([])
    expect(
      faultsOf(
        approval,
        approvals.map(({ body }) => body),
      ),
    ).toEqual([])
  })

  test('leave defaults to the database', () => {
    const repeated = clients.flatMap((body) =>
      Object.entries(body).filter(([name, value]) => value === client.fields.get(name)?.default),
    )
    expect(repeated).toEqual([])
  })

  test('give no reason for advice, but for dates gone by', () => {
    for (const field of client.leaves) {
      if (!field.advice || field.advice === 'datePassed') continue
      const check: (value: string, today: string) => string | undefined = advice[field.advice]
      const values = clients.map((body) => String(body[field.name] ?? ''))
      expect(values.filter((value) => check(value, TODAY))).toEqual([])
    }
  })

  test('set nearly every field somewhere', () => {
    const set = new Set(clients.flatMap((body) => Object.keys(flatten(client, body))))
    expect(set.size).toBeGreaterThan(225)
  })
})

test('names and contracts are given out once', () => {
  const many = Array.from({ length: 5000 }, (_, index) => index + 1)
  expect(new Set(many.map((number) => organisation(number).name)).size).toBe(many.length)
  const contracts = many.flatMap(contractsOf)
  expect(new Set(contracts).size).toBe(contracts.length)
})

test('maintenance lines add up to the cent', () => {
  const cents = (amount: number) => Math.round(amount * 100)
  for (const { body } of approvals) {
    const lines = body.maintenance_lines as Line[]
    for (const { quantity, unit_price, amount } of lines) {
      expect(cents(amount)).toBe(Math.round(quantity * 10 * cents(unit_price)) / 10)
    }
    const total = lines.reduce((sum, { amount }) => sum + cents(amount), 0)
    expect(cents(body.approval_limit as number)).toBe(total)
  }
})

test('moments lie in the past, on working days', () => {
  for (let age = 0; age < 30; age += 0.37) {
    const moment = setting.calendar.moment(age)
    expect(moment.getTime()).toBeLessThan(Date.parse(TODAY))
    // Ten hours on it is the same day all over the office hours of the east coast.
    const local = new Date(moment.getTime() + 10 * 3_600_000)
    expect([1, 2, 3, 4, 5]).toContain(local.getUTCDay())
    expect(moment.getTime()).toBeGreaterThan(setting.calendar.moment(age + 0.1).getTime())
  }
})

test('history leads to the record as it is', () => {
  const history = new HistoryGenerator(client)
  for (const number of numbers) {
    const values = flatten(client, clients[number - 1] ?? {})
    const created = { userId: 2, auditUserId: 2, at: setting.calendar.moment(500) }
    const edits = clientEdits(number, 500, values, setting)
    const entries = history.entries(String(number), values, created, edits)
    const replayed: Record<string, unknown> = {}
    for (const [index, { version, changes }] of entries.entries()) {
      expect(version).toBe(index + 1)
      for (const { field, from, to } of changes) {
        if (field in replayed) expect(from).toEqual(replayed[field])
        replayed[field] = to
      }
    }
    expect(replayed).toMatchObject(values)
  }
})

test('no entry of the history knows of a day that was yet to come', () => {
  const faults: unknown[] = []
  const check = (resource: Resource, body: Members, made: Date, edits: readonly Edit[]) => {
    const created = { userId: 2, auditUserId: 2, at: made }
    const entries = new HistoryGenerator(resource).entries(
      '1',
      flatten(resource, body),
      created,
      edits,
    )
    const past = resource === client ? HAPPENED : ['invoice_date', 'odometer_date']
    for (const { at, changes } of entries) {
      expect(at.getTime()).toBeGreaterThanOrEqual(made.getTime())
      expect(at.getTime()).toBeLessThan(Date.parse(`${TODAY}T09:00:00Z`))
      for (const { field, to } of changes) {
        const day = String(to ?? '').slice(0, 10)
        if (past.includes(field) && day > dateOf(at)) faults.push([resource.name, field, day, at])
      }
    }
  }
  for (const [index, body] of clients.entries()) {
    const age = (1800 * (index + 0.5)) / clients.length
    const edits = clientEdits(index + 1, age, flatten(client, body), setting)
    check(client, body, setting.calendar.moment(age), edits)
  }
  for (const { body, created, edits } of approvals) check(approval, body, created.at, edits)
  expect(faults).toEqual([])
})

test('approvals that reached a batch, and no others, were posted', () => {
  for (const { body, postedDate, requestedCount, edits } of approvals) {
    expect(postedDate !== undefined).toBe(body.status_flag === 'batch')
    expect(requestedCount).toBeLessThanOrEqual(edits.length + 1)
  }
  const statuses = new Set(approvals.map(({ body }) => body.status_flag))
  expect([...statuses].sort()).toEqual(['active', 'batch', 'cancelled', 'rejected', 'requested'])
})
