import { done, rowBox, rows, search, unsaved } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { dialogOf, fieldOf, pick } from '../../support/browser/bulk'
import { go } from '../../support/browser/go'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

const leaving = (page: Page) => page.locator('[role=alertdialog]')
const back = (page: Page) => page.evaluate(() => history.back())
const head = (page: Page, column: string) => page.locator(`th[data-column="${column}"] button`)

test.describe('Back', () => {
  test('goes from step to step of a list whose records are being written, and ends that where it leaves', async ({
    signedInAs,
    as,
  }) => {
    const call = await as('admin')
    const contract_id = `C-B${crypto.randomUUID().slice(0, 8)}`
    for (let made = 0; made < 20; made++) {
      await done(call('POST', '/fm/approvals', { contract_id, status_flag: 'requested' }))
    }
    const page = await signedInAs('admin')
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await go(page, '/contracts')
    await go(page, `/approvals?contract_id=${contract_id}`)
    await expect(rows(page)).toHaveCount(20)
    await head(page, 'created').click()
    await expect(page).toHaveURL(/sort=/)
    await back(page)
    await expect(page).not.toHaveURL(/sort=/)
    await head(page, 'created').click()
    await expect(page).toHaveURL(/sort=/)
    await expect(rows(page)).toHaveCount(20)
    // None is chosen of rows that give place to those of the new order.
    await expect(async () => {
      await rowBox(page, 'Select this page').click()
      await expect(page.getByText('20 selected')).toBeVisible({ timeout: 1000 })
    }).toPass()

    const sent: (() => void)[] = []
    await intercept(page, '**/api/v1/fm/approvals/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      await new Promise<void>((release) => sent.push(release))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Cancel approvals' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel 20 approvals' }).click()
    await expect.poll(() => sent.length).toBeGreaterThan(0)

    await back(page)
    await expect(page).not.toHaveURL(/sort=/)
    await expect(page.getByRole('dialog')).toContainText('of 20')
    await back(page)
    await expect(leaving(page)).toContainText('Leave while approvals are written?')
    await leaving(page).getByRole('button', { name: 'Stop and leave' }).click()
    await expect(page).toHaveURL('/contracts')
    const before = sent.length
    for (const release of sent) release()
    const cancelled = async () => {
      const list = `/fm/approvals?contract_id=${contract_id}&status_flag=cancelled`
      return Number((await done(call('GET', list))).total)
    }
    await expect.poll(cancelled).toBe(before)
    expect([sent.length, faults]).toEqual([before, []])
  })

  test('asks whoever has changed a line of an approval, and nobody who goes to another of its pages', async ({
    signedInAs,
    as,
  }) => {
    const call = await as('admin')
    const contract_id = `C-L${crypto.randomUUID().slice(0, 8)}`
    const make = async () => {
      const approval = { contract_id, maintenance_lines: [{ description: 'Part', amount: 1 }] }
      return (await done(call('POST', '/fm/approvals', approval))).approval_id as string
    }
    const ids = [await make(), await make()]
    const page = await signedInAs('admin')
    const change = async (text: string) => {
      await page.locator('[data-cell="0:0"]').click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await expect(unsaved(page)).toContainText('1 change')
    }
    await page.goto(`/approvals?contract_id=${contract_id}&sort=approval_id`)
    await rows(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(`/approvals/${ids[0]}`)
    await page.locator('a', { hasText: /^Lines/ }).click()
    await expect(page).toHaveURL(`/approvals/${ids[0]}/lines`)

    await test.step('to the page of its details', async () => {
      await change('Tyre')
      await back(page)
      await expect(page).toHaveURL(`/approvals/${ids[0]}`)
      await expect(unsaved(page)).toContainText('1 change')
      await expect(leaving(page)).toHaveCount(0)
    })
    await test.step('and to the list', async () => {
      await back(page)
      await expect(leaving(page)).toContainText('Leave with 1 unsaved change?')
      await leaving(page).getByRole('button', { name: 'Discard and leave' }).click()
      await expect(page).toHaveURL(/\/approvals\?/)
    })
    await test.step('from the lines of one to those of another', async () => {
      await rows(page).first().getByRole('link').first().click()
      await page.locator('a', { hasText: /^Lines/ }).click()
      await expect(page).toHaveURL(`/approvals/${ids[0]}/lines`)
      await expect(page.locator('[data-cell="0:0"]')).toBeVisible()
      await page.keyboard.press('Alt+j')
      await expect(page).toHaveURL(`/approvals/${ids[1]}/lines`)
      await change('Wheel')
      await back(page)
      await expect(leaving(page)).toContainText('Leave with 1 unsaved change?')
      await leaving(page).getByRole('button', { name: 'Stay' }).click()
      await expect(page).toHaveURL(`/approvals/${ids[1]}/lines`)
      await page.keyboard.press('ControlOrMeta+s')
      await expect(unsaved(page)).toHaveCount(0)
      await back(page)
      await expect(page).toHaveURL(`/approvals/${ids[0]}/lines`)
    })
  })

  test('leaves open what is typed in a list that was sorted otherwise', async ({
    signedInAs,
    as,
  }) => {
    const call = await as('admin')
    const code = `B${crypto.randomUUID().slice(0, 8)}`
    await done(call('POST', '/fm/codes', { list: 'client_industry', code, name: code }))
    const page = await signedInAs('admin')
    await page.goto(`/codes?code_contains=${code}`)
    await head(page, 'order').click()
    await expect(page).toHaveURL(/sort=/)
    const typed = page.locator('[data-editor] input')
    // No cell opens of rows that give place to those of the new order.
    await expect(async () => {
      await page.locator('[data-row] [data-column="order"]').dblclick()
      await expect(typed).toBeVisible({ timeout: 1000 })
    }).toPass()
    await typed.fill('4321')
    await back(page)
    await expect(page).not.toHaveURL(/sort=/)
    await expect(typed).toHaveValue('4321')
    await expect(leaving(page)).toHaveCount(0)
    // A press takes the focus out of the cell first, which saves it: what is saved is not asked about.
    await page.getByRole('link', { name: 'Contracts', exact: true }).dispatchEvent('click')
    await leaving(page).getByRole('button', { name: 'Discard and leave' }).click()
    await expect(page).toHaveURL('/contracts')
  })

  test('leaves an edit of all that match open, and what is filled in there', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('editor')
    await go(page, '/suppliers')
    await go(page, '/clients')
    await search(page).fill('pty')
    await expect(page).toHaveURL(/search=pty/)
    await expect(async () => {
      await rowBox(page, 'Select this page').click()
      await page.getByRole('button', { name: /^Select all/ }).click({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: /^Edit .*clients$/ }).click()
    await pick(page, 'client_class', 'client_class')
    const filled = fieldOf(page, 'client_class').getByRole('textbox')
    await filled.fill('Key account')
    await back(page)
    await expect(page).not.toHaveURL(/search=/)
    await expect(filled).toHaveValue('Key account')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Edit .*clients$/ })).toHaveCount(0)
  })
})
