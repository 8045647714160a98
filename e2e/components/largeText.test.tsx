import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { client } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

/** A list for whoever has the browser show all text at twice its usual size. */

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>

beforeEach(async () => {
  document.documentElement.style.fontSize = '200%'
  // Too narrow for all columns: none of them takes up what another gives.
  await page.viewport(1000, 720)
  history.replaceState(null, '', '/clients?columns=name,client_id,abn,client_type')
  listService('client_id', [
    { client_id: '10001', name: 'Wattleford', abn: '18910048271', client_type: 'prospect' },
  ])
  showSignedIn(
    <AppRouterContext value={router}>
      <RecordList config={resourceList(client)} />
    </AppRouterContext>,
  )
  await expect.element(page.getByText('18 910 048 271')).toBeVisible()
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
})

const place = (selector: string): DOMRect =>
  (document.querySelector(selector) as Element).getBoundingClientRect()

test('has its columns as wide as their values need then, and none over another', () => {
  for (const id of ['client_id', 'abn', 'client_type']) {
    const cell = document.querySelector(`td[data-column=${id}]`) as Element
    for (const each of [cell, ...cell.querySelectorAll('*')]) {
      expect(each.scrollWidth, id).toBeLessThanOrEqual(each.clientWidth || each.scrollWidth)
    }
  }
  const ends = ['thead td', 'th[data-column=name]', 'th[data-column=client_id]'].map(place)
  expect(ends[1]?.left).toBeCloseTo(ends[0]?.right as number, 0)
  expect(ends[2]?.left).toBeCloseTo(ends[1]?.right as number, 0)
})

test('has the edge of a column follow the pointer', async () => {
  const edge = () => place('th[data-column=abn] [role=separator]').right
  const before = edge()
  const handle = document.querySelector('th[data-column=abn] [role=separator]') as Element
  const at = (clientX: number) => ({ clientX, bubbles: true })
  handle.dispatchEvent(new MouseEvent('mousedown', at(before)))
  document.dispatchEvent(new MouseEvent('mousemove', at(before + 60)))
  document.dispatchEvent(new MouseEvent('mouseup', at(before + 60)))
  await expect.poll(() => Math.round(edge() - before)).toBe(60)
})
