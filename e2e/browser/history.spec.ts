import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from 'playwright/test'
import { expect, test } from '../support/console'

const API = '/api/v1'

/** Calls the API as an account, for what a test needs to have happened. */
async function callerOf(request: APIRequestContext, account: string) {
  const answer = await request.post(`${API}/authenticate`, {
    data: { username: account, password: `${account}-demo-password` },
  })
  const authorization = `Bearer ${(await answer.json()).access_token}`
  return async (method: string, path: string, data: unknown, headers = {}) => {
    const done = await request.fetch(API + path, {
      method,
      data,
      headers: { authorization, ...headers },
    })
    expect(done.ok()).toBe(true)
    return done.status() === 204 ? null : done.json()
  }
}

/** Clients of the test's own that one request has changed, and what they were before. */
async function bulkScene(request: APIRequestContext, count: number) {
  const [admin, editor] = await Promise.all([
    callerOf(request, 'admin'),
    callerOf(request, 'editor'),
  ])
  const requestId = `bulk-${crypto.randomUUID()}`
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const made = await admin('POST', '/fm/clients', { name: `Undo ${index}`, management_fee: 10 })
    ids.push(made.client_id)
  }
  await admin(
    'PATCH',
    '/fm/clients',
    ids.map((client_id) => ({ client_id, management_fee: 25, area: 'Geelong' })),
    { 'X-Request-Id': requestId, 'Audit-Reason': 'Fee round', 'Audit-User-Id': '7' },
  )
  const read = async (id: string) => editor('GET', `/fm/clients/${id}`, undefined)
  return { ids, requestId, read, admin, editor }
}

const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).locator('> li')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Undo this request' })

async function addFilter(page: Page, name: string, pick: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('searchbox').fill(pick)
  await page.getByRole('option', { name: pick }).first().click()
}

async function openUndo(page: Page, requestId: string): Promise<void> {
  await page.goto(`/history?request_id=${requestId}`)
  await page.getByRole('button', { name: 'Undo this request' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toBeVisible()
}

test.describe('The history', () => {
  test('tells who changed a field, and for whom', async ({ signedInAs, ownClient, request }) => {
    const admin = await callerOf(request, 'admin')
    await admin(
      'PATCH',
      `/fm/clients/${ownClient.id}`,
      { finance_limit: 2500.5 },
      { 'Audit-User-Id': '7', 'Audit-Reason': 'Yearly review' },
    )
    await ownClient.patch({ client_code: 'OTHER' })

    const page = await signedInAs('viewer')
    await page.goto(`/history?record_id=${ownClient.id}`)
    await expect(changes(page)).toHaveCount(3)
    await addFilter(page, 'Field', 'Finance limit')
    await addFilter(page, 'Recorded for', 'Sofia Moretti')
    await expect(changes(page)).toHaveCount(1)
    await expect(changes(page)).toContainText('Priya Raman for Sofia Moretti changed')
    await expect(changes(page)).toContainText('Yearly review')
    await expect(changes(page)).toContainText('1,000.00 AUD')
    await expect(changes(page)).toContainText('2,500.50 AUD')
    await expect(page).toHaveURL(/resource=client.*field=finance_limit&audit_user_id=7/)

    await page.reload()
    await expect(changes(page)).toHaveCount(1)
    await page.goBack()
    await expect(changes(page)).toHaveCount(2)
    await changes(page)
      .getByRole('link', { name: `client ${ownClient.id}` })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ownClient.name)
  })

  test('narrows to days, and says when none matches', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('editor')
    await page.goto(`/history?record_id=${ownClient.id}`)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Days' }).click()
    await page.getByLabel('From').fill('1/2/2020')
    await page.getByLabel('To, that day included').fill('3 Feb 2020')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('No change matches')).toBeVisible()
    await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-03/)
    await page.getByRole('button', { name: 'Remove filter Days' }).click()
    await expect(changes(page)).toHaveCount(1)
  })

  test('turns pages and comes back', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/history?to=2026-11-01')
    await expect(changes(page)).toHaveCount(25)
    const first = await changes(page).first().textContent()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(/^26 to 50 of /)).toBeVisible()
    await expect(changes(page).first()).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(changes(page).first()).toHaveText(first ?? '')
  })

  test('exports what is filtered', async ({ signedInAs, ownClient }) => {
    await ownClient.patch({ mla_note: '=HYPERLINK("x")', client_code: 'EXPORTED' })
    const page = await signedInAs('viewer')
    await page.goto(`/history?resource=client&record_id=${ownClient.id}&field=mla_note`)
    await expect(changes(page)).toHaveCount(1)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const text = await readFile(await (await started).path(), 'utf8')
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Done by')
    expect(lines[1]).toContain('Priya Raman,1,Priya Raman,1')
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).not.toContain('EXPORTED')
  })

  test('shows a request of many records as one', async ({ signedInAs, request }) => {
    const { ids, requestId } = await bulkScene(request, 3)
    const page = await signedInAs('viewer')
    await page.goto(`/history?request_id=${requestId}`)
    await expect(changes(page)).toHaveCount(1)
    await expect(changes(page)).toContainText('Priya Raman for Sofia Moretti changed 3 records')
    await page.getByRole('button', { name: 'Show all 3 records' }).click()
    for (const id of ids) {
      await expect(page.getByRole('link', { name: `client ${id}` })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Undo this request' })).toHaveCount(0)
  })
})

test.describe('The timeline of a field', () => {
  test('restores an old value as a pending change', async ({ signedInAs, ownClient }) => {
    await ownClient.patch({ finance_limit: 2000 })
    await ownClient.patch({ finance_limit: 3000 })
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}?field=finance_limit`)
    await page.locator('[data-help=finance_limit]').click()
    await page.getByRole('link', { name: 'History of this field' }).click()

    const values = page.getByRole('list', { name: 'Values of Finance limit' }).getByRole('listitem')
    await expect(values).toHaveCount(3)
    await expect(values.nth(0)).toContainText('3,000.00 AUD')
    await expect(values.nth(0)).toContainText('now')
    await expect(values.nth(1)).toContainText('by Priya Raman')
    await values.nth(1).getByRole('button', { name: 'Restore this value' }).click()

    await expect(page.getByText('1 change', { exact: true })).toBeVisible()
    await expect(page.locator('[data-field=finance_limit] input')).toHaveValue('2000')
    expect(await ownClient.read()).toMatchObject({ finance_limit: 3000 })
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await ownClient.read()).finance_limit).toBe(2000)
  })

  test('a record can be narrowed to a person', async ({ signedInAs, ownClient, request }) => {
    const editor = await callerOf(request, 'editor')
    await editor('PATCH', `/fm/clients/${ownClient.id}`, { area: 'By Tom' })
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}/history`)
    await expect(page.getByRole('tab', { name: 'History 2' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Done by' }).fill('Tom')
    await page.getByRole('option', { name: 'Tom Hale' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('By Tom')
    await expect(page.getByRole('button', { name: 'Restore this value' })).toHaveCount(0)
  })
})

test.describe('Undoing a request', () => {
  test('sets back what nobody changed since', async ({ signedInAs, request }) => {
    const { ids, requestId, read, editor } = await bulkScene(request, 3)
    const [first = '', second = ''] = ids
    await editor('PATCH', `/fm/clients/${second}`, { management_fee: 31 })

    const page = await signedInAs('editor')
    await openUndo(page, requestId)
    await expect(dialog(page)).toContainText('1 field was changed again since')
    await expect(dialog(page)).toContainText('changed by Tom Hale')
    await expect(dialog(page)).toContainText('5 fields of 3 records')
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Set back 5 fields of 3 records')).toBeVisible()

    expect(await read(first)).toMatchObject({ management_fee: 10, area: null })
    expect(await read(second)).toMatchObject({ management_fee: 31, area: null })
    const { data } = await editor('GET', `/fm/clients/${first}/events?limit=1`, undefined)
    expect(data[0]).toMatchObject({
      reason: `Undo of request ${requestId}`,
      user: { display_name: 'Tom Hale' },
    })
  })

  test('sets back a conflict that is ticked, for the reason that is given', async ({
    signedInAs,
    request,
  }) => {
    const { ids, requestId, read, editor } = await bulkScene(request, 2)
    const [first = ''] = ids
    await editor('PATCH', `/fm/clients/${first}`, { management_fee: 31 })
    const page = await signedInAs('editor')
    await openUndo(page, requestId)
    await dialog(page).getByText(`client ${first}`).first().click()
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Agreed with Zoë')
    await expect(dialog(page)).toContainText('4 fields of 2 records')
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await read(first)).toMatchObject({ management_fee: 10, area: null })
    const { data } = await editor('GET', `/fm/clients/${first}/events?limit=1`, undefined)
    expect(data[0].reason).toBe('Agreed with Zoë')
  })

  test('reads the preview anew when somebody was quicker', async ({ signedInAs, request }) => {
    const { ids, requestId, read, editor } = await bulkScene(request, 2)
    const [first = '', second = ''] = ids
    const page = await signedInAs('editor')
    await openUndo(page, requestId)
    await editor('PATCH', `/fm/clients/${first}`, { area: 'Meanwhile' })
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog(page)).toContainText('Somebody changed a record meanwhile')
    await expect(dialog(page)).toContainText('1 field was changed again since')
    expect(await read(second)).toMatchObject({ area: 'Geelong' })
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await read(first)).toMatchObject({ management_fee: 10, area: 'Meanwhile' })
    expect(await read(second)).toMatchObject({ management_fee: 10, area: null })
  })

  test('covers approvals, and packaging defaults as a whole', async ({
    signedInAs,
    ownClient,
    request,
  }) => {
    const admin = await callerOf(request, 'admin')
    const requestId = `mixed-${crypto.randomUUID()}`
    const made = await admin('POST', '/fm/approvals', { contract_id: 'C-1', notes: 'before' })
    const approval = `/fm/approvals/${made.approval_id}`
    const packaging = `/sp/client/packaging-defaults/${ownClient.id}`
    await admin('PUT', packaging, { bank_bsb: '062-000', apca_number: '1' })
    const headers = { 'X-Request-Id': requestId }
    await admin('PATCH', approval, { notes: 'after' }, headers)
    await admin('PUT', packaging, { bank_bsb: '999-999', apca_number: '1' }, headers)

    const page = await signedInAs('admin')
    await openUndo(page, requestId)
    await dialog(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await admin('GET', approval, undefined)).toMatchObject({ notes: 'before' })
    expect(await admin('GET', packaging, undefined)).toMatchObject({
      bank_bsb: '062-000',
      apca_number: '1',
    })
  })
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`In ${scheme}`, () => {
    test.use({ colorScheme: scheme })

    test('axe finds nothing in the history and its undo', async ({ signedInAs, request }) => {
      const { ids, requestId, editor } = await bulkScene(request, 2)
      await editor('PATCH', `/fm/clients/${ids[0]}`, { management_fee: 31 })
      const page = await signedInAs('admin')
      const expectNothing = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      }
      await page.goto(`/history?resource=client&from=2020-01-01`)
      await expect(changes(page).first()).toBeVisible()
      await expectNothing()
      await openUndo(page, requestId)
      await expectNothing()
      await page.goto(`/clients/${ids[0]}/history?field=management_fee`)
      await expect(page.getByRole('list', { name: /^Values of/ })).toBeVisible()
      await expectNothing()
    })
  })
}
