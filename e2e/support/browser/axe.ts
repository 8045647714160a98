import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** What axe's types leave out of how it reads colours. */
interface AxeColors {
  readonly commons: {
    readonly color: {
      readonly Color: { new (color: AxeColor): AxeColor; readonly prototype: AxeColor }
    }
  }
}

interface AxeColor {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): this
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
  await bringAxe(page)
  expect(await broken(page, within), 'in light').toEqual([])
  await show(page, 'dark')
  expect(await broken(page, within, ['color-contrast']), 'in dark').toEqual([])
  await show(page, 'light')
}

/** Puts axe into a page, once: to load it takes longer than many a rule. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  await page.evaluate(axe.source)
  await page.evaluate(spareAxe)
}

/**
 * Lets axe do once what it does for each element anew: it reads a colour by a library of all colour
 * spaces, and a page has a dozen; and it writes the text of each element that it looks at.
 */
function spareAxe(): void {
  const { Color } = (window.axe as typeof axe & AxeColors).commons.color
  const read = Color.prototype.parseString
  const known = new Map<string, AxeColor>()
  Color.prototype.parseString = function (text) {
    const color = known.get(text)
    if (color === undefined) known.set(text, new Color(read.call(this, text)))
    else Object.assign(this, { r: color.r, g: color.g, b: color.b, alpha: color.alpha })
    return this
  }
  window.axe?.configure({ noHtml: true })
}

/** The rules that a page breaks, and the elements that break each: all rules, or only some. */
const broken = (page: Page, within: string, only?: string[]): Promise<[string, string[]][]> =>
  page.evaluate(
    async ([selector, rules]) => {
      const options = { resultTypes: ['violations' as const], elementRef: true }
      const found = await window.axe?.run(
        { include: [[selector]] },
        rules ? { ...options, runOnly: rules } : options,
      )
      if (!found) throw new Error('The page has no axe')
      return found.violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? ''),
      ])
    },
    [within, only] as const,
  )

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

/** Waits until a page shows what it loaded: it has its heading, and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true], [role=status][aria-label^=Loading]')).toHaveCount(0)
}
