import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { role, serviceAccount } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { type Answers, service } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { chooseTyped } from '../support/chooseTyped'
import { openPage, pageAt } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import { namesOf } from '../support/nameService'
import '../support/field'

/** The pages of a service account, and of its keys. */

const ACCOUNT = {
  ...{ user_id: '11', display_name: 'Workshop orders', role_id: '3', role_name: 'Viewer' },
  ...{ order_channel: false, enabled: true, note: null },
}
const VIEWER = { role_id: '3', name: 'Viewer', permissions: ['Approvals:Read', 'Clients:Read'] }
const THERE: Answers = {
  ...keptRecord(serviceAccount, ACCOUNT).answers,
  ...keptRecord(role, VIEWER).answers,
  'GET /fm/names/role': namesOf({ id: '3', name: 'Viewer' }),
}

const keyOf = (key_id: string, more: object = {}) => ({
  ...{ key_id, name: 'Nightly run', prefix: `fb_${key_id}`, state: 'active' },
  ...{ permissions: ['Clients:Read'], networks: ['127.0.0.0/8', '::1/128'], replaced_by: null },
  ...{ created: '2026-11-20T02:00:00Z', expires_at: '2027-11-20T02:00:00Z', revoked_at: null },
  ...{ last_used_at: null, last_used_from: null, last_refused_at: null, last_refused_from: null },
  ...{ last_refusal: null, ...more },
})

const KEYS = '/admin/service-accounts/11/keys'
const heading = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const shown = page.getByRole('dialog', { name: 'The new key' })

/** What the dialog shows of a key, once it is closed. */
async function passedOn(): Promise<string | null> {
  const key = shown.getByText(/^fb_/)
  await expect.element(key).toBeVisible()
  const { textContent } = key.element()
  await shown.getByRole('button', { name: 'I have passed it on' }).click()
  await expect.element(shown).not.toBeInTheDocument()
  return textContent
}

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('an account is added with a role, and opens', async () => {
  const { writes } = service(THERE, {
    'POST /admin/service-accounts': () => Response.json(ACCOUNT, { status: 201 }),
  })
  openPage('/service-accounts/new')
  await page.getByField('display_name').fill('Workshop orders')
  await chooseTyped(page.getByField('role_id').first(), 'view', /^Viewer/)
  await button('Add service account').click()
  await expect.element(heading).toHaveTextContent('Workshop orders')
  expect(pageAt()).toBe('/service-accounts/11')
  expect(writes()[0]?.body).toMatchObject({ display_name: 'Workshop orders', role_id: '3' })
})

test('what a key may be given stands there too where the page of the role was open before, and that page after it', async () => {
  service(THERE)
  openPage('/roles/3')
  await expect.element(heading).toHaveTextContent('Viewer')
  history.pushState(null, '', '/service-accounts/11/keys')
  await button('Make a key').click()
  const dialog = page.getByRole('dialog', { name: 'Make a key' })
  await dialog.getByText('Only some of it').click()
  await expect.element(dialog.getByText('Clients:Read', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  history.pushState(null, '', '/roles/3')
  await expect.element(page.getByRole('checkbox', { name: /Clients:Read/ })).toBeChecked()
})

test('a key for a part of the role is made once its networks are some, and is shown once', async () => {
  const errors = [
    { pointer: '/networks/0', code: 'invalid', message: 'Takes a network such as 10.0.0.0/8.' },
  ]
  const { writes, answer } = service(THERE, {
    [`POST ${KEYS}`]: () => refusal('validation_failed', { errors }),
  })
  openPage('/service-accounts/11/keys')
  await button('Make a key').click()
  const dialog = page.getByRole('dialog', { name: 'Make a key' })
  await dialog.getByLabelText('Name').fill('Nightly run')
  await dialog.getByText('Only some of it').click()
  await dialog.getByText('Clients:Read', { exact: true }).click()
  const networks = dialog.getByLabelText('Networks')
  await networks.fill('everywhere')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(dialog).toHaveTextContent('Takes a network such as')
  await expectAccessible('[role=dialog]')

  const made = keyOf('1')
  answer({
    [`POST ${KEYS}`]: () => Response.json({ ...made, key: 'fb_1secret' }, { status: 201 }),
    [`GET ${KEYS}`]: { data: [made] },
  })
  await networks.fill('127.0.0.0/8, ::1')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  expect(await passedOn()).toBe('fb_1secret')
  expect(writes().at(-1)?.body).toMatchObject({
    ...{ name: 'Nightly run', permissions: ['Clients:Read'], networks: ['127.0.0.0/8', '::1'] },
  })
  const row = page.getByRole('row', { name: /Nightly run/ })
  await expect.element(row).toHaveTextContent('Clients:Read')
  await expect.element(row).toHaveTextContent('Active')
  await expectAccessible('#main')
})

test('a key is replaced and revoked, and the list is read anew each time', async () => {
  let keys = [keyOf('1')]
  const { writes } = service(THERE, {
    [`GET ${KEYS}`]: () => Response.json({ data: keys }),
    [`POST ${KEYS}/1/rotate`]: () => {
      const second = keyOf('2')
      keys = [second, keyOf('1', { replaced_by: '2' })]
      return Response.json({ ...second, key: 'fb_2secret' }, { status: 201 })
    },
    [`DELETE ${KEYS}/2`]: () => {
      keys = [
        keyOf('2', { state: 'revoked', revoked_at: '2026-11-21T02:00:00Z' }),
        keyOf('1', { replaced_by: '2' }),
      ]
      return new Response(null, { status: 204 })
    },
  })
  openPage('/service-accounts/11/keys')
  await button('Replace Nightly run').click()
  await button('Make the new key').click()
  expect(await passedOn()).toBe('fb_2secret')
  // The newest stands first, once the list is read again.
  const revoke = button('Revoke Nightly run')
  await expect.poll(() => revoke.elements().length).toBe(2)
  await revoke.first().click()
  await button('Revoke').click()
  await expect.poll(() => page.getByRole('row', { name: /Revoked/ }).elements().length).toBe(1)
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${KEYS}/1/rotate`,
    `DELETE ${KEYS}/2`,
  ])
})

test('a key is left by Back only when asked to, as it is not shown again, nor loaded away', async () => {
  service(THERE, {
    [`GET ${KEYS}`]: { data: [keyOf('1')] },
    [`POST ${KEYS}/1/rotate`]: () =>
      Response.json({ ...keyOf('2'), key: 'fb_2secret' }, { status: 201 }),
  })
  openPage('/service-accounts/11')
  history.pushState(null, '', '/service-accounts/11/keys')
  await button('Replace Nightly run').click()
  await button('Make the new key').click()
  await expect.element(shown).toHaveTextContent('fb_2secret')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)

  history.back()
  const asking = page.getByRole('alertdialog', { name: 'Leave without the key?' })
  await expect.element(asking).toHaveTextContent('It is not shown again.')
  await asking.getByRole('button', { name: 'Stay' }).click()
  await expect.element(asking).not.toBeInTheDocument()
  expect(pageAt()).toBe('/service-accounts/11/keys')
  expect(await passedOn()).toBe('fb_2secret')
  // It is kept by now: nobody is asked, and one step leads back.
  history.back()
  await expect.poll(pageAt).toBe('/service-accounts/11')
  await expect.element(asking).not.toBeInTheDocument()
})

test('a key that was made stands in the history of its account', async () => {
  const kept = keptRecord(serviceAccount, ACCOUNT)
  const made = { ...kept.entries[0], action: 'updated', changes: [{ field: 'key' }] }
  service(kept.answers, { 'GET /fm/events': listOf(made) })
  openPage('/service-accounts/11/history')
  await expect.element(page.getByText('Key', { exact: true }).first()).toBeVisible()
})

test('keys fit into a window and onto a phone, with days on one line', async () => {
  const used = {
    last_used_at: '2026-11-20T03:00:00Z',
    last_used_from: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
  }
  const name = 'Nightly run of the ledger of the districts of the western plains'
  service(THERE, { [`GET ${KEYS}`]: { data: [keyOf('1', { ...used, name, permissions: null })] } })
  openPage('/service-accounts/11/keys')
  const day = page.getByText(/20 Nov 2027/)
  await expect.element(day).toBeVisible()
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  expect(linesOf(day.element())).toBeLessThanOrEqual(2)
  const table = page.getByRole('table', { name: 'Keys' }).element().parentElement as Element
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)

  await page.viewport(390, 844)
  const entry = page.getByRole('listitem').filter({ hasText: name })
  await expect.element(entry).toHaveTextContent(/All that the role does.*20 Nov 2027.*2001:db8/)
  expect(linesOf(entry.getByText(/20 Nov 2027/).element())).toBe(1)
  expect(linesOf(entry.getByText('All that the role does').element())).toBe(1)
  await expect.element(button(`Revoke ${name}`)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await expectAccessible('#main')
})
