import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { matchingRows, QUEUE_MEMBERS } from '@/components/approval/queue/rows'
import { chosenRecords, readRecords } from '@/components/bulk/gather'
import { type ListConfig, resourceList } from '@/components/list/listConfig'
import { RecordList, type SelectionTools } from '@/components/list/RecordList'
import type { Selection } from '@/components/list/selection/selection'
import { listedResources } from '@/components/record/resources'
import { chooseTimeZone } from '@/components/time/timeZone'
import { parentParameter } from '@/lib/derive/addresses'
import { approval, code, role } from '@/lib/resources'
import { answering, holdCalls } from '../support/answering'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

/** Which records of a list are chosen, and what is then done with them. */

beforeEach(() => page.viewport(1280, 720))

function showList(
  config: ListConfig,
  selectionActions?: (selection: Selection, tools: SelectionTools) => ReactNode,
) {
  history.replaceState(null, '', config.page)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={config} selectionActions={selectionActions} />
    </AppRouterContext>,
  )
}

/** Has every list that is searched wait until it is let go on. */
const holdSearches = () => holdCalls(({ query }) => query.has('search'))

const codeOf = (code_id: string, name: string) => ({ code_id, list: 'sic', code: code_id, name })
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

const choose = (name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).click({ force: true })

const below = listedResources.filter(({ parent }) => parent)

test.each(below.map((resource) => [resource.plural, resource] as const))(
  'All %s of one record that match are gathered by it, whatever is done with them',
  async (_, resource) => {
    const rows = ['1', '2'].map((id) => ({ [resource.id.name]: id }))
    const service = listService(resource.id.name, rows)
    let chosen: Selection | undefined
    showList(resourceList(resource, { parentId: '12' }), (selection) => {
      chosen = selection
      return null
    })
    await choose('1')
    await page.getByRole('button', { name: 'Select all 2' }).click()
    await expect.element(page.getByText('All 2 selected')).toBeVisible()
    if (chosen?.kind !== 'all') throw new Error('Not all are chosen')
    expect(chosen.query).toBe(`${parentParameter(resource)}=12`)
    const { signal } = new AbortController()
    const read = readRecords(resource, signal)
    // What an edit of many goes over, and what steps of many approvals do.
    for await (const page of chosenRecords(resource, chosen, () => null, read)) {
      expect(page).toHaveLength(2)
    }
    if (resource === approval) await matchingRows(chosen.query, { members: QUEUE_MEMBERS, signal })
    const parents = service.calls.map(({ query }) => query.get(parentParameter(resource)))
    expect(parents.length).toBeGreaterThan(1)
    expect(new Set(parents)).toEqual(new Set(['12']))
  },
)

test('All that match are chosen no more once another zone is: its days are others', async () => {
  const rows = ['1', '2'].map((id) => ({ approval_id: id }))
  listService('approval_id', rows)
  chooseTimeZone('Pacific/Apia')
  showList(resourceList(approval))
  await choose('1')
  await page.getByRole('button', { name: 'Select all 2' }).click()
  const all = page.getByText('All 2 selected')
  await expect.element(all).toBeVisible()
  chooseTimeZone('America/St_Johns')
  await expect.element(all).not.toBeInTheDocument()
  await choose('2')
  await expect.element(page.getByText('1 selected')).toBeVisible()
  chooseTimeZone(null)
  await expect.element(page.getByText('1 selected')).toBeVisible()
})

test('All that match are chosen no more once another query is, not even when it is back', async () => {
  listService('approval_id', [{ approval_id: '1' }, { approval_id: '2' }])
  showList(resourceList(approval))
  await choose('1')
  await page.getByRole('button', { name: 'Select all 2' }).click()
  const all = page.getByText('All 2 selected')
  await expect.element(all).toBeVisible()
  await page.getByRole('searchbox').fill('tyres')
  await expect.element(all).not.toBeInTheDocument()
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByRole('checkbox', { name: 'Select 1' })).not.toBeChecked()
  expect(all.elements()).toEqual([])
})

test('A file of what is chosen has all of it, also where the service ends a page before its limit', async () => {
  listService('role_id', [
    { role_id: '1', name: 'Keeps fleets' },
    { role_id: '2', name: 'Keeps books' },
  ])
  answering(async ({ query }, serve) => {
    const answer = await serve()
    if (!query.has('role_id')) return answer
    const { data, ...rest } = await answer.json()
    const at = Number(query.get('cursor') ?? 0)
    const next_cursor = at + 1 < data.length ? String(at + 1) : null
    return Response.json({ ...rest, data: [data[at]], next_cursor })
  })
  const files = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => files.mockRestore())
  showList(resourceList(role))
  for (const name of ['Keeps fleets', 'Keeps books']) await choose(name)
  await page.getByRole('button', { name: 'Export selected' }).click()
  await expect.poll(() => files.mock.calls.length).toBe(1)
  const [[file] = []] = files.mock.calls
  const text = await (file as Blob).text()
  expect(text.match(/Keeps \w+/g)).toEqual(['Keeps fleets', 'Keeps books'])
})

describe.each([
  ['a table', 1280],
  ['cards', 390],
])('While the next rows of %s are on their way', (_, width) => {
  test('those of the query before cannot be chosen, and the foot tells of them', async () => {
    await page.viewport(width, 720)
    const rows = [codeOf('1', 'Mining'), codeOf('2', 'Farming'), codeOf('3', 'Fishing')]
    listService('code_id', rows)
    const goOn = holdSearches()
    showList(resourceList(code))
    await choose('Mining')
    await expect.element(page.getByRole('button', { name: 'Select all 3' })).toBeEnabled()
    rows.splice(0, 3, codeOf('4', 'Water'))

    await page.getByRole('searchbox').fill('water')
    const counting = page.getByRole('button', { name: 'Counting what matches' })
    await expect.element(counting).toBeDisabled()
    const shown = document.querySelector('[data-row="2"]') as Element
    const stays = () => expect.element(page.getByText('1 selected')).toBeVisible()
    await choose('Farming')
    await stays()
    press(shown.querySelector('a') as Element, 'x')
    await stays()
    if (width > 1000) {
      await page.getByRole('checkbox', { name: 'Select this page' }).click({ force: true })
      await stays()
      shown.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }))
      await stays()
    }
    await expect.element(page.getByText('1 to 3 of 3')).toBeVisible()

    goOn()
    await expect.element(page.getByText('1 to 1 of 1')).toBeVisible()
    await stays()
    await expect.element(page.getByRole('checkbox', { name: 'Select Water' })).not.toBeChecked()
    // What is chosen elsewhere is as many as match here, and another.
    await page.getByRole('button', { name: 'Select all 1' }).click()
    await expect.element(page.getByRole('checkbox', { name: 'Select Water' })).toBeChecked()
  })
})
