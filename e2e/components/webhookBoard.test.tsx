import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { webhook } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { type Answers, service } from '../support/answers'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import { WEBHOOK_STATE } from '../support/webhookState'

/** How a webhook does, and what is done about it. */

const AT = '/admin/webhooks/1'
const WEBHOOK = {
  ...{ webhook_id: '1', name: 'Receiver', url: 'https://receiver.example/changes' },
  ...{ role_id: '3', active: false, note: null, resources: [], fields: [], include_record: false },
}
const SECRET = { secret_id: '1', created: '2026-11-20T02:00:00Z', signs_until: null }

const KEPT: Answers = keptRecord(webhook, WEBHOOK).answers

const delivery = (more: object) => ({
  ...{ delivery_id: '1', message_id: 'msg_1', state: 'waiting' },
  ...{ resource: 'client', id: '10001', action: 'updated', at: '2026-11-20T02:00:00Z' },
  ...{ attempts: 0, next_at: null, last_at: null, last_status: null, last_milliseconds: null },
  ...{ last_answer: null, last_error: null, ...more },
})
const TRIED = { attempts: 9, last_at: '2026-11-20T03:00:00Z', last_milliseconds: 88 }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

beforeEach(() => page.viewport(1280, 720))

test('is given a secret, tried, and sends again', async () => {
  let secrets: object[] = []
  let data: object[] = []
  const { writes } = service(KEPT, {
    [`GET ${AT}/state`]: () => Response.json({ ...WEBHOOK_STATE, secrets }),
    [`GET ${AT}/deliveries`]: () => Response.json({ data, next_cursor: null }),
    [`POST ${AT}/secrets`]: () => {
      secrets = [SECRET]
      return Response.json({ ...SECRET, secret: 'whsec_shown' }, { status: 201 })
    },
    [`POST ${AT}/test`]: () => {
      const failed = { ...TRIED, attempts: 1, state: 'test_failed', last_error: 'getaddrinfo' }
      data = [delivery({ ...failed, resource: null, id: null, action: 'test' })]
      return Response.json(data[0])
    },
    [`POST ${AT}/replay`]: { replayed: 0 },
  })
  openPage('/webhooks/1/deliveries')
  const words = page.getByText('Nothing is sent while the webhook is inactive')
  await expect.element(words).toBeVisible()
  await expect.element(button('Send a test')).toBeDisabled()
  await button('Make a secret').click()
  await dialog.getByRole('button', { name: 'Make the secret' }).click()
  await expect.element(dialog.getByText('whsec_shown')).toBeVisible()
  await dialog.getByRole('button', { name: 'I have passed it on' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Send a test').click()
  const row = page.getByRole('row', { name: /A test/ })
  await expect.element(row.getByText('Test failed')).toBeVisible()
  await button('Send again').click()
  await dialog.getByText('All of the last hour').click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('0 deliveries are sent again')).toBeVisible()
  expect(writes().at(-1)?.body).toEqual({ from: expect.stringMatching(/^\d{4}-.*Z$/) })
  await expect.element(dialog).not.toBeInTheDocument()
  await expectAccessible('#main')
})

const DELIVERIES = [
  delivery({ delivery_id: '5' }),
  delivery({
    ...TRIED,
    delivery_id: '4',
    next_at: '2026-11-20T07:00:00Z',
    last_error: 'connect ECONNREFUSED 203.0.113.7:443',
  }),
  delivery({
    ...TRIED,
    delivery_id: '3',
    resource: 'contract',
    id: `C-${'LONG-'.repeat(12)}1`,
    state: 'parked',
    last_status: 502,
    last_answer: `<html>${'x'.repeat(400)}</html>`,
  }),
  delivery({ ...TRIED, delivery_id: '2', state: 'delivered', last_status: 204 }),
]

/** Whether a finger that is off by less than 22 px above or below still meets a control. */
function reach(control: Element): { isWide: boolean; isHigh: boolean } {
  control.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const isMet = (off: number) => {
    const met = document.elementFromPoint(x + width / 2, y + height / 2 + off)
    return control.contains(met)
  }
  return { isWide: width >= 44, isHigh: isMet(-21.5) && isMet(21.5) }
}

test('is read on a phone without pushing, and each control meets a finger', async () => {
  await page.viewport(390, 844)
  const failing = {
    ...{ state: 'failing', waiting: 2, parked: 1, failures: 14, secrets: [SECRET] },
    ...{ failing_since: '2026-11-20T01:00:00Z', next_at: '2026-11-20T07:00:00Z' },
    changes_lost_at: '2026-11-19T01:00:00Z',
  }
  service(KEPT, {
    [`GET ${AT}/state`]: { ...WEBHOOK_STATE, ...failing },
    [`GET ${AT}/deliveries`]: { data: DELIVERIES, next_cursor: 'more' },
  })
  openPage('/webhooks/1/deliveries')
  const entries = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect.poll(() => entries.elements().length).toBe(DELIVERIES.length)
  await expect.element(entries.nth(0)).toHaveTextContent('Not tried yet')
  await expect.element(entries.nth(1)).toHaveTextContent(/9 attempts, last .*, again /)
  expect(entries.nth(1).getByRole('button').elements()).toEqual([])
  const again = entries.nth(2).getByRole('button', { name: /^Send again: contract/ })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'How to go on' })).toBeVisible()

  const controls = [...document.querySelectorAll('#main section :is(button, a, label)')]
  expect(controls.length).toBeGreaterThan(9)
  for (const control of controls) {
    expect(reach(control), `${control.textContent}`).toEqual({ isWide: true, isHigh: true })
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await expectAccessible('#main')
})
