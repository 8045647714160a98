import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { entry } from '@/components/history/undo/plan.fixture'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'

/** Lists as they stand by themselves, on a page of the usual width with its rail. */

/** A day that has passed most of a year ago. */
const PASSED = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10)

const CLIENT = {
  client_id: '10412',
  name: 'Barossa Valley Freight',
  client_type: 'prospect',
  abn: '51824753556',
  state: 'NSW',
  finance_limit: 17_750_000,
  interest_margin: 0.9625,
  finance_review_date: PASSED,
  user_id: '7',
}

/** What the bar of a browser that keeps room for one takes of a window, as on Windows. */
const BAR = 17

const SUPPLIER = {
  supplier_id: 'S-2381',
  name: 'Acacia Asset Finance',
  trading_name: 'Acacia Finance',
  abn: '84255448594',
  phone: '(08) 5550 8292',
  payment_terms_id: 'T30',
  active: 'yes',
}

const APPROVAL = {
  approval_id: '88213',
  status_flag: 'requested',
  _client_name: 'Wattleford City Council',
  _client_id: '10001',
  contract_id: 'C-40117',
  supplier_id: 'S-2010',
  _lines_total: 12_369.4,
  approval_limit: 15_000,
  invoice_no: 'INV-77120',
}

/** The letters of the console, which are narrower than those that a page without them has. */
const FONTS = [
  ['--font-geist-sans', 'geist-sans/Geist-Variable'],
  ['--font-geist-mono', 'geist-mono/GeistMono-Variable'],
] as const

beforeAll(async () => {
  for (const [name, file] of FONTS) {
    const source = `url(/node_modules/geist/dist/fonts/${file}.woff2)`
    document.fonts.add(await new FontFace(name, source, { weight: '100 900' }).load())
    document.documentElement.style.setProperty(name, `"${name}"`)
  }
})
afterAll(() => {
  for (const [name] of FONTS) document.documentElement.style.removeProperty(name)
  document.fonts.clear()
})
beforeEach(() => page.viewport(1280, 720))

test.each([
  ['/clients', 'Account manager', CLIENT.name, { 'GET /fm/clients': listOf(CLIENT) }],
  ['/suppliers', 'Active', SUPPLIER.name, { 'GET /fm/suppliers': listOf(SUPPLIER) }],
  ['/approvals', 'Contract', APPROVAL._client_name, { 'GET /fm/approvals': listOf(APPROVAL) }],
  ['/approvals', 'Invoice', APPROVAL._client_name, { 'GET /fm/approvals': listOf(APPROVAL) }],
])(
  'the columns of %s are in sight without scrolling, up to %s',
  async (address, last, row, answers) => {
    await page.viewport(1280 - BAR, 720)
    service(answers)
    openPage(address)
    await expect.element(page.getByRole('table').getByText(row)).toBeVisible()
    const head = page.getByRole('columnheader', { name: last, exact: true }).element()
    const box = head.closest('.overflow-auto') as Element
    // Once the table knows how wide the page is.
    await expect
      .poll(() => head.getBoundingClientRect().right)
      .toBeLessThanOrEqual(box.getBoundingClientRect().left + box.clientWidth)
    for (const each of box.querySelectorAll('th, td')) {
      expect(each.scrollWidth, each.textContent).toBeLessThanOrEqual(each.clientWidth)
    }
  },
)

/** How wide words are as they stand in a place. */
function widthIn(place: Element, words: string): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(place)
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return pen.measureText(words).width
}

test.each([
  '/clients',
  '/suppliers',
  '/approvals',
  '/contracts',
  '/users',
  '/roles',
  '/codes',
  '/service-accounts',
  '/webhooks',
])('what the search of %s looks in is said whole', async (address) => {
  service({})
  openPage(address)
  const search = page.getByRole('main').getByRole('searchbox')
  await expect.element(search).toBeVisible()
  const input = search.element() as HTMLInputElement
  expect(widthIn(input, input.placeholder)).toBeLessThanOrEqual(input.clientWidth)
})

test('the history says who and for whom, with what was changed in sight beside it', async () => {
  const user = { user_id: '4', display_name: 'Partner integration' }
  const audit_user = { user_id: '6', display_name: 'Jack Brennan' }
  service({ 'GET /fm/events': listOf(entry({ user, audit_user })) })
  await page.viewport(1280 - BAR, 720)
  openPage('/history')
  const whose = page.getByRole('table').getByText('Partner integration for Jack Brennan').last()
  await expect.element(whose).toBeVisible()
  const cell = whose.element().closest('.truncate') ?? whose.element()
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  const head = page.getByRole('columnheader', { name: 'Change', exact: true }).element()
  expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(1280 - BAR)
})
