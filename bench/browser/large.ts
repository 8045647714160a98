import { setTimeout as sleep } from 'node:timers/promises'
import { box, openPalette, rows, search } from '@fleetbook/playwright'
import type { Locator, Page } from 'playwright'
import { KEPT_CURRENT, UNDONE } from '../history'
import { percentiles } from '../percentiles'
import { inMilliseconds } from './finding'

/** How often each step is taken. */
const ROUNDS = 5
/** No page makes a person wait longer for its data, in ms. */
const MAX_MILLISECONDS = 1000
/**
 * How often it is looked whether the data is in sight, and when that is given up, in ms. Playwright
 * itself soon looks only twice a second, which would be told as the page's time.
 */
const LOOK = 10
const LOST = 30_000

/** Something that a person does, and what is in sight once its data is there. */
interface Step {
  readonly name: string
  act(page: Page): Promise<unknown>
  shown(page: Page): Locator
}

/** Opens a page by its address, in a browser that has the console's scripts from before. */
const open = (name: string, path: string, shown: Step['shown']): Step => ({
  name,
  act: (page) => page.goto(path, { waitUntil: 'commit' }),
  shown,
})

/** A list, once its rows are there or it says that it has none. */
const list = (name: string, path: string) =>
  open(name, path, (page) =>
    rows(page)
      .first()
      .or(page.getByText(/^No \w+ matches$/)),
  )
const entry = (page: Page) => page.getByRole('article').first()
const client = (round: number) => `/clients/${20_001 + round}`

/** The steps of one round, in the order in which they are taken. */
const stepsOf = (round: number): Step[] => [
  open('Overview', '/', (page) => page.getByRole('heading', { name: 'Finance reviews' })),
  open('Overview, recent changes', '/', (page) => page.locator('main ol li time').first()),
  list('Clients', '/clients'),
  {
    name: 'Clients, searched with a slip',
    act: (page) => search(page).fill('Watleford'),
    shown: (page) => rows(page).filter({ hasText: 'Wattleford' }).first(),
  },
  list('Clients, filtered', '/clients?state=TAS&client_type=lead'),
  list('Clients, sorted by limit', '/clients?sort=-finance_limit'),
  open('Client form', client(round), (page) => box(page, 'name')),
  {
    name: 'Client form, saved',
    async act(page) {
      await box(page, 'finance_limit').fill(String(1000 + (Date.now() % 1_000_000)))
      await page.keyboard.press('Control+s')
    },
    shown: (page) => page.getByText('Saved 1 change'),
  },
  open('History of a client', `${client(round)}/history`, entry),
  open('History of a client with 45,000 entries', `/clients/${KEPT_CURRENT}/history`, entry),
  open('The same, of one field', `/clients/${KEPT_CURRENT}/history?user_id=4`, entry),
  list('History', '/history'),
  list('History, oldest first', '/history?sort=at'),
  list('History by field', '/history?field=area'),
  list('History by a rare field', '/history?field=discount_spare4'),
  list('History by person', '/history?user_id=3'),
  list('History of bulk requests only', '/history?user_id=9'),
  list('History by person and field that never met', '/history?user_id=3&field=phone'),
  list('History of a week a year ago', `/history?from=${day(372)}&to=${day(365)}`),
  list('History of one client', `/history?record_id=${KEPT_CURRENT}`),
  open('Request of 1,000 clients', `/history/${UNDONE}`, (page) =>
    page.getByRole('button', { name: /^Undo this request, 1,000/ }),
  ),
  {
    name: 'Undo of that request, previewed',
    act: (page) => page.getByRole('button', { name: /^Undo this request/ }).click(),
    shown: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }),
  },
  list('Approvals', '/approvals'),
  list('Approvals to be decided', '/approvals?status_flag=requested&sort=-_lines_total'),
  {
    name: 'Palette, a client by name',
    async act(page) {
      await openPalette(page)
      await page.keyboard.type('deepham')
    },
    shown: (page) => page.getByRole('menuitem', { name: /Deepham/ }).first(),
  },
  open('Locks', '/locks', (page) => page.getByText('Live locks').first()),
]

/** So many days ago, as an address says it. */
function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Walks through the pages of the console round by round, and says of each step how long it takes
 * until its data is in sight: rows of a table, and whether all are within a second.
 */
export async function walkLargeBook(page: Page): Promise<string[]> {
  const times = new Map<string, number[]>()
  // The first round only brings the console's scripts into the browser's cache.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { name, act, shown } of stepsOf(round)) {
      const started = performance.now()
      await act(page)
      while (!(await shown(page).first().isVisible())) {
        if (performance.now() - started > LOST) throw new Error(`${name}: nothing to be seen`)
        await sleep(LOOK)
      }
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - started])
      await page.waitForLoadState('networkidle')
    }
  }
  await page.context().close()
  return [...times].map(([name, taken]) => {
    const { p50 } = percentiles(taken)
    const longest = Math.max(...taken)
    return `| ${name} | ${inMilliseconds(p50)} | ${inMilliseconds(longest)} | ${p50 < MAX_MILLISECONDS ? 'met' : 'missed'} |`
  })
}
