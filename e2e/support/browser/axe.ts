import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/**
 * Fails with each rule that the page, as it stands, breaks, and the element that breaks it: all
 * rules in the light theme, those of contrast in the dark one too, as the rest is the same there.
 * A place within the page, as its dialog, spares looking at what another test has looked at.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // In what a form does not draw while it is out of sight, a colour would stay half changed.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  await show(page, 'light')
  expect(await broken(axeOn(page, within)), 'in light').toEqual([])
  await show(page, 'dark')
  const contrast = axeOn(page, within).withRules(['color-contrast'])
  expect(await broken(contrast), 'in dark').toEqual([])
  await show(page, 'light')
}

/**
 * Axe in the page itself, telling of faults alone. Else it loads itself into a second page to put
 * together what it found in frames of other origins, of which the console has none.
 */
const axeOn = (page: Page, within: string): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)

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

async function broken(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Waits until a page shows what it loaded: it has its heading, and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true], [role=status][aria-label^=Loading]')).toHaveCount(0)
}
