import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChangeCell } from '@/components/history/list/ChangeCell'
import { RecordCell } from '@/components/history/list/RecordCell'
import { changeWords } from '@/components/history/requestRows'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { approval, client } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'
import { openConsole } from '../support/openConsole'
import { fieldAt, fill, opened } from '../support/openForm'
import { recordService } from '../support/recordService'

/** Names in scripts that run from the left or from the right: their beginning is in sight. */

const NAMES = { 'the left': 'Wattleford ', 'the right': 'חברת הליסינג ' }

/** Every place where a name is shown, and whether its first letters are, with nothing cut. */
function begins(word: string): boolean[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: boolean[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (!node.nodeValue?.startsWith(word)) continue
    const range = document.createRange()
    range.setStart(node, 0)
    range.setEnd(node, 4)
    const { left, right } = range.getBoundingClientRect()
    let isSeen = true
    for (let each = node.parentElement; each; each = each.parentElement) {
      const edges = each.getBoundingClientRect()
      const isCut = getComputedStyle(each).overflowX !== 'visible'
      if (isCut && (left < edges.left - 1 || right > edges.right + 1)) isSeen = false
    }
    found.push(isSeen)
  }
  return found
}

async function showList(resource: Resource, row: Record<string, unknown>, columns: string) {
  listService(resource.id.name, [row])
  history.replaceState(null, '', `/${resource.plural.toLowerCase()}?columns=${columns}`)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(resource)} />
    </AppRouterContext>,
  )
  await expect.poll(() => document.querySelector('[data-row]')).not.toBeNull()
}

describe.each(Object.entries(NAMES))('A name from %s', (_, word) => {
  const name = word.repeat(40).trim()

  test.each([1280, 390])('begins in sight in a list of %i px', async (width) => {
    await page.viewport(width, 800)
    await showList(client, { client_id: '1', name, area: name, client_type: 'fleet' }, 'name,area')
    await expect.poll(() => begins(word)).toEqual(width === 390 ? [true] : [true, true])
  })

  test('begins in sight beside its id, which gives way', async () => {
    await page.viewport(1280, 800)
    const row = { approval_id: '1', supplier_id: 'S-1', _labels: { supplier_id: name } }
    await showList(approval, row, 'approval_id,supplier_id')
    await expect.poll(() => begins(word)).toEqual([true])
  })

  test('begins in sight in the history, however long the id is that somebody has chosen', async () => {
    const change = { field: 'name', from: 'Before', to: name }
    const event = { resource: 'client', action: 'updated' as const, changes: [change] }
    const renamed = changeWords(event, undefined)
    showSignedIn(
      <table style={{ tableLayout: 'fixed', width: 262 }}>
        <tbody>
          {['10247', 'S'.repeat(60)].map((id) => (
            <tr key={id}>
              <td className="truncate">
                <RecordCell value={`${name} · supplier ${id}`} />
              </td>
            </tr>
          ))}
          <tr>
            <td className="truncate">
              <ChangeCell value={renamed} />
            </td>
          </tr>
        </tbody>
      </table>,
    )
    await expect.poll(() => begins(word)).toEqual([true, true, true])
    const rows = [...document.querySelectorAll('td')]
    expect(new Set(rows.map((row) => row.offsetHeight)).size).toBe(1)
  })
})

test('A short name from the right stands at the left, and leaves what is beside it where it is', async () => {
  await page.viewport(1280, 800)
  const name = 'ליסינג'
  const row = { approval_id: '1', supplier_id: '2026', _labels: { supplier_id: name } }
  await showList(approval, row, 'approval_id,supplier_id')
  const leftOf = (text: string) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect().left
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
  expect(leftOf(name)).toBeLessThan(leftOf('2026'))
})

test('A value that turns what follows it leaves the words beside it in the form where they are', async () => {
  await page.viewport(1280, 800)
  recordService(client, '10001', { name: 'Corio', area: '\u202etest محمد' })
  openConsole('/clients/10001', ['Clients:Read', 'Clients:Update'])
  await opened('area')
  await fill('area', 'North')
  const undo = fieldAt('area').getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  const before = fieldAt('area').getByText(/محمد/).last()
  const end = before.element().getBoundingClientRect().right
  expect(undo.element().getBoundingClientRect().left).toBeGreaterThan(end)
})
