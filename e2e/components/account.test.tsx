import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actFor } from '@/components/session/actingFor'
import { chooseTimeZone, resumeTimeZone } from '@/components/time/timeZone'
import { supplier } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { service } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { takeAway } from '../support/component'
import { openPage, pageAt } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import { namesOf } from '../support/nameService'
import '../support/field'

/** What an account has wherever one is: for whom it acts, its time zone, its password. */

const MALLEE = { supplier_id: 'S-1', name: 'Mallee Tyres', trading_name: null }

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const code = page.getByField('trading_name')
const heading = page.getByRole('heading', { level: 1 })

beforeEach(async () => {
  await page.viewport(1280, 720)
})
afterEach(() => {
  actFor(null)
  chooseTimeZone(null)
})

async function saveAs(text: string) {
  await code.fill(text)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .element(page.getByRole('region', { name: 'Unsaved changes' }))
    .not.toBeInTheDocument()
}

test('acts for another under a banner until that is stopped, and says so with each save', async () => {
  const { writes } = service(keptRecord(supplier, MALLEE).answers, {
    'GET /fm/names/user': namesOf({ id: '7', name: 'Tom Hale' }, { id: '8', name: 'Ana Petrov' }),
  })
  openPage('/suppliers/S-1')
  await button('Account of Priya Raman, PR').click()
  await page.getByRole('menuitem', { name: 'Act for another user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Act for another user' })
  await dialog.getByRole('searchbox').fill('Tom')
  await dialog.getByRole('menuitemradio', { name: /Tom Hale/ }).click()
  const banner = page.getByText('Acting for Tom Hale')
  await expect.element(banner).toBeVisible()
  await saveAs('ON-BEHALF')
  const actedFor = () => writes().map(({ headers }) => headers.get('audit-user-id'))
  expect(actedFor()).toEqual(['7'])

  await button('Stop').click()
  await expect.element(banner).not.toBeInTheDocument()
  // The button that had the focus has gone with the banner.
  expect(document.activeElement?.id).toBe('main')
  await saveAs('MY-OWN')
  expect(actedFor()).toEqual(['7', null])
})

test('stands in the history beside whom it acted for', async () => {
  const kept = keptRecord(supplier, MALLEE)
  const both = {
    user: { user_id: '2', display_name: 'Priya Raman' },
    audit_user: { user_id: '7', display_name: 'Tom Hale' },
  }
  service(kept.answers, { 'GET /fm/events': listOf({ ...kept.entries[0], ...both }) })
  openPage('/suppliers/S-1/history')
  await expect.element(page.getByText(/Priya Raman.*Tom Hale/).first()).toBeVisible()
})

const TAG = { name: 'Clients', description: 'Clients.' }
const operation = (number: number) => ({
  get: {
    ...{ operationId: `read${number}`, tags: ['Clients'], summary: `Read ${number}` },
    ...{ description: '', responses: { 200: { description: `${'Long. '.repeat(900)}` } } },
  },
})
const DOCUMENT = {
  ...{ openapi: '3.1.0', info: { title: 'Fleetbook', version: '1', description: '' } },
  ...{ servers: [{ url: '/api/v1' }], tags: [TAG], components: {} },
  paths: Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [`/things/${number}`, operation(number)]),
  ),
}

test('acts under a banner that hides nothing of what stays in sight beside a long page', async () => {
  service({ 'GET /openapi.json': DOCUMENT })
  openPage('/api-reference/read1')
  const finder = page.getByRole('searchbox', { name: 'Find an operation' })
  await expect.element(finder).toBeVisible()
  actFor({ user_id: '7', display_name: 'Tom Hale' })
  const banner = page.getByText('Acting for Tom Hale')
  await expect.element(banner).toBeVisible()
  scrollTo(0, 2000)
  await expect.poll(() => scrollY).toBeGreaterThan(500)
  const isMet = () => {
    const { x, y, width, height } = finder.element().getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === finder.element()
  }
  await expect.poll(isMet).toBe(true)
})

test('sees times in the zone of its choice, which is sent with each call from then on', async () => {
  const kept = keptRecord(supplier, MALLEE)
  const { asked } = service(kept.answers)
  openPage('/suppliers/S-1')
  await expect.element(page.getByText(/^Added 21 Nov/)).toHaveTextContent('04:00 +00:00')
  await button(/^Time zone/).click()
  await page.getByRole('searchbox', { name: 'Find a time zone' }).fill('adel')
  await page.getByRole('menuitemradio', { name: /Adelaide/ }).click()
  await expect.element(page.getByText(/^Added 21 Nov/)).toHaveTextContent('14:30 +10:30')
  await expect.element(button(/^Time zone: Australia\/Adelaide/)).toBeVisible()
  takeAway()
  resumeTimeZone('9')
  const before = asked.length
  openPage('/suppliers/S-1')
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  expect(asked[before]?.headers.get('time-zone')).toBe('Australia/Adelaide')
})

test('has a profile, where its password is changed once all of it is right', async () => {
  const present = '/current_password'
  const errors = [
    { pointer: present, code: 'wrong', message: 'This is not your present password.' },
  ]
  const { writes, answer } = service({
    'POST /me/password': () => refusal('validation_failed', { errors }),
    'GET /me/second-factors': { data: [], recovery_codes: 0 },
  })
  openPage('/')
  await button(/^Account of/).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect.poll(pageAt).toBe('/profile')
  await expect.element(heading).toHaveTextContent('Priya Raman')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(crumbs).toHaveTextContent(/^Profile$/)
  await expect.element(button('Add a passkey')).toBeVisible()
  await expectAccessible('#main')

  const field = (name: string) => page.getByLabelText(name, { exact: true })
  const submit = button('Change password')
  await submit.click()
  await expect.element(field('Present password')).toHaveFocus()
  await field('Present password').fill('not the password')
  await field('New password').fill('a new long passphrase')
  await field('New password again').fill('a new long passphras')
  await submit.click()
  await expect.element(page.getByText('This is not the same password.')).toBeVisible()
  expect(writes()).toEqual([])
  await field('New password again').fill('a new long passphrase')
  await submit.click()
  await expect.element(page.getByText('This is not your present password.')).toBeVisible()
  answer({ 'POST /me/password': () => new Response(null, { status: 204 }) })
  await field('Present password').fill('the present password')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Changed your password/)).toBeVisible()
  await expect.element(field('New password')).toHaveValue('')
  expect(writes().at(-1)?.body).toEqual({
    current_password: 'the present password',
    new_password: 'a new long passphrase',
  })
})

test('has no password to keep here where an identity provider says who it is', async () => {
  service()
  openPage('/profile', { is_federated: true })
  await expect.element(page.getByText(/identity provider says who you are/)).toBeVisible()
  expect(page.getByLabelText('Present password').elements()).toEqual([])
})

test('is told on its profile that its role asks for a second factor, and led nowhere else', async () => {
  service({ 'GET /me/second-factors': { data: [], recovery_codes: 0 } })
  openPage('/profile', { permissions: [], needs_second_factor: true })
  await expect.element(page.getByText(/^Your role asks for a second factor/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Clients' }).elements()).toEqual([])
})
