/**
 * `npm run pictures`: takes the pictures of the README anew, from a service that runs with the data
 * of the demonstration, as `npm start` has it on a fresh clone.
 *
 *     npm run pictures -- --origin http://127.0.0.1:3000
 */
import { parseArgs } from 'node:util'
import { fill } from '@fleetbook/playwright'
import { chromium, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { signIn } from '@/e2e/support/browser/accounts'
import { findChromium } from './chromium'

type Scheme = 'light' | 'dark'

/** What a picture shows: where, in which colours, and what is done there first. */
interface Shown {
  readonly path: string
  readonly scheme: Scheme
  readonly first?: (page: Page) => Promise<void>
}

const FOLDER = 'docs/images'
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
/** Between phones that stand side by side. */
const GAP = 16

/** Has the approval locked by whoever looks at it, who has begun to edit it. */
async function edit(page: Page): Promise<void> {
  await fill(page, 'invoice_no', 'INV-2291')
  await expect(page.getByText(/^Locked by you until/)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
}

/** Opens a client from the list, as staff do: its page then tells its place there. */
async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Wattleford City Council' }).click()
  await expect(page.getByRole('navigation', { name: 'Place in the list of clients' })).toBeVisible()
  await expect(page.getByLabel('Industry')).toHaveValue('Local government')
  await expect(page.getByLabel('SIC code')).toHaveValue('Local government administration')
  await expect(page.getByText(/^Added /)).toBeVisible()
}

const AT_A_DESK: Readonly<Record<string, Shown>> = {
  'client-form': { path: '/clients', scheme: 'light', first: open },
  'overview-dark': { path: '/', scheme: 'dark' },
  'clients-dark': { path: '/clients', scheme: 'dark' },
  approval: { path: '/approvals/88001', scheme: 'light', first: edit },
  history: { path: '/history?resource=client', scheme: 'light' },
}

const ON_A_PHONE: readonly Shown[] = [
  { path: '/clients', scheme: 'light' },
  { path: '/clients', scheme: 'light', first: open },
  { path: '/', scheme: 'dark' },
  { path: '/history', scheme: 'light' },
]

const { values } = parseArgs({
  options: { origin: { type: 'string', default: 'http://127.0.0.1:3000' } },
})

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  for (const [name, shown] of Object.entries(AT_A_DESK)) {
    await taken(shown, DESK, async (page) => {
      await page.screenshot({ path: `${FOLDER}/${name}.png` })
    })
  }
  const phones: string[] = []
  for (const shown of ON_A_PHONE) {
    await taken(shown, PHONE, async (page) => {
      phones.push((await page.screenshot()).toString('base64'))
    })
  }
  await sideBySide(phones)
} finally {
  await browser.close()
}

/** Opens what is to be shown, as an administrator sees it once all of it is there. */
async function taken(
  { path, scheme, first }: Shown,
  viewport: typeof DESK,
  take: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: values.origin,
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page, 'admin')
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await first?.(page)
  await take(page)
  // Left as people leave it, it gives up its lock; what was typed is not asked about.
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('about:blank')
  await context.close()
}

async function sideBySide(phones: readonly string[]): Promise<void> {
  const width = phones.length * PHONE.width + (phones.length + 1) * GAP
  const page = await browser.newPage({
    viewport: { width, height: PHONE.height + 2 * GAP },
  })
  const images = phones.map((phone) => `<img src="data:image/png;base64,${phone}">`)
  await page.setContent(
    `<body style="margin:${GAP}px;display:flex;gap:${GAP}px">${images.join('')}</body>`,
  )
  await page.screenshot({ path: `${FOLDER}/phone.png`, omitBackground: true })
}
