import { box, fill } from '@fleetbook/playwright'
import { signIn } from '../../support/browser/accounts'
import { beforeLife } from '../../support/browser/beforeLife'
import { expect, test } from '../../support/console'

const TOO_OLD = 'This browser is too old for Fleetbook'

test.describe('Signing in', () => {
  test('brings back to the page that was asked for', async ({ page }) => {
    await page.goto('/clients/10001')
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByLabel('User name')).toBeVisible()
    await expect(page.getByText(TOO_OLD)).toBeHidden()
    await page.getByLabel('User name').fill('editor')
    await page.getByLabel('Password').fill('editor-demo-password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/clients\/10001/)
  })

  test('leads to no other site, and lets strangers enter nothing in the log', async ({
    signedInAs,
    request,
  }) => {
    const page = await signedInAs('viewer')
    const answer = await page.request.get('/sign-in?callbackUrl=/.//elsewhere.example', {
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers().location]).toEqual([307, '/'])
    for (const action of ['signin', 'signin/oidc', 'signout', 'error']) {
      const own = await request.get(`/api/auth/${action}`, { maxRedirects: 0 })
      expect([own.status(), own.headers().location], action).toEqual([
        302,
        expect.stringMatching(/\/sign-in(\?(?!.*error=)|$)/),
      ])
    }
    const data = { level: 'error', code: 'MADE_UP', error: { message: 'by a stranger' } }
    expect((await request.post('/api/auth/_log', { data })).status()).toBe(404)
    const broken = { data: Buffer.from('{'), headers: { 'content-type': 'application/json' } }
    expect((await request.post('/api/auth/signout', broken)).status()).toBe(400)
  })

  test('takes what is no page to go on to for none, however it comes, and no method it does not know', async ({
    request,
    baseURL,
  }) => {
    for (const odd of [
      'x',
      'http://[',
      'javascript:alert(1)',
      '//elsewhere.example',
      `${baseURL}.x/`,
    ]) {
      const { csrfToken } = await (await request.get('/api/auth/csrf')).json()
      const goal = `callbackUrl=${encodeURIComponent(odd)}`
      const cookie = `next-auth.callback-url=${encodeURIComponent(odd)}`
      const { cookies } = await request.storageState()
      const all = [cookie, ...cookies.map(({ name, value }) => `${name}=${value}`)].join('; ')
      const form = { csrfToken, json: 'true', callbackUrl: odd }
      const { callbackUrl: _, ...goalless } = form
      for (const answer of [
        await request.post('/api/auth/signout', { form }),
        await request.post('/api/auth/signout', { data: { ...form, callbackUrl: { odd } } }),
        await request.post(`/api/auth/signout?${goal}`, { form: goalless }),
        await request.post('/api/auth/signout', { form: goalless, headers: { cookie: all } }),
      ]) {
        const { url } = await answer.json()
        expect([odd, answer.status(), new URL(url).href]).toEqual([odd, 200, `${baseURL}/`])
      }
      const door = await request.get(`/api/auth/signin?${goal}`, { maxRedirects: 0 })
      const home = encodeURIComponent(`${baseURL}/`)
      expect(door.headers().location).toBe(`/sign-in?callbackUrl=${home}`)
    }
    for (const [method, action, status] of [
      ['GET', 'callback/credentials', 405],
      ['POST', 'csrf', 405],
      ['POST', 'callback/oidc', 405],
      ['POST', 'signin/nobody', 404],
      ['GET', 'csrf/more', 404],
    ] as const) {
      const answer = await request.fetch(`/api/auth/${action}`, { method })
      expect([method, action, answer.status()]).toEqual([method, action, status])
      expect(await answer.json()).toMatchObject({ status })
    }
  })

  test('takes nothing before the page has come to life, keeps what is typed, and puts nothing into its address', async ({
    page,
  }) => {
    const submit = page.getByRole('button', { name: 'Sign in', exact: true })
    await beforeLife(page, '/sign-in', async () => {
      await page.getByLabel('User name').fill('editor')
      await page.getByLabel('Password').fill('editor-demo-password')
      await page.keyboard.press('Enter')
      await expect(submit).toBeDisabled()
      const sent = await page
        .locator('form')
        .evaluate((form: HTMLFormElement) => [...new FormData(form).values()])
      expect(sent).toEqual([])
    })
    // What was typed is still there, and the button takes a press as soon as it can answer.
    await submit.click()
    await expect(page).toHaveURL('/')
  })

  test('tells an older browser that it is too old', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
    await page.goto('/sign-in')
    await expect(page.getByText(TOO_OLD)).toBeVisible()
  })

  test('keeps its token and its cookie from scripts, and signing out ends both', async ({
    page,
    request,
  }) => {
    const told: string[] = []
    page.on('response', (answer) => {
      // A page that the browser has left has taken its answers along.
      if (answer.request().resourceType() === 'fetch') {
        void answer.text().then(
          (text) => told.push(text),
          () => undefined,
        )
      }
    })
    await signIn(page, 'viewer')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const cookie = (await page.context().cookies()).find(({ name }) =>
      name.includes('session-token'),
    )
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const headers = { cookie: `${cookie?.name}=${cookie?.value}`, 'session-user-id': '' }
    expect((await request.get('/api/v1/me', { headers })).status()).toBe(200)

    const session = await page.evaluate(async () => (await fetch('/api/auth/session')).json())
    expect(Object.keys(session)).toEqual(['expires'])
    const held = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
    const seen = [await page.content(), held, JSON.stringify(session), ...told].join('\n')
    expect(told.length).toBeGreaterThan(0)
    expect(seen).not.toMatch(/fb_[A-Za-z0-9_-]{43}/)
    expect(seen).not.toContain(cookie?.value)

    await page.getByRole('button', { name: /account/i }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    expect((await request.get('/api/v1/me', { headers })).status()).toBe(401)
    // A page for who still has the cookie is none either.
    const door = await request.get('/profile', { headers, maxRedirects: 0 })
    expect([door.status(), door.headers().location]).toEqual([
      307,
      '/sign-in?callbackUrl=%2Fprofile',
    ])
  })

  test('out in one tab leads all others to the door, but those that hold something unsaved', async ({
    page,
    ownUser,
    ownClient,
  }) => {
    await signIn(page, ownUser.userName, ownUser.password, '/clients')
    const opened = async (path: string) => {
      const tab = await page.context().newPage()
      await tab.goto(path)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      return tab
    }
    const [reading, writing] = [
      await opened(`/clients/${ownClient.id}`),
      await opened('/clients/new'),
    ]
    await fill(writing, 'name', 'Not saved')
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(kept).toContain('Not saved')
    await page.bringToFront()
    await page.getByRole('button', { name: /account of/i }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    // What is filled in for a new record is unsaved too.
    await page.locator('[data-dialog="sign-out"]').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(reading).toHaveURL(`/sign-in?callbackUrl=%2Fclients%2F${ownClient.id}`)
    await expect(box(writing, 'name')).toHaveValue('Not saved')
    expect(await kept()).not.toContain('Not saved')
    for (const tab of [reading, writing]) await tab.close()
  })

  test('out of unsaved changes is asked about, and leaves nothing of records on the device', async ({
    page,
    ownClient,
    ownUser,
  }) => {
    await signIn(page, ownUser.userName, ownUser.password, '/clients')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByText('Compact').click()
    await page.keyboard.press('Escape')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'bank_account_number', '12340000')
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    await expect.poll(kept).toContain('12340000')
    expect(await kept()).toContain(ownClient.name)

    const signOut = async () => {
      await page.getByRole('button', { name: /account of/i }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    const dialog = page.locator('[data-dialog="sign-out"]')
    await signOut()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    expect(await kept()).toContain('12340000')

    // A form that stands open in another tab keeps nothing either once it goes.
    const other = await page.context().newPage()
    await other.goto(`/clients/${ownClient.id}`)
    await fill(other, 'client_code', 'ELSEWHERE')
    await expect.poll(kept).toContain('ELSEWHERE')
    await signOut()
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    const left = await kept()
    for (const gone of ['12340000', 'ELSEWHERE', ownClient.name]) expect(left).not.toContain(gone)
    expect(left).toContain('fleetbook.list.')

    // Nor does it show the record to who comes back to it, where the browser has kept all of it.
    await other.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(other).toHaveURL(/\/sign-in/)
  })
})
