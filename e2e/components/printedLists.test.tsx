import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'

/** Lists on paper. */

const WHOLE = {
  client_id: '10412',
  client_type: 'prospect',
  abn: '51824753556',
  acn: '824753556',
  finance_limit: 17_750_000,
  interest_margin: 0.9625,
  next_contact_date: '2027-03-14',
  finance_review_date: '2027-06-30',
  approval_limit: 1_250_000,
}
const WORDS = {
  name: 'Barossa Valley Freight and Logistics Proprietary Limited of South Australia',
  address1: 'Level 14, 300 Barangaroo Avenue and the corner of Hickson Road',
  area: 'Upper Ferntree Gully by the Dandenong Ranges',
}

const media = (name: 'print' | '') =>
  (cdp() as { send(method: string, more: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  )

/** What is drawn of a search, in quotes; null where nothing is. */
function searchDrawn(): string | null {
  const place = document.querySelector('[data-printed]')
  if (!place || getComputedStyle(place).display === 'none') return null
  return getComputedStyle(place, '::before').content
}

// As wide as a sheet of paper that lies across.
beforeEach(() => page.viewport(1047, 700))
afterEach(() => media(''))

test('say what they are kept to, and which part of it stands on the paper', async () => {
  const found = { ...listOf({ ...WHOLE, ...WORDS }), total: 366, next_cursor: 'more' }
  service({ 'GET /fm/clients': found })
  openPage('/clients?search=freight&client_type=prospect', {
    permissions: ['Clients:Read', 'Clients:Create'],
  })
  await expect.element(page.getByText('1 to 1 of 366')).toBeVisible()
  expect(searchDrawn()).toBeNull()
  await media('print')
  await expect.poll(searchDrawn).toBe('"Search: freight"')
  await expect.element(page.getByText('Type: prospect')).toBeVisible()
  await expect.element(page.getByText('1 to 1 of 366')).toBeVisible()
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'New client' })).not.toBeInTheDocument()
  await media('')
  await page.getByRole('button', { name: 'Remove filter Client type' }).click()
  await page.getByRole('searchbox').fill('')
  await media('print')
  await expect.poll(searchDrawn).toBeNull()
  await expect
    .element(page.getByRole('region', { name: 'Search and filters' }))
    .not.toBeInTheDocument()
})

test('keep figures, days, ids and status words in one line, and break the lines of words', async () => {
  service({ 'GET /fm/clients': listOf({ ...WHOLE, ...WORDS }) })
  const columns = [...Object.keys(WORDS), ...Object.keys(WHOLE)]
  openPage(`/clients?columns=${columns.join()}`)
  await expect.element(page.getByRole('table').getByText(WORDS.name)).toBeInTheDocument()
  await media('print')
  const linesOf = (column: string) => {
    const cell = document.querySelector(`tr[data-row] [data-column="${column}"]`)
    if (!cell) return 'absent'
    const range = document.createRange()
    range.selectNodeContents(cell)
    const ends = [...range.getClientRects()].map(({ bottom }) => bottom)
    return Math.max(...ends) - Math.min(...ends) > 8 ? 'torn' : 'whole'
  }
  const found = (names: object) => Object.keys(names).map((name) => [name, linesOf(name)])
  await expect.poll(() => found(WORDS)).toEqual(Object.keys(WORDS).map((name) => [name, 'torn']))
  expect(found(WHOLE)).toEqual(Object.keys(WHOLE).map((name) => [name, 'whole']))
})
