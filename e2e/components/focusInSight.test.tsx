import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '@/lib/resources'
import { toField } from '../support/keyWalk'
import { listService } from '../support/listService'
import { openConsole } from '../support/openConsole'
import { opened } from '../support/openForm'
import { recordService } from '../support/recordService'

/** Whoever goes by Tab sees where they are: nothing lies over what has the focus. */

const BACK = '{Shift>}{Tab}{/Shift}'

/** What lies over the middle of what has the focus; null for nothing. */
async function over(): Promise<string | null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const held = document.activeElement as HTMLElement
  const { left, top, width, height } = held.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2)
  const isSeen = found && (held.contains(found) || found.contains(held) || isBeside(held, found))
  return isSeen ? null : `${held.outerHTML.slice(0, 120)} behind ${found?.outerHTML.slice(0, 120)}`
}

/** Of a box that is drawn by another element, as a checkbox is, that one is seen. */
const isBeside = (held: Element, found: Element) =>
  held.closest('label, [data-field]')?.contains(found) === true

test('in a form, upwards past the texts of several lines', async () => {
  await page.viewport(1280, 720)
  recordService(client, '10001', { name: 'Corio' })
  openConsole('/clients/10001', ['Clients:Read', 'Clients:Update'])
  await opened('name')
  await toField('contact5_note')
  const notes: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await userEvent.keyboard(BACK)
    expect(await over()).toBeNull()
    if (document.activeElement instanceof HTMLTextAreaElement) notes.push('')
  }
  expect(notes.length).toBeGreaterThan(2)
})

test('in a list that is wider than the window, back along its heads', async () => {
  await page.viewport(640, 360)
  listService('client_id', [{ client_id: '10001', name: 'Corio', client_type: 'fleet' }])
  openConsole('/clients', ['Clients:Read'])
  await expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(1)
  const heads = [...document.querySelectorAll<HTMLElement>('th button')]
  heads.at(-1)?.focus()
  await expect.poll(() => document.querySelector('[data-scrolled]')).not.toBeNull()
  for (let step = 1; step < heads.length; step += 1) {
    await userEvent.keyboard(BACK)
    if (document.activeElement?.closest('th')) expect(await over()).toBeNull()
  }
})

/** How far the ring of an element reaches past what cuts it off, in pixels. */
function cutOff(element: Element): number {
  const ring = element.getBoundingClientRect()
  const { outlineWidth, outlineOffset } = getComputedStyle(element)
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  let most = 0
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'visible') continue
    const edges = each.getBoundingClientRect()
    most = Math.max(most, ring.right + reach - edges.right, edges.left - ring.left + reach)
    most = Math.max(most, ring.bottom + reach - edges.bottom, edges.top - ring.top + reach)
  }
  return most
}

test.each([1280, 390])(
  'in a form, the ring around each of its chips is whole, at %i',
  async (width) => {
    await page.viewport(width, 800)
    recordService(client, '10001', { name: 'Corio' })
    openConsole('/clients/10001', ['Clients:Read', 'Clients:Update'])
    await opened('name')
    const toolbar = page.getByRole('toolbar', { name: 'Find and filter fields' })
    const empty = toolbar.getByRole('button', { name: /^Empty/ })
    await toolbar.getByRole('searchbox').click()
    for (let step = 0; step < 8 && document.activeElement !== empty.element(); step += 1) {
      await userEvent.keyboard('{Tab}')
      const held = document.activeElement as HTMLElement
      if (held.closest('[role=toolbar]')) expect(cutOff(held), held.outerHTML).toBeLessThan(0.5)
    }
    await expect.element(empty).toHaveFocus()
  },
)
