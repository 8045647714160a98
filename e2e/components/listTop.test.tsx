import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listService } from '../support/listService'
import { navigateTo, openConsole } from '../support/openConsole'

/** Where in a list one is: at its top, or on a way back at the row that one was on. */

const FAR = '10050'

beforeEach(async () => {
  await page.viewport(1280, 720)
  const ids = Array.from({ length: 60 }, (_, at) => String(10001 + at))
  listService(
    'client_id',
    ids.map((client_id) => ({ client_id, name: `Client ${client_id}`, client_type: 'fleet' })),
  )
  openConsole('/clients', ['Clients:Read'])
})

/** What a press on the head of the names does. */
const sortByName = () => document.querySelector<HTMLElement>('th[data-column=name] button')?.click()
const row = (id: string) => page.getByRole('link', { name: `Client ${id}` })
const top = () => document.querySelector('[data-density]')?.scrollTop

const isOpen = () =>
  expect.element(page.getByRole('heading', { name: `Client ${FAR}` })).toBeVisible()

async function openFar(): Promise<void> {
  await row(FAR).click()
  await isOpen()
}

test('One that is opened anew begins at its top, and Back leads to the row that was opened', async () => {
  await openFar()
  navigateTo('/clients?sort=finance_review_date')
  await expect.element(row('10001')).toBeInViewport()
  await expect.poll(top).toBe(0)
  history.back()
  await isOpen()
  history.back()
  await expect.element(row(FAR)).toBeInViewport()
  await openFar()
  navigateTo('/clients')
  await expect.element(row('10001')).toBeInViewport()
  await expect.poll(top).toBe(0)
})

test('The link of a record to its place in the list leads back to its row', async () => {
  await openFar()
  await page.getByRole('link', { name: /50 of 60/ }).click()
  await expect.element(row(FAR)).toBeInViewport()
})

test('Another order, a filter or none shows its top', async () => {
  const goDown = async () => {
    await expect.element(row('10001')).toBeInTheDocument()
    row('10060').element().scrollIntoView()
    await expect.poll(top).toBeGreaterThan(0)
  }
  await goDown()
  sortByName()
  await expect.poll(top).toBe(0)
  await goDown()
  navigateTo('/clients?client_type=fleet')
  await expect.poll(top).toBe(0)
  await goDown()
  await userEvent.keyboard('/')
  await userEvent.keyboard('Client')
  await expect.poll(top).toBe(0)
})
