import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client, supplier } from '@/lib/resources'
import { refusal } from '../support/bodies'
import { drawn } from '../support/component'
import { openConsole } from '../support/openConsole'
import {
  box,
  choose,
  field,
  fieldAt,
  fill,
  holds,
  opened,
  pressSave,
  save,
  unsaved,
} from '../support/openForm'
import { recordService } from '../support/recordService'

/** The form of a record: how fields are found, what is sent of them, and what is held once it is. */

/** Opens a client for whoever may change it. */
async function openClient() {
  const service = recordService(client, '10001', { name: 'Corio Bay', finance_limit: 75.5 })
  openConsole('/clients/10001', ['Clients:Read', 'Clients:Update'])
  await opened('name')
  return service
}

/** Opens a supplier, which has fewer fields, for whoever may do so much. */
function openSupplier(permissions = ['Suppliers:Read', 'Suppliers:Update']) {
  const service = recordService(supplier, 'S-1', { name: 'Mallee', trading_name: 'Mallee Tyres' })
  openConsole('/suppliers/S-1', permissions)
  return service
}

const isShown = (name: string) => field(name)?.checkVisibility() ?? false

beforeEach(() => page.viewport(1280, 720))

test('Fields are found by label, API name and the words of the trade', async () => {
  await openClient()
  await opened('phone')
  const find = page.getByRole('searchbox', { name: 'Find a field' })
  const shown = (...names: string[]) => expect.poll(() => names.map(isShown))
  await find.fill('finance limit')
  await shown('finance_limit', 'phone').toEqual([true, false])
  await find.fill('rcti_flag')
  await shown('rcti_flag', 'finance_limit').toEqual([true, false])
  await find.fill('recipient created')
  await shown('rcti_flag', 'finance_limit').toEqual([true, false])
  // A section of that name has more fields than these.
  await find.fill('billing and invoicing')
  await shown('payment_method').toEqual([false])
  await find.fill('xyzzy')
  const all = () => [...document.querySelectorAll('[data-field]')]
  await expect.poll(() => all().filter((each) => each.checkVisibility())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await shown('phone').toEqual([true])
})

test('A field goes back to its default, which is sent as null and alone', async () => {
  const service = openSupplier()
  await (await opened('trading_name')).hover()
  await page.getByRole('button', { name: 'About Trading name', exact: true }).click()
  const help = page.getByRole('dialog', { name: 'About Trading name' })
  await expect.element(help).toHaveTextContent('trading_name')
  await help.getByRole('button', { name: 'Reset to default' }).click()
  await holds('trading_name', '')
  await save()
  expect(service.writes().map(({ body }) => body)).toEqual([{ trading_name: null }])
})

test('The request of the next save is shown as it is sent, but for the token', async () => {
  const service = openSupplier()
  await fill('contact', "It's <shown>")
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Show request' }).click()
  const http = page.getByRole('dialog').getByRole('region', { name: 'HTTP' })
  await expect.element(http).toBeVisible()
  const text = http.element().querySelector('pre')?.textContent ?? ''
  const [head = '', body = ''] = text.split('\n\n')
  const [line = '', ...lines] = head.split('\n')
  await userEvent.keyboard('{Escape}')
  await expect.element(http).not.toBeInTheDocument()
  await save()
  const [sent] = service.writes()
  expect(line).toBe(`${sent?.method} ${sent?.path} HTTP/1.1`)
  expect(JSON.parse(body)).toEqual(sent?.body)
  expect(sent?.body).toEqual({ contact: "It's <shown>" })
  const own = [`Host: ${location.host}`, 'Authorization: Bearer <token>']
  expect(lines).toEqual(expect.arrayContaining(own))
  const rest = lines
    .filter((each) => !own.includes(each))
    .map((each) => each.split(': ') as [string, string])
  expect(rest.map(([name]) => name)).toContain('If-Match')
  expect(rest).toEqual(rest.map(([name]) => [name, sent?.headers.get(name)]))
  expect(sent?.headers.has('authorization')).toBe(false)
})

test('One changed field of every kind is sent as it was meant, to the last digit', async () => {
  const service = await openClient()
  await fill('client_class', 'Key account')
  await fill('finance_limit', '9999999999999.123456')
  await fill('lead_time', '14')
  await fill('finance_review_date', '30 Jun 2027')
  await fill('mla_note', 'First line')
  await fill('client_defaults.management_fee', '12.5')
  await fill('billing_terms_id', 'NET30')
  await choose('billing_interval', 'Fortnightly')
  await fieldAt('rcti_flag').getByText('Yes', { exact: true }).click()
  await fill('dirty_flag', '2026-03-01T10:00:00+10:30')
  await fill('bespoke_field_values', '{"depot":"North","limit":12345678901234567.25}')
  await fieldAt('inclusion_client_exclusions').getByRole('button', { name: 'Add an entry' }).click()
  await userEvent.keyboard('TYRES')
  await expect.element(unsaved).toHaveTextContent('12 changes')
  await save()
  const [sent] = service.writes()
  // Read as doubles, these would have lost their last digits.
  expect(sent?.text).toContain('"finance_limit":9999999999999.123456')
  expect(sent?.text).toContain('12345678901234567.25')
  expect(sent?.body).toEqual({
    ...{ client_class: 'Key account', finance_review_date: '2027-06-30', mla_note: 'First line' },
    ...{ billing_terms_id: 'NET30', billing_interval: 'fortnightly', rcti_flag: 'yes' },
    ...{ dirty_flag: '2026-02-28T23:30:00Z', inclusion_client_exclusions: ['TYRES'] },
    ...{ client_defaults: { management_fee: 12.5 }, lead_time: 14 },
    finance_limit: expect.any(Number),
    bespoke_field_values: { depot: 'North', limit: expect.any(Number) },
  })
})

test('Who may not change a record reads it, and has nothing to save', async () => {
  const service = openSupplier(['Suppliers:Read'])
  await expect.poll(() => field('name')?.textContent).toContain('Mallee')
  expect(box('name')).toBeNull()
  await pressSave()
  expect(page.getByRole('button', { name: /^Save/ }).elements()).toEqual([])
  expect(service.writes()).toEqual([])
})

test('A field that is chosen in the review has the focus once the dialog has gone, and keeps it', async () => {
  openSupplier()
  await fill('contact', 'AGAIN')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review 1 change' })
  await review.getByRole('button', { name: 'Contact', exact: true }).click()
  await expect.element(review).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === box('contact')).toBe(true)
  // Nothing takes it from there.
  await drawn()
  expect(document.activeElement).toBe(box('contact'))
})

test('What was saved without an answer is sent once more as the same, and done once', async () => {
  const service = openSupplier()
  await fill('contact', 'AGAIN')
  service.intercept((_, goOn) => {
    goOn()
    service.intercept(undefined)
    return Promise.reject(new TypeError('no way back'))
  })
  await pressSave()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(unsaved).not.toBeInTheDocument()
  await holds('contact', 'AGAIN')
  const keys = service.writes().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(service.events()).toHaveLength(2)
})

test('What was saved without an answer is not called unwritten where the next try finds no database', async () => {
  const service = openSupplier()
  await fill('contact', 'AGAIN')
  service.intercept((_, goOn) => {
    goOn()
    service.intercept(async () => refusal('unavailable'))
    return Promise.reject(new TypeError('no way back'))
  })
  await pressSave()
  await page.getByRole('button', { name: 'Retry' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'cannot use its database' })
  await expect.element(alert).toHaveTextContent('a save that did get through is not made twice')
  await expect.element(alert).not.toHaveTextContent('Nothing was written')
  service.intercept(undefined)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(service.events()).toHaveLength(2)
})

test('What was saved without an answer is settled by a refusal of the same, and the next is not told by it', async () => {
  const service = openSupplier()
  await fill('contact', 'AGAIN')
  const answers = [
    () => Promise.reject(new TypeError('no way there')),
    async () => refusal('validation_failed', { detail: 'No such contact.' }),
    async () => refusal('unavailable'),
  ]
  service.intercept((_, goOn) => answers.shift()?.() ?? goOn())
  await pressSave()
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect.element(page.getByText('No such contact.')).toBeVisible()
  await retry.click()
  const alert = page.getByRole('alert').filter({ hasText: 'cannot use its database' })
  await expect.element(alert).toHaveTextContent('Nothing was written')
})

test('What was saved here without an answer is not told to have been saved in another window alone', async () => {
  const service = openSupplier()
  await fill('contact', 'UNHEARD')
  service.intercept((_, goOn) => {
    goOn()
    return Promise.reject(new TypeError('no way back'))
  })
  await pressSave()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  service.intercept(undefined)
  document.dispatchEvent(new Event('visibilitychange'))
  const told = page.getByText(/saved this record/)
  await expect.element(told).toHaveTextContent('You saved this record here, by a save that was')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(unsaved).not.toBeInTheDocument()
  await expect.element(told).not.toBeInTheDocument()
  expect(service.events()).toHaveLength(2)
})
