import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What is read of a report of axe. */
type Found = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>

declare global {
  interface Window {
    axe: { run(context: object, options: object): Promise<Found> }
  }
}

/**
 * Fails with each rule that the page, as it stands, breaks, and the element that breaks it: all
 * rules in the light theme, those of contrast in the dark one too, as the rest is the same there.
 * A place within the page, as its dialog, spares looking at what another test has looked at.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // In what a form does not draw while it is out of sight, a colour would stay half changed.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await show(page, 'light')
  expect(broken(await axeOn(page, within)), 'in light').toEqual([])
  await show(page, 'dark')
  expect(broken(await contrastAgain(page, within)), 'in dark').toEqual([])
  await show(page, 'light')
}

/**
 * Axe in the page itself, telling of faults alone. Else it loads itself into a second page to put
 * together what it found in frames of other origins, of which the console has none.
 */
const axeOn = (page: Page, within: string): Promise<Found> =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze()

/** By the axe that is in the page already: to load it takes longer than many a rule. */
const contrastAgain = (page: Page, within: string): Promise<Found> =>
  page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(
      { include: [selector] },
      { resultTypes: ['violations'], runOnly: ['color-contrast'] },
    )
    return { violations }
  }, within)

/** Changes the theme, and waits until no colour is on its way from one to the other. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return document.getAnimations().filter(({ playState }) => playState === 'running').length
    })
  await expect.poll(moving).toBe(0)
}

const broken = ({ violations }: Found) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])

/** Waits until a page shows what it loaded: it has its heading, and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true], [role=status][aria-label^=Loading]')).toHaveCount(0)
}
