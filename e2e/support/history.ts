import { type APIRequestContext, expect, type Page } from 'playwright/test'

const API = '/api/v1'

/** Calls the API as an account, for what a test needs to have happened. */
export async function callerOf(request: APIRequestContext, account: string) {
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
    expect(done.ok(), await done.text()).toBe(true)
    return done.status() === 204 ? null : done.json()
  }
}

/** Clients of the test's own that one request has changed, and what they were before. */
export async function bulkScene(request: APIRequestContext, count: number) {
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

/** Opens the undo of a request and waits for its preview. */
export async function openUndo(page: Page, requestId: string): Promise<void> {
  await page.goto(`/history/${requestId}`)
  await page.getByRole('button', { name: 'Undo this request' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Reason' })).toBeVisible()
}

/** The dialog that previews an undo. */
export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^Undo this (request|change)$/ })
