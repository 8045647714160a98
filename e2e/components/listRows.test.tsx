import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RecordListPage } from '@/components/record/RecordListPage'
import { ResourceScope } from '@/components/record/scope'
import { client } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { queriedService } from '../support/queriedService'

/** The rows of a list: walked, chosen and put in order. */

let asked: URLSearchParams[]

beforeEach(async () => {
  await page.viewport(1280, 720)
  const names = ['Alder', 'Birch', 'Cedar', 'Ebony', 'Fir', 'Hazel']
  asked = queriedService(
    names.map((name, at) => ({ client_id: String(at + 1), name, finance_limit: 100 - at })),
  )
  history.replaceState(null, '', '/clients')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <ResourceScope resource={client} all={{}}>
        <RecordListPage />
      </ResourceScope>
    </AppRouterContext>,
    ['Clients:Read'],
  )
  await expect.element(link('Alder')).toBeVisible()
})

const link = (name: string) => page.getByRole('link', { name, exact: true })
const choose = (name: string, modifiers: 'Shift'[] = []) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).click({ force: true, modifiers })
const said = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible()
const noneIsChosen = () => expect.poll(() => page.getByText(/selected$/).elements()).toEqual([])

/** The links that are followed from now on, which lead nowhere here. */
function followed(): string[] {
  const hrefs: string[] = []
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    if (!href) return
    event.preventDefault()
    hrefs.push(href)
  }
  addEventListener('click', follow, { capture: true })
  onTestFinished(() => removeEventListener('click', follow, { capture: true }))
  return hrefs
}

test('are walked with j and k, Enter opens one, and / leads to the search', async () => {
  const hrefs = followed()
  await userEvent.keyboard('j')
  await expect.element(link('Alder')).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(link('Cedar')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('Birch')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(hrefs).toEqual(['/clients/2'])
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('are chosen: a range with Shift either way, one by x, a page, and all that match', async () => {
  await choose('Birch')
  await choose('Fir', ['Shift'])
  await said('4 selected')
  // Whoever may only read is offered neither edit nor import.
  expect(page.getByRole('button', { name: /^Edit / }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Import' }).elements()).toEqual([])
  await choose('Fir')
  await said('3 selected')
  await choose('Birch', ['Shift'])
  await said('4 selected')
  link('Fir').element().focus()
  await userEvent.keyboard('x')
  await said('3 selected')
  await page.getByRole('button', { name: 'Select all 6 that match' }).click()
  await said('All 6 selected')
  await choose('Alder')
  await said('5 selected')
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await noneIsChosen()

  const whole = page.getByRole('checkbox', { name: 'Select this page' })
  await whole.click({ force: true })
  await expect.element(whole).toBeChecked()
  await choose('Cedar')
  await expect.element(whole).toBePartiallyChecked()
  await choose('Cedar')
  await whole.click({ force: true })
  await noneIsChosen()
})

test('come up, down and as they stood by a press on a head, and by several with Shift', async () => {
  const head = (name: string) =>
    page.getByRole('columnheader', { name, exact: true }).getByRole('button').first()
  const sorted = async (sort: string | null) => {
    await expect.poll(() => new URLSearchParams(location.search).get('sort')).toBe(sort)
    await expect.poll(() => asked.at(-1)?.get('sort') ?? null).toBe(sort)
  }
  await head('Name').click()
  await sorted('name')
  await head('Name').click()
  await sorted('-name')
  await expect.poll(() => document.querySelector('[data-row]')?.getAttribute('data-row')).toBe('6')
  await head('Name').click()
  await expect.poll(() => location.search).toBe('')
  await head('Name').click()
  await sorted('name')
  await head('Finance limit').click({ modifiers: ['Shift'] })
  await sorted('name,finance_limit')
  await head('Name').click({ modifiers: ['Shift'] })
  await sorted('-name,finance_limit')
  await head('Name').click()
  await sorted('name')
})
