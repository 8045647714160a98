import type axe from 'axe-core'

/** What axe's types leave out of how it judges a contrast. */
interface Audited {
  readonly _audit: {
    readonly rules: {
      readonly id: string
      matches(element: Element, ...rest: unknown[]): boolean
    }[]
    readonly checks: Readonly<
      Record<string, { evaluate(this: Helper, ...given: unknown[]): boolean | undefined }>
    >
  }
}

/** How a check says more than yes or no. */
interface Helper {
  data(told: { readonly contrastRatio?: number | null; readonly messageKey?: string | null }): void
}

/** Which texts of a page axe has judged. */
export interface Contrasts {
  /** Looks at how the page is drawn now; tells whether axe has judged all texts of its last run so. */
  areJudged(): boolean
  /** How texts are drawn that axe found plain enough, those that were known before too. */
  plain(): string[]
}

/**
 * Has axe judge the contrast of texts that are drawn alike once: it follows from how a text is drawn,
 * all that it stands in, and whatever else lies where it is. Runs in the page.
 *
 * @param known how texts are drawn that were found plain enough before
 */
export function judgeContrastsOnce(known: readonly string[]): void {
  /** Why axe leaves a text undecided, or passes it, whatever its colours are. */
  const PLACED_SO = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'hidden']
  const NOTHING = 'rgba(0, 0, 0, 0),none,1,none,normal'
  const { rules, checks } = (window.axe as typeof axe & Audited)._audit
  const [rule, check] = [rules.find(({ id }) => id === 'color-contrast'), checks['color-contrast']]
  if (!rule || !check) throw new Error('This axe judges contrasts in another way')
  const plain = new Set(known)
  const grounds = new Map<Element, string>()
  let painted: { element: Element; box: DOMRect; paint: string; isPlaced: boolean }[] = []
  let texts: Element[] = []

  /** What an element, and all that it stands in, puts behind its text. */
  function groundOf(element: Element): string {
    const found = grounds.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } =
      getComputedStyle(element)
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join()
    const around = element.parentElement ? groundOf(element.parentElement) : ''
    const ground = paint === NOTHING ? around : `${around} / ${paint}`
    grounds.set(element, ground)
    if (paint !== NOTHING) {
      const placed = `${position} ${zIndex} ${paint}`
      const box = element.getBoundingClientRect()
      painted.push({ element, box, paint: placed, isPlaced: position !== 'static' })
    }
    return ground
  }

  /** What is painted where a text is, besides that in which it stands. */
  function metBy(text: Element): string[] {
    const { left, right, top, bottom } = text.getBoundingClientRect()
    return painted.flatMap(({ element, box, paint, isPlaced }) => {
      if (box.left > right - 1 || box.right < left + 1) return []
      if (box.top > bottom - 1 || box.bottom < top + 1) return []
      const isIn = text.contains(element)
      if (element.contains(text) || (isIn && !isPlaced)) return []
      const isBehindAll =
        box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom
      return [`${isIn ? 'in it' : 'beside'} ${isBehindAll ? 'all' : 'part'} ${paint}`]
    })
  }

  function wayOf(text: Element): string {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(text)
    const own = [color, fontSize, fontWeight, textShadow, webkitTextFillColor]
    return [...own, groundOf(text), ...metBy(text)].join()
  }

  const isPlain = (text: Element) => plain.has(wayOf(text))
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data))

  const { matches } = rule
  rule.matches = (element, ...rest) => {
    if (!hasText(element)) return false
    if (!isPlain(element)) return matches.call(rule, element, ...rest)
    texts.push(element)
    return false
  }
  const { evaluate } = check
  check.evaluate = function (element, ...rest) {
    let told: Parameters<Helper['data']>[0] = {}
    const data: Helper['data'] = (given) => {
      told = given
      this.data(given)
    }
    const passes = evaluate.call(Object.assign(Object.create(this), { data }), element, ...rest)
    const text = element as Element
    // One that is out of sight passes without a ratio, and tells nothing of those in sight.
    if (passes === true && told.contrastRatio) plain.add(wayOf(text))
    if (!PLACED_SO.includes(told.messageKey ?? '')) texts.push(text)
    return passes
  }

  window.contrasts = {
    areJudged() {
      grounds.clear()
      painted = []
      for (const element of document.querySelectorAll('body, body *')) groundOf(element)
      const areAll = texts.every(isPlain)
      texts = []
      return areAll
    },
    plain: () => [...plain],
  }
}
