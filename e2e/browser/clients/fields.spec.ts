import { box, field, fill, openHelp, save } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('Fields of the client form', () => {
  test('are found, put back to their default, and shown as the request of the next save', async ({
    signedInAs,
    accounts,
    origin,
    ownClient,
  }) => {
    await ownClient.patch({ billing_interval: 'weekly', finance_limit: 75.5 })
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await test.step('are found by label, API name and the words of the trade', async () => {
      const find = page.getByRole('searchbox', { name: 'Find a field' })
      await find.fill('finance limit')
      await expect(field(page, 'finance_limit')).toBeVisible()
      await expect(field(page, 'phone')).toBeHidden()
      await find.fill('rcti_flag')
      await expect(field(page, 'rcti_flag')).toBeVisible()
      await find.fill('recipient created')
      await expect(field(page, 'rcti_flag')).toBeVisible()
      await expect(field(page, 'finance_limit')).toBeHidden()
      // A section of that name has more fields than these.
      await find.fill('billing and invoicing')
      await expect(field(page, 'payment_method')).toBeHidden()
      await find.fill('xyzzy')
      await expect(page.locator('[data-field]:visible')).toHaveCount(0)
      await find.press('Escape')
      await expect(field(page, 'phone')).toBeVisible()
    })

    await test.step('go back to their default, which is sent as null', async () => {
      const help = await openHelp(page, 'finance_limit', 'Finance limit')
      await expect(help).toContainText('finance_limit')
      await help.getByRole('button', { name: 'Reset to default' }).click()
      await expect(box(page, 'finance_limit')).toHaveValue('')
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await save(page)
      expect((await sent).postDataJSON()).toEqual({ finance_limit: null })
      expect(await ownClient.read()).toMatchObject({
        billing_interval: 'weekly',
        finance_limit: null,
      })
    })

    await test.step('show the request of the next save, which works elsewhere too', async () => {
      await fill(page, 'client_code', "It's <shown>")
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Show request' }).click()
      const http = page.getByRole('dialog').getByRole('region', { name: 'HTTP' }).locator('pre')
      const [head = '', body = ''] = ((await http.textContent()) ?? '').split('\n\n')
      const [line = '', ...lines] = head.split('\n')
      expect(lines).toContain('Authorization: Bearer <token>')
      const headers = new Headers()
      for (const each of lines) {
        const [name = '', value = ''] = each.split(': ')
        if (name !== 'Host') headers.set(name, value)
      }
      headers.set('Authorization', await accounts.bearer('editor'))
      const [method, path] = line.split(' ')
      const answer = await fetch(origin + path, { method, body, headers })
      expect(answer.status).toBe(200)
      expect(await ownClient.read()).toMatchObject({ client_code: "It's <shown>" })
    })
  })
})
