import type { Page } from 'playwright/test'

interface AxNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly childIds?: readonly string[]
  readonly ignored?: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[]
}

const ACTS = new Set(['button', 'link', 'menuitem', 'tab', 'checkbox', 'switch', 'radio'])
/** What tells its controls from those of others, by its name or by all that is said in it. */
const PLACES = new Set([
  ...['row', 'listitem', 'article', 'group', 'region', 'dialog', 'radiogroup', 'form'],
  ...['navigation', 'search', 'toolbar', 'list', 'table', 'grid', 'complementary', 'figure'],
])
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

/**
 * Names by which a screen reader cannot tell what something does: those that several controls of
 * one place have though they do different things, those that are ids, and those that are none.
 */
export async function unclearNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: readonly AxNode[]
  }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const roleOf = (node: AxNode | undefined) => node?.role?.value ?? ''
  const nameOf = (node: AxNode | undefined) => node?.name?.value?.trim() ?? ''
  const textIn = (node: AxNode): string =>
    nameOf(node) ||
    (node.childIds ?? [])
      .map((id) => byId.get(id))
      .map((child) => (child ? textIn(child) : ''))
      .join(' ')
  function placeOf(node: AxNode): string {
    const steps: string[] = []
    for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? '')) {
      if (!at.ignored && PLACES.has(roleOf(at))) steps.push(`${roleOf(at)} ${textIn(at)}`)
    }
    return steps.join(' < ')
  }
  const goal = (node: AxNode) =>
    String(node.properties?.find(({ name }) => name === 'url')?.value.value ?? node.nodeId)

  const acting = nodes.filter((node) => !node.ignored && ACTS.has(roleOf(node)))
  const goals = new Map<string, Set<string>>()
  const unclear = new Set<string>()
  for (const node of acting) {
    const said = `${roleOf(node)} “${nameOf(node)}”`
    if (nameOf(node) === '') unclear.add(`${said} has no name in ${placeOf(node).slice(0, 80)}`)
    if (UUID.test(nameOf(node))) unclear.add(`${said} is called by an id`)
    const key = `${said} in ${placeOf(node)}`
    goals.set(key, (goals.get(key) ?? new Set()).add(goal(node)))
  }
  for (const [key, found] of goals) {
    if (found.size > 1) unclear.add(`${found.size} times ${key.slice(0, 160)}`)
  }
  return [...unclear]
}

/** How many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)

/** Controls that lie on one another where neither floats above the page. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const isFloating = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true
      }
      return false
    }
    /** What is left of a box inside all that cuts it off. */
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      return { left, top, right, bottom }
    }
    const controls = [...document.querySelectorAll('a, button, input, textarea, [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isFloating(element))
      .map((element) => ({ element, box: seen(element) }))
      .filter(({ box }) => box.right - box.left > 4 && box.bottom - box.top > 4)
    return controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return []
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        return across > 2 && down > 2 ? [`${named(one.element)} and ${named(other.element)}`] : []
      }),
    )
  })

/**
 * Controls whose name lacks the words that are seen on them: whoever speaks to the computer says what
 * they see. Signs between words do not count.
 */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A sign that stands for a picture is hidden from screen readers.
    const isSeen = (element: Element) =>
      element.ariaHidden !== 'true' &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth !== 1
    const seenIn = (place: Element): string =>
      [...place.childNodes]
        .map((node) => {
          if (node instanceof Element) return isSeen(node) ? seenIn(node) : ''
          return node.textContent ?? ''
        })
        .join(' ')
    const wordsOf = (text: string) =>
      ` ${text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ')} `
    return [...document.querySelectorAll(':is(a, button, input, [role=tab])[aria-label]')].flatMap(
      (control) => {
        const place = control instanceof HTMLInputElement ? control.closest('label') : control
        const seen = place ? seenIn(place).trim() : ''
        const name = control.ariaLabel ?? ''
        return seen === '' || wordsOf(name).includes(wordsOf(seen))
          ? []
          : [`“${seen}” is “${name}”`]
      },
    )
  })
