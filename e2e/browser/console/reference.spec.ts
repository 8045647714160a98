import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

test.describe('The API reference', () => {
  test('leads to every operation, and shows the members of its body', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/api-reference')
    const list = page.getByRole('navigation', { name: 'Operations' })
    await expect(list.getByRole('link', { name: 'Read this document' })).toBeVisible()
    const paths = await list
      .locator('a[href^="/api-reference/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeGreaterThan(40)
    for (const path of [paths[0], paths.at(-1)]) {
      // By the page's own link: a page that breaks takes the list with it.
      await list.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { name: 'Errors' }), path ?? '').toBeVisible()
    }
    await list.getByRole('link', { name: 'Change some fields of many clients' }).click()
    await expect(page.getByText('finance_limit', { exact: true }).first()).toBeVisible()
  })
})

test.describe('A call that is tried', () => {
  test('goes out with the key that was given, dry until it is meant, and the key is kept nowhere', async ({
    signedInAs,
    request,
  }) => {
    const token = async (name: string) => {
      const answer = await request.post('/api/v1/authenticate', {
        data: { username: name, password: `${name}-demo-password` },
      })
      return (await answer.json()).access_token as string
    }
    const page = await signedInAs('viewer')
    await page.goto('/api-reference/patchClient')
    const panel = page.getByRole('region', { name: 'Try it' })
    const send = panel.getByRole('button', { name: /^Send/ })
    await expect(send).toBeDisabled()
    const key = await token('editor')
    await panel.getByLabel('Key or token').fill(key)
    await panel.getByLabel('Body', { exact: true }).fill('{"finance_limit": 9999999999999.123456')
    await expect(send).toBeDisabled()
    await panel.getByLabel('Body', { exact: true }).fill('{"finance_limit": 9999999999999.123456}')
    await panel.getByLabel('client_id').fill('10012')
    await expect(send).toHaveText('Send as dry run')
    await expect(page.getByRole('region', { name: 'curl', exact: true })).toContainText(
      '/api/v1/fm/clients/10012?dry_run=true',
    )
    await send.click()
    const answer = panel.getByRole('region', { name: 'Answer', exact: true })
    await expect(answer.getByRole('status')).toContainText('200')
    await expect(answer).toContainText('"to": 9999999999999.123456')
    await expect(answer).toContainText('x-request-id')
    await expectAccessible(page)

    const limit = async () => {
      const headers = { authorization: `Bearer ${key}` }
      const client = await request.get('/api/v1/fm/clients/10012', { headers })
      return (await client.json()).finance_limit as number | null
    }
    const before = await limit()
    await panel.getByLabel('Body', { exact: true }).fill(`{"finance_limit": ${(before ?? 0) + 1}}`)
    await panel.getByText('Dry run: check everything').click()
    await expect(panel.getByText('This call is carried out')).toBeVisible()
    await send.click()
    // Once it has been carried out, it is dry again.
    await expect(send).toHaveText('Send as dry run')
    await expect(answer).toContainText('"finance_limit":')
    expect(await limit()).toBe((before ?? 0) + 1)

    // Another operation has the key still, who comes back from elsewhere does not, and nothing is kept.
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).not.toContain(key)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await expect(panel.getByLabel('Key or token')).toHaveValue('')
  })

  test('that has no dry run waits until it is meant', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/api-reference')
    const list = page.getByRole('navigation', { name: 'Operations' })
    await list.locator('a', { hasText: 'DELETE' }).first().click()
    const panel = page.getByRole('region', { name: 'Try it' })
    await panel.getByLabel('Key or token').fill('fb_nobody')
    const send = panel.getByRole('button', { name: /^Send/ })
    await expect(send).toBeDisabled()
    await panel.getByText('Carry it out').click()
    await send.click()
    await expect(panel.getByRole('status').first()).toContainText('401')
  })
})
