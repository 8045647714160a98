import { readFileSync } from 'node:fs'
import { box, done, fill, ownWord, rows, save, search } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { exportAs, family, walkRows } from '../../support/browser/list'
import { expect, test } from '../../support/console'

test.describe('The rows of a list', () => {
  test('are chosen, sorted and walked', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients?client_type=fleet')
    await test.step('are walked with j and k, and Enter opens', async () => {
      const address = (await (await walkRows(page)).getAttribute('href')) ?? 'none'
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await page.goBack()
      await expect(rows(page).first()).toBeVisible()
      await page.keyboard.press('/')
      await expect(search(page)).toBeFocused()
    })

    await test.step('a range with Shift, and all that match', async () => {
      await expect(rows(page).first()).toBeVisible()
      const select = (index: number) => rows(page).nth(index).locator('label')
      await select(1).click()
      await select(4).click({ modifiers: ['Shift'] })
      await expect(page.getByText('4 selected')).toBeVisible()
      // Whoever may only read is offered neither edit nor import.
      await expect(page.getByRole('button', { name: /^Edit / })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Import' })).toBeHidden()
      await select(4).click()
      await select(1).click({ modifiers: ['Shift'] })
      await expect(page.getByText('4 selected')).toBeVisible()
      await rows(page).nth(4).getByRole('link').focus()
      await page.keyboard.press('x')
      await expect(page.getByText('3 selected')).toBeVisible()
      await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
      await expect(page.getByText(/^All \d+ selected$/)).toBeVisible()
      await select(0).click()
      await expect(page.getByText(/^\d+ selected$/)).toBeVisible()
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await expect(page.getByText(/selected$/)).toHaveCount(0)
      const whole = page.getByRole('checkbox', { name: 'Select this page' })
      await page.locator('label').filter({ has: whole }).click()
      await expect(whole).toBeChecked()
      await select(2).click()
      await expect(whole).toHaveJSProperty('indeterminate', true)
      await select(2).click()
      await page.locator('label').filter({ has: whole }).click()
      await expect(page.getByText(/selected$/)).toHaveCount(0)
    })

    await test.step('come up, down and as they stood by pressing a head, and by several with Shift', async () => {
      const head = (name: RegExp) =>
        page.getByRole('columnheader', { name }).getByRole('button').first()
      const sorted = (sort: string | null) =>
        expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe(sort)
      await head(/^Client$/).click()
      await sorted('name')
      await head(/^Client$/).click()
      await sorted('-name')
      await head(/^Client$/).click()
      await sorted(null)
      await head(/^Client$/).click()
      await head(/^Finance limit$/).click({ modifiers: ['Shift'] })
      await sorted('name,finance_limit')
      await head(/^Client$/).click({ modifiers: ['Shift'] })
      await sorted('-name,finance_limit')
      await head(/^Client$/).click()
      await sorted('name')
    })
  })

  test('lead from the record of one to that of the next, and back to the list as it stood', async ({
    signedInAs,
    as,
  }) => {
    const { word } = await family(await as('editor'), Array(52).fill({}))
    const page = await signedInAs('editor')
    const address = `/clients?search=${word}&sort=client_id`
    await page.goto(address)
    await expect(rows(page)).toHaveCount(50)
    const ids = await rows(page).evaluateAll((all) => all.map((row) => row.dataset.row))
    const place = page.getByRole('navigation', { name: 'Place in the list of clients' })
    const next = place.getByRole('link', { name: 'Next client' })

    await test.step('by a click or by keys, on the same page of each', async () => {
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(place).toContainText('1 of 52')
      await expect(place.getByRole('link', { name: 'Previous client' })).toBeHidden()
      await expectAccessible(page)
      await page.getByRole('tab', { name: /^Packaging/ }).click()
      await expect(page).toHaveURL(`/clients/${ids[0]}/packaging-defaults`)
      await next.click()
      await expect(page).toHaveURL(`/clients/${ids[1]}/packaging-defaults`)
      await expect(place).toContainText('2 of 52')
      await page.keyboard.press('Alt+k')
      await expect(page).toHaveURL(`/clients/${ids[0]}/packaging-defaults`)
    })

    await test.step('not without a question where something is unsaved', async () => {
      await page.getByRole('tab', { name: 'Details' }).click()
      await box(page, 'area').fill('Not saved')
      await page.keyboard.press('Alt+j')
      const question = page.getByRole('alertdialog', { name: /unsaved/ })
      await question.getByRole('button', { name: 'Discard and leave' }).click()
      await expect(page).toHaveURL(`/clients/${ids[1]}`)
    })

    await test.step('over the end of what the list has shown', async () => {
      await place.getByRole('link', { name: /back to the list of clients/ }).click()
      await expect(page).toHaveURL(address)
      await expect(rows(page).nth(1)).toHaveAttribute('data-row', String(ids[1]))
      await expect(rows(page).nth(1).getByRole('link')).toHaveAttribute('tabindex', '0')
      await page.getByRole('rowheader').getByRole('link').last().click()
      await expect(place).toContainText('50 of 52')
      await next.click()
      await expect(place).toContainText('51 of 52')
      await next.click()
      await expect(place).toContainText('52 of 52')
      await expect(next).toBeHidden()
      await place.getByRole('link', { name: /back to the list of clients/ }).click()
      await expect(rows(page)).toHaveCount(2)
    })
  })

  test('shows what was just saved in one of them, on the way back', async ({ signedInAs, as }) => {
    const { word } = await family(await as('editor'), [{}])
    const code = crypto.randomUUID().slice(0, 8)
    const page = await signedInAs('editor')
    await page.goto(`/clients?search=${word}&columns=name,client_code`)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('rowheader').getByRole('link').click()
    await fill(page, 'client_code', code)
    await save(page)
    await page.goBack()
    await expect(rows(page)).toContainText(code)
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(rows(page).filter({ hasText: code })).toHaveCount(1)
  })

  test('exports all that match, and no cell that a spreadsheet would run', async ({
    signedInAs,
    as,
  }) => {
    const call = await as('editor')
    const { word, ids } = await family(call, [
      { finance_limit: 1234567890123.5 },
      { client_type: 'fleet' },
    ])
    const trap = `=HYPERLINK("http://x","${word}")`
    await done(call('PATCH', `/fm/clients/${ids[1]}`, { name: trap }))
    const page = await signedInAs('viewer')
    await page.goto(`/clients?search=${word}&columns=name,finance_limit&sort=client_id`)
    await expect(rows(page)).toHaveCount(2)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      exportAs(page, 'Export CSV', 'What is shown'),
    ])
    expect(file.suggestedFilename()).toMatch(/^clients \d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(new RegExp(`^${word} A,1234567890123\\.50*$`))
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"",""${word}"")"`)

    // What is chosen stays so while the search of the moment finds something else, or nothing.
    await rows(page).first().locator('label').click()
    await search(page).fill('zzzzqqqqxxxx')
    await expect(page.getByText('No client matches')).toBeVisible()
    const [chosen] = await Promise.all([
      page.waitForEvent('download'),
      exportAs(page, 'Export selected', 'What is shown'),
    ])
    expect(
      readFileSync(await chosen.path(), 'utf8')
        .trim()
        .split('\r\n'),
    ).toEqual(lines.slice(0, 2))
  })

  test('exports those that are chosen without one that is no more', async ({ signedInAs, as }) => {
    const call = await as('admin')
    const word = ownWord()
    const names = ['a', 'b', 'c'].map((letter) => `${word} ${letter}`)
    const made: { role_id: string }[] = []
    for (const name of names) {
      made.push(await done(call('POST', '/admin/roles', { name, permissions: ['Clients:Read'] })))
    }
    const page = await signedInAs('admin')
    await page.goto(`/roles?search=${word}&sort=name`)
    await expect(rows(page)).toHaveCount(3)
    for (const index of [0, 1, 2]) await rows(page).nth(index).locator('label').click()
    await done(call('DELETE', `/admin/roles/${made[1]?.role_id}`))
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export selected' }).click(),
    ])
    await expect(page.getByText('Exported 2 roles, without 1 that is no more')).toBeVisible()
    const text = readFileSync(await file.path(), 'utf8')
    expect(names.filter((name) => text.includes(name))).toEqual([names[0], names[2]])
    for (const index of [0, 2]) await done(call('DELETE', `/admin/roles/${made[index]?.role_id}`))
  })

  test('below one record turn to pages of their own, whatever was turned below another', async ({
    signedInAs,
    as,
    ownClients,
  }) => {
    const call = await as('editor')
    const { clients } = await ownClients(2)
    const word = ownWord()
    for (const [turn, { id }] of clients.entries()) {
      const contracts = Array.from({ length: 110 }, (_, at) => ({
        contract_id: `${word}-${turn}-${String(at).padStart(3, '0')}`,
        client_id: id,
      }))
      await done(call('POST', '/fm/contracts', contracts))
    }
    const page = await signedInAs('viewer')
    const [one, other] = clients.map(({ id }) => `/clients/${id}/contracts`)
    const next = page.getByRole('button', { name: 'Next page' })
    const toThird = async (list = '') => {
      await page.goto(list)
      for (const first of [50, 100]) {
        await next.click()
        await expect(rows(page).first()).toContainText(`-${String(first).padStart(3, '0')}`)
      }
    }
    await toThird(one)
    const third = page.url()
    await toThird(other)
    await page.goto(third)
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(rows(page)).toHaveCount(50)
    await expect(rows(page).first()).toContainText(`${word}-0-050`)
  })
})
