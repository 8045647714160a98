import { box, field, fill, lock, save, sessionOn } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('The lock of an approval', () => {
  test('is left alone by those who look, and taken by the first who changes something', async ({
    signedInAs,
    alsoSignedInAs,
    as,
    ownApproval,
  }) => {
    const first = await signedInAs('admin')
    const second = await alsoSignedInAs('integration')
    const call = await as('admin')
    for (const page of [first, second]) {
      await page.goto(`/approvals/${ownApproval.id}`)
      await expect(lock(page)).toHaveText('Free')
      await expect(box(page, 'notes')).toBeVisible()
    }
    expect(await sessionOn(call, ownApproval.id)).toBeUndefined()

    await fill(first, 'invoice_no', 'INV-FIRST')
    await expect(lock(first)).toHaveText(/^Locked by you until .*\d\d:\d\d$/)
    expect(await sessionOn(call, ownApproval.id)).toMatchObject({ user_name: 'Priya Raman' })

    await box(second, 'notes').fill('By the partner')
    await expect(lock(second)).toHaveText(/^Locked by Priya Raman until .*\d\d:\d\d$/)
    await expect(second.getByText('What you have typed is kept')).toBeVisible()
    await expect(box(second, 'notes')).toHaveCount(0)
    await expect(field(second, 'notes')).toContainText('By the partner')

    await save(first)
    await first.getByRole('link', { name: 'Overview' }).click()
    await expect(lock(second)).toHaveAttribute('data-lock', 'held')
    await expect(box(second, 'notes')).toHaveValue('By the partner')
    await save(second)
    const both = { invoice_no: 'INV-FIRST', notes: 'By the partner' }
    expect(await ownApproval.read()).toMatchObject(both)
    await second.getByRole('link', { name: 'Overview' }).click()
    await expect.poll(() => sessionOn(call, ownApproval.id)).toBeUndefined()
  })

  test('is in nobody’s way on the page that follows, and given up by whoever signs out, before they have', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const call = await as('admin')
    const page = await signedInAs('admin')
    const isHeld = async () =>
      expect(await sessionOn(call, ownApproval.id)).toMatchObject({ user_name: 'Priya Raman' })
    await test.step('is given up once when its page is left, by a load and by Back', async () => {
      const refused: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.request().method()} ${answer.url()}`)
      })
      await page.goto(`/approvals/${ownApproval.id}`)
      await expect(lock(page)).toHaveAttribute('data-lock', 'free')
      await fill(page, 'notes', 'one')
      await expect(lock(page)).toHaveAttribute('data-lock', 'held')
      await save(page)
      await page.goto(`/approvals/${ownApproval.id}/lines`)
      await expect(lock(page)).toHaveAttribute('data-lock', 'free')
      await page.goBack()
      await expect(lock(page)).toHaveAttribute('data-lock', 'free')
      await fill(page, 'notes', 'two')
      await expect(lock(page)).toHaveAttribute('data-lock', 'held')
      await save(page)
      expect(refused).toEqual([])
      await isHeld()
    })

    const signOut = async () => {
      await page.getByRole('button', { name: 'Account of Priya Raman' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    await test.step('is taken anew by whoever stays signed in, as nothing answers by then', async () => {
      const ends = /\/api\/(v1\/authenticate|auth\/signout)$/
      await page.route(ends, (route) => route.abort())
      await signOut()
      await expect(page.getByText('You are still signed in')).toBeVisible()
      await page.unroute(ends)
      await fill(page, 'notes', 'But for this')
      await save(page)
      await isHeld()
    })

    await test.step('is given up before one has signed out', async () => {
      await signOut()
      await expect(page).toHaveURL(/\/sign-in/)
      expect(await sessionOn(call, ownApproval.id)).toBeUndefined()
    })
  })

  test('is over within a minute where its tab was closed before it heard of it', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    const call = await as('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(lock(page)).toHaveAttribute('data-lock', 'free')
    const taken = new Promise<void>((resolve) => {
      void page.route('**/api/v1/fm/locking-sessions', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await route.fetch()
        // Its answer never comes.
        resolve()
      })
    })
    await fill(page, 'notes', 'Typed, and the tab was closed')
    await taken
    await page.close()
    const { created, expires_at } = await sessionOn(call, ownApproval.id)
    expect(Date.parse(expires_at) - Date.parse(created)).toBeLessThan(65_000)
  })
})
