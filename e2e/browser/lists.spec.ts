import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { type Call, done } from '../support/browser/records'
import { expect, test } from '../support/console'

const rows = (page: Page) => page.locator('[data-row]')
const names = (page: Page) => page.getByRole('rowheader')
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search/ })

/** Clients that a search for the word finds, and no others; the word is new each time. */
async function family(call: Call, members: readonly Record<string, unknown>[]) {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const word = `Q${[...bytes].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
  const ids = []
  for (const [index, data] of members.entries()) {
    const name = `${word} ${'ABCDEFGH'[index]}`
    ids.push((await done(call('POST', '/fm/clients', { name, ...data }))).client_id)
  }
  return { word, ids }
}

test.describe('A list', () => {
  test('finds by a name with a slip, and keeps the search in the address', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients')
    await search(page).fill('Watleford Cty')
    await expect(names(page).first()).toContainText('Wattle')
    await expect(page).toHaveURL(/search=Watleford\+Cty/)
    await page.reload()
    await expect(search(page)).toHaveValue('Watleford Cty')
    await expect(names(page).filter({ hasText: 'Wattleford City Council' })).toBeVisible()
    await search(page).fill('zzzzqqqqxxxx')
    await expect(page.getByText('No client matches')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(page).toHaveURL('/clients')
    await expect(rows(page).first()).toBeVisible()
  })

  test('filters and sorts by the address, and Back undoes each step', async ({
    signedInAs,
    as,
  }) => {
    const { word } = await family(await as('editor'), [
      { client_type: 'lead', finance_limit: 5 },
      { client_type: 'fleet', finance_limit: 20 },
      { client_type: 'fleet', finance_limit: 100 },
    ])
    const page = await signedInAs('viewer')
    await page.goto(`/clients?search=${word}`)
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Client type' }).click()
    await page.getByRole('option', { name: /^fleet$/i }).click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(page).toHaveURL(/client_type=fleet/)

    await page
      .getByRole('columnheader', { name: /Finance limit/ })
      .getByRole('button')
      .first()
      .click()
    await expect(page).toHaveURL(/sort=finance_limit/)
    await expect(names(page)).toHaveText([`${word} B`, `${word} C`])
    await page
      .getByRole('columnheader', { name: /Finance limit/ })
      .getByRole('button')
      .first()
      .click()
    await expect(page).toHaveURL(/sort=-finance_limit/)
    await expect(names(page)).toHaveText([`${word} C`, `${word} B`])

    await page.goBack()
    await expect(names(page)).toHaveText([`${word} B`, `${word} C`])
    await page.goBack()
    await page.goBack()
    await expect(rows(page)).toHaveCount(3)
  })

  test('keeps a view by its name, with its columns and its density', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients?client_type=fleet')
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    const chooser = page.getByRole('dialog', { name: 'Columns' })
    await chooser.getByRole('searchbox').fill('client_code')
    await chooser.getByRole('menuitem', { name: 'Client code' }).click()
    await chooser.getByRole('button', { name: 'Hide State' }).click()
    await chooser.getByText('Compact').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: /Client code/ })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'State' })).toHaveCount(0)
    const height = () =>
      rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().height)
    expect(await height()).toBeLessThan(34)

    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByLabel('Name of the view').fill('Fleet, compact')
    await page.getByLabel('Name of the view').press('Enter')
    await page.goto('/clients?columns=name&density=comfortable')
    await expect(page.getByRole('columnheader', { name: /Client code/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Fleet, compact' }).click()
    await expect(page).toHaveURL(/client_type=fleet/)
    await expect(page.getByRole('columnheader', { name: /Client code/ })).toBeVisible()
  })

  test('is walked with j and k, and Enter opens', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients')
    await expect(rows(page).first()).toBeVisible()
    const link = (index: number) => rows(page).nth(index).getByRole('link')
    await page.keyboard.press('j')
    await expect(link(0)).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(link(2)).toBeFocused()
    await page.keyboard.press('k')
    await expect(link(1)).toBeFocused()
    const address = (await link(1).getAttribute('href')) ?? 'none'
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(rows(page).first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
  })

  test('chooses a range with Shift, and all that match', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients?client_type=fleet')
    await expect(rows(page).first()).toBeVisible()
    const select = (index: number) => rows(page).nth(index).locator('label')
    await select(1).click()
    await select(4).click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 selected')).toBeVisible()
    await rows(page).nth(4).getByRole('link').focus()
    await page.keyboard.press('x')
    await expect(page.getByText('3 selected')).toBeVisible()
    await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
    await expect(page.getByText(/^All \d+ selected$/)).toBeVisible()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(page.getByText(/selected$/)).toHaveCount(0)
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
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^clients \d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(new RegExp(`^${word} A,1234567890123\\.50*$`))
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"",""${word}"")"`)
  })

  test('says what failed with the request, and Retry reads it again', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    const list = '**/api/v1/fm/clients?*'
    await page.route(list, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'x-request-id': 'request-of-the-test' },
        json: { title: 'The service is busy', status: 503, code: 'unavailable' },
      }),
    )
    await page.goto('/clients')
    await expect(page.getByText('The clients could not be loaded')).toBeVisible()
    await expect(page.getByText('request-of-the-test')).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rows(page).first()).toBeVisible()
  })
})
