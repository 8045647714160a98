import { box, unsaved } from '../../support/browser/form'
import { byPalette, focused, press, tabTo, toField } from '../../support/browser/keys'
import { rows } from '../../support/browser/list'
import { breakLock, chip, hold } from '../../support/browser/locks'
import { done } from '../../support/browser/records'
import { expect, test } from '../../support/console'
import { bulkScene } from '../../support/history'

const FAR = 80

// No click in this file: every step is a key.
test.describe('By the keyboard alone, beside clients,', () => {
  test('one adds a line to an approval', async ({ signedInAs, ownApproval }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}/lines`)
    const add = page.getByRole('button', { name: 'Add line' })
    await expect(add).toBeVisible()
    await tabTo(page, add, 'Tab', FAR)
    await press(page, 'Enter')
    await expect(page.getByRole('textbox', { name: 'Description, line 2' })).toBeFocused()
    await page.keyboard.type('By keys')
    await press(page, 'Control+s')
    await expect(unsaved(page)).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    const { maintenance_lines } = await ownApproval.read()
    expect(maintenance_lines).toMatchObject([{}, { description: 'By keys' }])
  })

  test('one breaks a lock', async ({ signedInAs, as, ownApproval }) => {
    const integration = await as('integration')
    const held = await hold(integration, ownApproval.id)
    const page = await signedInAs('admin')
    await page.goto('/locks')
    const name = `Break the lock of Partner integration on approval ${ownApproval.id}`
    const button = page.getByRole('button', { name })
    await expect(button).toBeVisible()
    await tabTo(page, button, 'Tab', FAR)
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Break the lock of Partner integration?' })
    await tabTo(page, dialog.getByRole('textbox'))
    await page.keyboard.type('Gone home')
    await tabTo(page, dialog.getByRole('button', { name: 'Break the lock' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    const session = `/fm/locking-sessions/${held.locking_session_id}`
    expect((await integration('GET', session)).status).toBe(404)
  })

  test('one takes a lock again that was broken', async ({ signedInAs, as, ownApproval }) => {
    const page = await signedInAs('integration')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(chip(page)).toHaveAttribute('data-lock', 'free')
    await toField(page, 'notes')
    await page.keyboard.type('By keys')
    await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    await breakLock(await as('admin'), ownApproval.id)
    await press(page, 'Control+s')
    const again = page.getByRole('button', { name: 'Take the lock again' })
    await expect(again).toBeVisible()
    await expect(focused(page)).toHaveCount(1)
    await tabTo(page, again, 'Shift+Tab', 400)
    await page.keyboard.press('Enter')
    await expect(chip(page)).toHaveAttribute('data-lock', 'held')
    await expect(focused(page)).toHaveCount(1)
    await press(page, 'Control+s')
    await expect(unsaved(page)).toBeHidden()
    expect(await ownApproval.read()).toMatchObject({ notes: 'By keys' })
  })

  test('one finds a request in the history and undoes it', async ({ signedInAs, request }) => {
    const { ids, requestId, read } = await bulkScene(request, 2)
    const page = await signedInAs('editor')
    await page.goto(`/history?request_id=${requestId}`)
    await expect(rows(page)).toHaveCount(1)
    await press(page, 'j')
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: 'Undo this request' })
    await expect(undo).toBeVisible()
    await expect(focused(page)).toHaveCount(1)
    await tabTo(page, undo)
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Undo this request' })
    await expect(dialog).toContainText('4 fields of 2 records')
    await tabTo(page, dialog.getByRole('button', { name: /^Undo [0-9]/ }), 'Tab', FAR)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    expect(await read(ids[0] as string)).toMatchObject({ management_fee: 10, area: null })
  })

  test('one adds a user with a role, by the palette', async ({ signedInAs, as }) => {
    const page = await signedInAs('admin')
    await page.goto('/')
    await byPalette(page, 'users', 'Users')
    const add = page.getByRole('link', { name: 'New user' }).first()
    await expect(add).toBeVisible()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    const userName = `keys.${crypto.randomUUID().slice(0, 8)}`
    await expect(box(page, 'user_name')).toBeFocused()
    await page.keyboard.type(userName)
    await tabTo(page, box(page, 'display_name'))
    await page.keyboard.type('Kim Keys')
    await tabTo(page, box(page, 'role_id'))
    await page.keyboard.type('vie')
    await expect(page.getByRole('option', { name: /^Viewer/ })).toBeVisible()
    await press(page, 'ArrowDown', 'Enter')
    await expect(box(page, 'role_id')).toHaveValue('Viewer')
    await tabTo(page, box(page, 'password'))
    await page.keyboard.type('long enough to pass')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kim Keys' })).toBeVisible()
    const { data } = await done((await as('admin'))('GET', '/admin/users?limit=200'))
    const made = data.find(({ user_name }: { user_name: string }) => user_name === userName)
    expect(made).toMatchObject({ display_name: 'Kim Keys', role_name: 'Viewer' })
  })
})
