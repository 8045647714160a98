import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { type Contrasts, judgeContrastsOnce } from './contrasts'

declare global {
  interface Window {
    axe?: typeof axe
    contrasts?: Contrasts
  }
}

/** Without what nobody reads in a page, which is more than half of it. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** How texts are drawn whose contrast axe found enough, in this process and in either theme. */
const plain = new Set<string>()

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
  await bringAxe(page)
  await show(page, 'light')
  expect(await broken(page, within), 'in light').toEqual([])
  await show(page, 'dark')
  expect(await broken(page, within, ['color-contrast']), 'in dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Puts axe into a page, once: to load it takes longer than many a rule. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  // In what a form does not draw while it is out of sight, a colour would stay half changed.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.evaluate(SOURCE)
  await page.evaluate(spareAxe)
  await page.evaluate(judgeContrastsOnce, [...plain])
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
async function broken(page: Page, within: string, only?: string[]): Promise<[string, string[]][]> {
  const told = await page.evaluate(
    async ([selector, rules]) => {
      const areJudged = window.contrasts?.areJudged()
      if (rules && areJudged) return { broken: [], plain: [] }
      const options = { resultTypes: ['violations' as const], elementRef: true }
      const found = await window.axe?.run(
        { include: [[selector]] },
        rules ? { ...options, runOnly: rules } : options,
      )
      if (!found) throw new Error('The page has no axe')
      return {
        broken: found.violations.map(({ id, nodes }): [string, string[]] => [
          id,
          nodes.map(({ element }) => element?.outerHTML.slice(0, 300) ?? ''),
        ]),
        plain: window.contrasts?.plain() ?? [],
      }
    },
    [within, only] as const,
  )
  for (const way of told.plain) plain.add(way)
  return told.broken
}

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
