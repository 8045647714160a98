import { type Call, done } from '@fleetbook/playwright'
import { expectAccessible, settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

const ownWebhook = (call: Call) =>
  done(
    call('POST', '/admin/webhooks', {
      name: `Receiver ${crypto.randomUUID().slice(0, 8)}`,
      url: 'https://receiver.example/changes',
      role_id: '3',
      active: false,
    }),
  )

test('a webhook is given a secret, tried, and sends again', async ({ signedInAs, as }) => {
  const { webhook_id } = await ownWebhook(await as('admin'))
  const page = await signedInAs('admin')
  await page.goto(`/webhooks/${webhook_id}/deliveries`)
  await expect(page.getByText('Nothing is sent while the webhook is inactive')).toBeVisible()
  await page.getByRole('button', { name: 'Make a secret' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the secret' }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole('button', { name: 'I have passed it on' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a test' }).click()
  const row = page.getByRole('row', { name: /A test/ })
  await expect(row.getByText('Test failed')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByText('All of the last hour').click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('0 deliveries are sent again')).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'main')
})

/** What could not be told of the receiver in fewer words. */
const delivery = (more: object) => ({
  delivery_id: '1',
  message_id: 'msg_1',
  state: 'waiting',
  resource: 'client',
  id: '10001',
  action: 'updated',
  at: '2026-11-20T02:00:00Z',
  attempts: 0,
  next_at: null,
  last_at: null,
  last_status: null,
  last_milliseconds: null,
  last_answer: null,
  last_error: null,
  ...more,
})
const TRIED = { attempts: 9, last_at: '2026-11-20T03:00:00Z', last_milliseconds: 88 }
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

test.describe('At 390 by 844', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('how a webhook fails is read without pushing, and each control meets a finger', async ({
    signedInAs,
    as,
  }) => {
    const { webhook_id } = await ownWebhook(await as('admin'))
    const page = await signedInAs('admin')
    // Hours of failing, which no test waits for.
    const at = `**/api/v1/admin/webhooks/${webhook_id}`
    await page.route(`${at}/state`, async (route) => {
      const answer = await route.fetch()
      const failing = {
        state: 'failing',
        waiting: 2,
        parked: 1,
        failures: 14,
        failing_since: '2026-11-20T01:00:00Z',
        next_at: '2026-11-20T07:00:00Z',
        changes_lost_at: '2026-11-19T01:00:00Z',
      }
      await route.fulfill({ json: { ...(await answer.json()), ...failing } })
    })
    await page.route(`${at}/deliveries?*`, (route) =>
      route.fulfill({ json: { data: DELIVERIES, next_cursor: 'more' } }),
    )
    await page.goto(`/webhooks/${webhook_id}/deliveries`)
    const entries = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
    await expect(entries).toHaveCount(DELIVERIES.length)
    await expect(entries.nth(0)).toContainText('Not tried yet')
    await expect(entries.nth(1)).toContainText(/9 attempts, last .*, again /)
    await expect(entries.nth(1).getByRole('button')).toHaveCount(0)
    await expect(
      entries.nth(2).getByRole('button', { name: /^Send again: contract/ }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'How to go on' })).toBeVisible()

    const main = page.getByRole('main')
    const controls = main.getByRole('region').locator('button, a, label')
    expect(await controls.count()).toBeGreaterThan(9)
    for (const control of await controls.all()) {
      await control.scrollIntoViewIfNeeded()
      expect(await control.evaluate(reach), `${await control.textContent()}`).toEqual({
        isWide: true,
        isHigh: true,
      })
    }
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beside).toBeLessThanOrEqual(0)
    await settled(page)
    await expectAccessible(page, 'main')
  })
})

/** Whether a finger that is off by less than 22 px above or below still meets a control. */
function reach(control: Element): { isWide: boolean; isHigh: boolean } {
  const { x, y, width, height } = control.getBoundingClientRect()
  const isMet = (off: number) => {
    const met = document.elementFromPoint(x + width / 2, y + height / 2 + off)
    return control.contains(met)
  }
  return { isWide: width >= 44, isHigh: isMet(-21.5) && isMet(21.5) }
}
