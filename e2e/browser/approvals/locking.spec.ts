import {
  box,
  breakLock,
  done,
  field,
  fill,
  hold,
  lock,
  save,
  sessionOn,
  unsaved,
} from '@fleetbook/playwright'
import { signIn } from '../../support/browser/accounts'
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
    await expect(lock(first)).toHaveText(/^Locked by you until \d\d:\d\d$/)
    expect(await sessionOn(call, ownApproval.id)).toMatchObject({ user_name: 'Priya Raman' })

    await box(second, 'notes').fill('By the partner')
    await expect(lock(second)).toHaveText(/^Locked by Priya Raman until \d\d:\d\d$/)
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

  test('is given up once when its page is left, and in nobody’s way on the page that follows', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.request().method()} ${answer.url()}`)
    })
    for (const notes of ['one', 'two']) {
      await page.goto(`/approvals/${ownApproval.id}`)
      await expect(lock(page)).toHaveAttribute('data-lock', 'free')
      await fill(page, 'notes', notes)
      await expect(lock(page)).toHaveAttribute('data-lock', 'held')
      await save(page)
      await page.goto(`/approvals/${ownApproval.id}/lines`)
      await expect(lock(page)).toHaveAttribute('data-lock', 'free')
    }
    await page.goBack()
    await expect(lock(page)).toHaveAttribute('data-lock', 'free')
    expect(refused).toEqual([])
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

  test('is given up by whoever signs out, before they have', async ({ page, as, ownApproval }) => {
    const call = await as('admin')
    await signIn(page, 'admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await fill(page, 'notes', 'The last thing today')
    await save(page)
    expect(await sessionOn(call, ownApproval.id)).toMatchObject({ user_name: 'Priya Raman' })
    const signOut = async () => {
      await page.getByRole('button', { name: 'Account of Priya Raman' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    // Whoever stays signed in, as nothing answers by then, writes on under a lock.
    const ends = /\/api\/(v1\/authenticate|auth\/signout)$/
    await page.route(ends, (route) => route.abort())
    await signOut()
    await expect(page.getByText('You are still signed in')).toBeVisible()
    await page.unroute(ends)
    await fill(page, 'notes', 'But for this')
    await save(page)
    expect(await sessionOn(call, ownApproval.id)).toMatchObject({ user_name: 'Priya Raman' })
    await signOut()
    await expect(page).toHaveURL(/\/sign-in/)
    expect(await sessionOn(call, ownApproval.id)).toBeUndefined()
  })

  test('opens for a second person to read, and to write once the first has left', async ({
    signedInAs,
    alsoSignedInAs,
    ownApproval,
  }) => {
    const first = await signedInAs('admin')
    const second = await alsoSignedInAs('integration')
    await first.goto(`/approvals/${ownApproval.id}`)
    await fill(first, 'invoice_no', 'INV-FIRST')
    await expect(lock(first)).toHaveAttribute('data-lock', 'held')

    await second.goto(`/approvals/${ownApproval.id}`)
    await expect(lock(second)).toHaveText(/^Locked by Priya Raman until \d\d:\d\d$/)
    await expect(second.getByText('Priya Raman is editing this approval')).toBeVisible()
    await expect(field(second, 'invoice_no')).toBeVisible()
    await expect(box(second, 'invoice_no')).toHaveCount(0)
    await expect(second.getByRole('button', { name: 'Move to batch' })).toHaveCount(0)

    await save(first)
    await first.getByRole('link', { name: 'Overview' }).click()
    await expect(lock(second)).toHaveText('Free')
    await expect(box(second, 'invoice_no')).toHaveValue('INV-FIRST')
  })

  test('whose lock was broken refuses the late save and loses nothing typed', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const page = await signedInAs('integration')
    const call = await as('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await fill(page, 'notes', 'Typed before the lock was broken')
    await expect(lock(page)).toHaveAttribute('data-lock', 'held')
    await breakLock(call, ownApproval.id)
    await page.keyboard.press('Control+s')
    await expect(lock(page)).toHaveText('Your lock has ended')
    await expect(field(page, 'notes')).toContainText('Typed before the lock was broken')
    expect((await ownApproval.read()).notes).toBeNull()

    await page.getByRole('button', { name: 'Take the lock again' }).click()
    await expect(lock(page)).toHaveAttribute('data-lock', 'held')
    await expect(box(page, 'notes')).toHaveValue('Typed before the lock was broken')
    await save(page)
    expect((await ownApproval.read()).notes).toBe('Typed before the lock was broken')
  })

  test('that another holds is there to read for who works without locks, until it is free', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const admin = await as('admin')
    const held = await hold(admin, ownApproval.id)
    const before = await ownApproval.read()
    const page = await signedInAs('editor')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(lock(page)).toHaveText(/^Locked by Priya Raman until \d\d:\d\d$/)
    await expect(page.getByText('Priya Raman is editing this approval')).toBeVisible()
    await expect(field(page, 'notes')).toBeVisible()
    await expect(box(page, 'notes')).toHaveCount(0)
    expect(await ownApproval.read()).toEqual(before)

    const session = { 'Delegated-Locking-Session-Id': String(held.locking_session_id) }
    const path = `/fm/approvals/${ownApproval.id}`
    await done(admin('PATCH', path, { notes: 'By the admin' }, session))
    await done(admin('DELETE', `/fm/locking-sessions/${held.locking_session_id}`))
    await expect(box(page, 'notes')).toHaveValue('By the admin')
    // Who takes no locks is told of those that are held, and of nothing else.
    await expect(lock(page)).toHaveCount(0)
    await fill(page, 'notes', 'By the editor')
    await save(page)
    expect(await ownApproval.read()).toMatchObject({ notes: 'By the editor' })
  })

  test('that another takes meanwhile is refused at the save, and keeps what was typed', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const admin = await as('admin')
    const page = await signedInAs('editor')
    await page.goto(`/approvals/${ownApproval.id}`)
    await fill(page, 'notes', 'By the editor')
    const held = await hold(admin, ownApproval.id)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Priya Raman holds it until \d\d:\d\d/)).toBeVisible()
    await done(admin('DELETE', `/fm/locking-sessions/${held.locking_session_id}`))
    await expect(box(page, 'notes')).toHaveValue('By the editor')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(unsaved(page)).toBeHidden()
    expect(await ownApproval.read()).toMatchObject({ notes: 'By the editor' })
  })
})
