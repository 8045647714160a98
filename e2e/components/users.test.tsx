import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { user } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { service } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { chooseTyped } from '../support/chooseTyped'
import { openPage, pageAt } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import { namesOf } from '../support/nameService'
import '../support/field'

/** The pages of users, as an administrator has them. */

const ROLES = [
  { id: '1', name: 'Administrator' },
  { id: '2', name: 'Editor' },
  { id: '3', name: 'Viewer' },
  { id: '4', name: 'Integration' },
]
const NAMES = { 'GET /fm/names/role': namesOf(...ROLES) }
const TOM = {
  ...{ user_id: '7', user_name: 'tom.hale', display_name: 'Tom Hale', role_id: '2' },
  ...{ enabled: true, second_factors: 0, identity_provider: null, identity_linked: null },
}
const roleOf = <Of extends Readonly<Record<string, unknown>>>(record: Of) => ({
  ...record,
  role_name: ROLES.find(({ id }) => id === record.role_id)?.name,
})
const keptTom = (more: object = {}) => keptRecord(user, { ...TOM, ...more }, roleOf)

const heading = page.getByRole('heading', { level: 1 })
const box = (name: string) => page.getByField(name)
const roleBox = box('role_id').first()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (hasText: string) => page.getByRole('row').filter({ hasText })

/** Opens the menu of the form, and takes a line of it. */
async function act(line: string) {
  await button('More').click()
  await page.getByRole('menuitem', { name: line }).click()
}

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('their list says by one word what role each has', async () => {
  service({ 'GET /admin/users': listOf(roleOf(TOM)) })
  openPage('/users')
  await expect.element(row('Tom Hale')).toHaveTextContent('Editor')
  await expect
    .element(page.getByRole('columnheader', { name: 'Role', exact: true }))
    .toBeInTheDocument()
})

test('a new one is told what lacks and what is too short, gets a role by its name, and opens', async () => {
  const errors = [{ pointer: '/password', code: 'too_short', message: 'Takes 12 characters.' }]
  const { writes, answer } = service(NAMES, {
    'POST /admin/users': () => refusal('validation_failed', { errors }),
  })
  openPage('/users/new')
  await button('Add user').click()
  await expect.element(box('user_name')).toHaveAttribute('aria-invalid', 'true')
  expect(writes()).toEqual([])
  await box('user_name').fill('nora')
  await box('display_name').fill('Nora New')
  await chooseTyped(roleBox, 'view', /^Viewer/)
  await expect.element(roleBox).toHaveValue('Viewer')
  const password = box('password')
  await password.fill('too short')
  await button('Add user').click()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')

  const nora = { ...TOM, user_id: '12', user_name: 'nora', display_name: 'Nora New' }
  answer(keptRecord(user, nora, roleOf).answers)
  answer({ 'POST /admin/users': () => Response.json(nora, { status: 201 }) })
  await password.fill('long enough to pass')
  await button('Add user').click()
  await expect.element(heading).toHaveTextContent('Nora New')
  expect(pageAt()).toBe('/users/12')
  expect(writes().at(-1)?.body).toMatchObject({
    ...{ user_name: 'nora', display_name: 'Nora New', role_id: '3' },
    password: 'long enough to pass',
  })
})

test('are listed with their role, and whether they may sign in', async () => {
  service(NAMES, { 'GET /admin/users': listOf({ ...roleOf(TOM), _etag: '"1"' }) })
  openPage('/users')
  await expect.element(row('tom.hale')).toHaveTextContent('Editor')
  await expect.element(row('tom.hale')).toHaveTextContent('Yes')
})

test('who manages none has no way to them', async () => {
  service()
  openPage('/', { permissions: ['Clients:Read'] })
  await expect.element(page.getByRole('link', { name: 'Clients' }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Account of Priya Raman' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Users' }).elements()).toEqual([])
})

test('are listed by the role that a filter names', async () => {
  const partner = { ...TOM, user_id: '8', display_name: 'Partner', role_id: '4' }
  const all = [roleOf(TOM), roleOf(partner)]
  service(NAMES, {
    'GET /admin/users': ({ query }) =>
      listOf(...all.filter(({ role_id }) => (query.get('role_id') ?? role_id) === role_id)),
  })
  openPage('/users')
  await expect.element(row('Tom Hale')).toBeVisible()
  await button('Filter').click()
  await page.getByRole('menuitem', { name: 'Role', exact: true }).click()
  await chooseTyped(page.getByRole('combobox', { name: 'Role' }), 'integ', /^Integration/)
  const chosen = page.getByRole('list', { name: 'Chosen for Role' })
  await expect.element(chosen).toHaveTextContent('Integration')
  await button('Apply').click()
  await expect
    .poll(() => document.querySelector('[data-filter=Role]')?.textContent)
    .toContain('Role: Integration')
  await expect.element(row('Tom Hale')).not.toBeInTheDocument()
  await expect.element(row('Partner')).toBeVisible()
  expect(pageAt()).toContain('role_id=4')
})

test('are given a new password, which makes what is saved next no change of a second person', async () => {
  const tom = keptTom()
  const { writes } = service(NAMES, tom.answers, {
    'PUT /admin/users/7/password': () => {
      tom.change({}, { user_id: '2', display_name: 'Priya Raman' })
      return new Response(null, { status: 204 })
    },
  })
  openPage('/users/7')
  await expect.element(page.getByRole('tab', { name: 'History 1' })).toBeVisible()
  await act('Set password')
  const dialog = page.getByRole('dialog', { name: 'Set the password of Tom Hale' })
  const password = dialog.getByField('password')
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('short{Enter}')
  await expect.element(dialog).toHaveTextContent('at least 12 characters')
  expect(writes()).toEqual([])
  await expectAccessible('[role=dialog]')
  await password.fill('another long passphrase')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'History 2' })).toBeVisible()
  expect(writes().map(({ body }) => body)).toEqual([{ password: 'another long passphrase' }])

  await box('display_name').fill('Tom Hale again')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Saved 1 change', { exact: true })).toBeVisible()
})

test('are given another role by its name, which their head tells', async () => {
  const { writes } = service(NAMES, keptTom().answers)
  openPage('/users/7')
  await chooseTyped(roleBox, 'admin', /^Administrator/)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Role Administrator')).toBeVisible()
  expect(writes().map(({ body }) => body)).toEqual([{ role_id: '1' }])
})

test('who would take from themselves what only somebody else can give back are asked first, and are read anew', async () => {
  const priya = { ...TOM, user_id: '2', user_name: 'priya', display_name: 'Priya Raman' }
  const { writes, answer } = service(NAMES, keptRecord(user, priya, roleOf).answers)
  openPage('/users/2')
  await chooseTyped(roleBox, 'view', /^Viewer/)
  await userEvent.keyboard('{Control>}s{/Control}')
  const question = page.getByRole('alertdialog', { name: 'Give yourself another role?' })
  await expect.element(question).toBeVisible()
  await expectAccessible('[role=alertdialog]')
  await question.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(writes()).toEqual([])

  const enabled = (word: string) => page.getByRole('radio', { name: word, exact: true })
  await enabled('No').click()
  await button('Save').click()
  const ending = page.getByRole('alertdialog', { name: 'Disable your own account?' })
  await ending.getByRole('button', { name: 'Back to the form' }).click()
  await enabled('Yes').click()
  answer({
    'GET /me': {
      ...{ user: { user_id: '2', user_name: 'priya', display_name: 'Priya Raman' } },
      ...{ role: { name: 'Viewer' }, permissions: ['Users:Manage', 'Clients:Read'] },
      ...{ needs_second_factor: false, is_federated: false, key: null },
    },
  })
  const approvals = page.getByRole('link', { name: 'Approvals' }).first()
  await expect.element(approvals).toBeVisible()
  await button('Save').click()
  await question.getByRole('button', { name: 'Change my role' }).click()
  await expect.poll(() => writes().map(({ body }) => body)).toEqual([{ role_id: '3' }])
  await expect.element(approvals).not.toBeInTheDocument()
})

test('who were changed meanwhile are merged', async () => {
  const tom = keptTom()
  const { writes } = service(NAMES, tom.answers)
  openPage('/users/7')
  await box('user_name').fill('tom.mine')
  tom.change({ display_name: 'Changed by another' })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText(/^Saved 1 change, merged with/)).toBeVisible()
  await expect.element(box('display_name')).toHaveValue('Changed by another')
  expect(writes().at(-1)?.body).toEqual({ user_name: 'tom.mine' })
})

test('whom an identity provider knows are told of it, and unlinked after a question', async () => {
  const link = { identity_provider: 'https://id.example', identity_linked: '2026-11-21T04:00:00Z' }
  const tom = keptTom(link)
  const { writes } = service(NAMES, tom.answers, {
    'DELETE /admin/users/7/identity': () => {
      tom.change({ identity_provider: null, identity_linked: null })
      return new Response(null, { status: 204 })
    },
  })
  openPage('/users/7')
  const linked = page.getByText(/^Linked to https:/)
  await expect.element(linked).toBeVisible()
  await act('Unlink identity provider')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Unlink', exact: true }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(linked).not.toBeInTheDocument()
  expect(writes()).toHaveLength(1)
})

test('have their second factors reset after a question', async () => {
  const tom = keptTom({ second_factors: 1 })
  const { writes } = service(NAMES, tom.answers, {
    'DELETE /admin/users/7/second-factors': () => {
      tom.change({ second_factors: 0 })
      return new Response(null, { status: 204 })
    },
  })
  openPage('/users/7')
  await act('Reset second factors')
  const question = page.getByRole('alertdialog')
  await expectAccessible('[role=alertdialog]')
  await question.getByRole('button', { name: 'Reset', exact: true }).click()
  // The question itself begins so too.
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Reset the second factors of/)).toBeVisible()
  expect(writes()).toHaveLength(1)
})

test('have a change undone from their history', async () => {
  const tom = keptTom()
  tom.change({ user_name: 'tom.mine' })
  const { writes } = service(NAMES, tom.answers, {
    'PATCH /admin/users': { data: [{ user_id: '7' }] },
    'GET /fm/events': ({ query }) => {
      const asked = query.get('request_id')
      const found = tom.entries.filter(({ request_id }) => (asked ?? request_id) === request_id)
      return query.has('conflicts_with') ? listOf() : listOf(...found)
    },
  })
  openPage('/users/7/history')
  await page
    .getByRole('button', { name: /^More about this request/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Undo this change' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Undo 1 field/ })
    .click()
  await expect
    .poll(() => writes().at(-1)?.body)
    .toMatchObject([{ user_id: '7', user_name: 'tom.hale' }])
})
