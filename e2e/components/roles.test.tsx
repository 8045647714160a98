import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { role } from '@/lib/resources'
import { expectAccessible } from '../support/accessible'
import { type Answers, service } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { takeAway } from '../support/component'
import { openPage, pageAt } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import { PRIYA } from '../support/persons'
import '../support/field'

/** The pages of roles, as an administrator has them. */

const AUDITOR = {
  ...{ role_id: '9', name: 'Auditor', permissions: ['Approvals:Read'] },
  ...{ requires_second_factor: false, users: 0, service_accounts: 0, webhooks: 0 },
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const nameBox = page.getByField('name')
const reads = (name: RegExp) => page.getByRole('checkbox', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function act(line: string) {
  await button('More').click()
  await page.getByRole('menuitem', { name: line }).click()
}

/** Whatever role is added has the number 9, and is kept as it was sent. */
const adding = (answer: (more: Answers) => void): Answers => ({
  'POST /admin/roles': ({ body }) => {
    const added = { ...AUDITOR, ...body }
    answer(keptRecord(role, added).answers)
    return Response.json(added, { status: 201 })
  },
})

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('are added with their permissions, of which one that is ticked twice has not changed', async () => {
  const { writes, answer } = service()
  answer(adding(answer))
  openPage('/roles/new')
  await nameBox.fill('Auditor')
  await page.getByText('See approvals and their history').click()
  await button('Add role').click()
  await expect.element(heading('Auditor')).toBeVisible()
  expect(writes().at(-1)?.body).toMatchObject({ name: 'Auditor', permissions: ['Approvals:Read'] })
  await expect.element(reads(/Approvals:Read/)).toBeChecked()
  const approvals = page.getByRole('region', { name: 'Approvals' })
  await approvals.getByText('Approvals:Read').click()
  await page.getByRole('region', { name: 'Locks' }).getByText('Locks:Break').click()
  await approvals.getByText('Approvals:Read').click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => writes().length).toBe(2)
  expect(writes().at(-1)?.body).toEqual({ permissions: ['Approvals:Read', 'Locks:Break'] })
})

test('are listed with how much they allow', async () => {
  const both = { ...AUDITOR, permissions: ['Approvals:Read', 'Locks:Break'], _etag: '"1"' }
  service({ 'GET /admin/roles': listOf(both) })
  openPage('/roles')
  const row = page.getByRole('row').filter({ hasText: 'Auditor' })
  await expect.element(row).toHaveTextContent('2 entries')
})

test('are deleted after a question', async () => {
  const kept = keptRecord(role, AUDITOR)
  const { writes } = service(kept.answers, {
    'DELETE /admin/roles/9': () => {
      kept.remove(PRIYA)
      return new Response(null, { status: 204 })
    },
  })
  openPage('/roles/9')
  await act('Delete role')
  const question = page.getByRole('alertdialog', { name: 'Delete the role Auditor?' })
  await expect.element(question).toBeVisible()
  await expectAccessible('[role=alertdialog]')
  await question.getByRole('button', { name: 'Delete role' }).click()
  await expect.poll(pageAt).toBe('/roles')
  expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"1.1"'])
  await expect.element(page.getByText('Deleted the role Auditor')).toBeVisible()
})

test('are deleted on the way back to the list that they were opened from', async () => {
  const kept = keptRecord(role, AUDITOR)
  service(kept.answers, {
    'GET /admin/roles': () => Response.json(listOf({ ...AUDITOR, _etag: '"1"' })),
    'DELETE /admin/roles/9': () => {
      kept.remove(PRIYA)
      return new Response(null, { status: 204 })
    },
  })
  openPage('/roles?requires_second_factor=false')
  await page.getByRole('link', { name: 'Auditor' }).click()
  await act('Delete role')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click()
  await expect.poll(pageAt).toBe('/roles?requires_second_factor=false')
})

test('that somebody has are not deleted, and it is said why', async () => {
  const detail = 'Another record needs the role Auditor: 1 user. Give it another role first.'
  service(keptRecord(role, { ...AUDITOR, users: 1 }).answers, {
    'DELETE /admin/roles/9': () => refusal('conflict', { detail }),
  })
  openPage('/roles/9')
  await act('Delete role')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete role' }).click()
  const alert = question.getByRole('alert')
  await expect.element(alert).toHaveTextContent('needs the role Auditor: 1 user.')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(heading('Auditor')).toBeVisible()
})

test('start from another one, under a name of their own', async () => {
  const { writes, answer } = service(
    keptRecord(role, { ...AUDITOR, role_id: '2', name: 'Editor' }).answers,
  )
  answer(adding(answer))
  openPage('/roles/2')
  await act('Copy to a new role')
  await expect.element(heading('Copy of Editor')).toBeVisible()
  await expect.element(nameBox).toHaveValue('')
  await nameBox.fill('Second editor')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(heading('Second editor')).toBeVisible()
  const { permissions } = AUDITOR
  expect(writes().at(-1)?.body).toMatchObject({ name: 'Second editor', permissions })
})

test('start from one that holds more without what whoever copies it lacks, and are added so', async () => {
  const { writes, answer } = service(
    keptRecord(role, {
      ...{ ...AUDITOR, role_id: '2', name: 'Editor' },
      permissions: ['Approvals:Read', 'Clients:Read'],
    }).answers,
  )
  answer(adding(answer))
  openPage('/roles/new?from=2', { permissions: ['Roles:Manage', 'Clients:Read'] })
  await expect.element(page.getByText(/without permissions that your role lacks/)).toBeVisible()
  await expect.element(page.getByText(/does not hold is left out/)).toBeVisible()
  await expect.element(reads(/Clients:Read/)).toBeChecked()
  await expect.element(reads(/Approvals:Read/)).not.toBeChecked()
  await nameBox.fill('Second editor')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(heading('Second editor')).toBeVisible()
  expect(writes().at(-1)?.body).toMatchObject({ permissions: ['Clients:Read'] })
})

test('that are deleted elsewhere say so where one is open, and its form makes another', async () => {
  const kept = keptRecord(role, AUDITOR)
  const { writes, answer } = service(kept.answers)
  answer(adding(answer))
  openPage('/roles/9')
  await nameBox.fill('Auditor anew')
  kept.remove(PRIYA)
  document.dispatchEvent(new Event('visibilitychange'))
  const told = page.getByRole('alert').filter({ hasText: 'You deleted this role at' })
  await expect.element(told).toBeVisible()
  await expect.element(nameBox).toHaveValue('Auditor anew')
  await told.getByRole('button', { name: 'Copy to a new role' }).click()
  await expect.poll(pageAt).toMatch(/^\/roles\/new/)
  await expect.element(nameBox).toHaveValue('Auditor anew')

  // The same after the page is loaded anew.
  takeAway()
  openPage(pageAt())
  await expect.element(nameBox).toHaveValue('Auditor anew')
  await button('Add role').click()
  await expect.element(heading('Auditor anew')).toBeVisible()
  await expect.element(reads(/Approvals:Read/)).toBeChecked()
  expect(writes().at(-1)?.body).toMatchObject({ permissions: ['Approvals:Read'] })
})

test('give nothing that whoever changes them lacks', async () => {
  service(keptRecord(role, AUDITOR).answers)
  openPage('/roles/9', { permissions: ['Roles:Manage', 'Users:Manage', 'Clients:Read'] })
  await expect.element(page.getByText(/Nobody grants what they lack/)).toBeVisible()
  await expect.element(reads(/Locks:Break/)).toBeDisabled()
  await expect.element(reads(/Roles:Manage/)).toBeEnabled()
  // What the role has stays with it.
  await expect.element(reads(/Approvals:Read/)).toBeChecked()
  await expect.element(reads(/Approvals:Read/)).toBeDisabled()
  await expectAccessible('#main')
})
