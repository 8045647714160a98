import { fill, save } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

declare global {
  interface Window {
    refusedByPolicy: string[]
  }
}

test('a page keeps its own policy, which lets in no style and no script of others', async ({
  signedInAs,
  ownClient,
}) => {
  const page = await signedInAs('editor')
  await page.addInitScript(() => {
    window.refusedByPolicy = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      window.refusedByPolicy.push(`${violatedDirective} ${sourceFile}`),
    )
  })
  const refused = () => page.evaluate(() => window.refusedByPolicy)

  await test.step('nothing of the console is refused', async () => {
    const isStrict = (policy = '') => {
      expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' 'sha256-[^;]+;/)
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-')
    }
    // What only begins as the address of a probe, or of a script, is a page as well.
    for (const path of ['/healthz/x', '/_next/staticx', '/icon.svgx']) {
      const answer = await page.request.get(path)
      isStrict(answer.headers()['content-security-policy'])
      expect(answer.headers()['content-type']).toContain('text/html')
    }
    const pages = ['/', '/clients', '/approvals/88001/lines', `/clients/${ownClient.id}`]
    for (const path of ['/metrics-x', ...pages]) {
      const answer = await page.goto(path)
      isStrict((await answer?.allHeaders())?.['content-security-policy'])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await refused()).toEqual([])
    }
    await fill(page, 'client_code', 'POLICY')
    await save(page)
    await expect(page.getByText('Saved 1 change', { exact: true })).toBeVisible()
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
    // What react-aria adds is there too.
    expect(await page.locator('style#react-aria-pressable-style').count()).toBe(1)
    expect(await refused()).toEqual([])
  })

  await test.step('what is not of the console is refused', async () => {
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { outline: 7px solid red }'
      const script = document.createElement('div')
      script.innerHTML = '<img src="data:," onerror="document.title = 1">'
      document.body.append(style, script)
    })
    await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px')
    await expect
      .poll(refused)
      .toEqual(expect.arrayContaining([expect.stringMatching(/^style-src-elem/)]))
    await expect
      .poll(refused)
      .toEqual(expect.arrayContaining([expect.stringMatching(/^script-src-attr/)]))
  })

  await test.step('a page in place of a file that is not there runs nothing', async () => {
    const answer = await page.request.get('/_next/static/nothing.js')
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'self'; [^']*'none'/)
  })

  await test.step('no picture is made smaller for anybody', async () => {
    const answer = await page.request.get('/_next/image?url=%2Ficon.svg&w=64&q=75')
    expect(answer.status()).toBe(404)
  })
})
