import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChangeTable } from '@/components/form/dialogs/ChangeTable'
import { FormContext } from '@/components/form/model/formContext'
import { useResourceForm } from '@/components/form/model/formModel'
import { formOf } from '@/components/form/model/values'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { Option } from '@/components/ui/field/Option'
import { client, serviceAccount, supplier } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { service } from '../support/answers'
import { showSignedIn } from '../support/component'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'

/** Fields whose values are something else where a part of them is hidden, on a phone. */

function Rows({ resource, record }: { resource: Resource; record: Record<string, unknown> }) {
  const model = useResourceForm({
    resource,
    opening: () => formOf(resource, record),
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      {Object.keys(record).map((name) => (
        <div key={name} data-row={name}>
          <FieldRow field={resource.fields.get(name) as Field} isReadOnly={false} />
        </div>
      ))}
    </FormContext>
  )
}

const part = (name: string, what: string): Element =>
  document.querySelector(`[data-row=${name}] ${what}`) as Element
const topOf = (name: string, what: string): number => part(name, what).getBoundingClientRect().top

test.each([320, 390])('have all of their characters in %i px', async (width) => {
  await page.viewport(width, 700)
  const limits = { approval_limit: '50', finance_limit: '1234567890123.45' }
  showSignedIn(
    <>
      <Rows resource={client} record={{ ...limits, abn: '18910048271', name: 'n'.repeat(200) }} />
      <Rows resource={supplier} record={{ bank_account_number: '1234567890123456' }} />
    </>,
  )
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  for (const name of ['approval_limit', 'finance_limit', 'abn', 'bank_account_number']) {
    const input = part(name, 'input')
    expect(input.scrollWidth, name).toBeLessThanOrEqual(input.clientWidth)
  }
  expect(document.documentElement.scrollWidth).toBe(width)
  // What fits stays beside its name.
  const below = (name: string) => topOf(name, '[data-field]') - topOf(name, 'span')
  expect(below('approval_limit')).toBeLessThan(20)
  expect(below('finance_limit')).toBeGreaterThan(20)
})

test('are as high for a finger as the line that they stand on', async () => {
  await page.viewport(390, 844)
  showSignedIn(
    <>
      <Rows resource={client} record={{ finance_limit: '50', area: 'North' }} />
      <div data-row="choice">
        <ComboBox look="ruled" label="Choice">
          <Option id="one">One</Option>
        </ComboBox>
      </div>
    </>,
  )
  await expect.element(page.getByRole('combobox')).toBeVisible()
  for (const name of ['finance_limit', 'area', 'choice']) {
    const input = part(name, 'input')
    expect(input.clientHeight, name).toBe(input.parentElement?.clientHeight)
    expect(input.clientHeight, name).toBeGreaterThanOrEqual(24)
  }
})

test('above a history say whose changes are shown', async () => {
  await page.viewport(390, 844)
  const account = { user_id: '11', display_name: 'Orders', role_id: '3', role_name: 'Viewer' }
  service(keptRecord(serviceAccount, account).answers)
  openPage('/service-accounts/11/history')
  for (const name of ['Done by', 'Recorded for']) {
    const box = page.getByRole('combobox', { name }).first()
    await expect.element(box).toBeVisible()
    const { scrollWidth, clientWidth } = box.element()
    expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth)
  }
})

test('stand below a note that they are only read, which has room below the bar', async () => {
  await page.viewport(390, 844)
  service(keptRecord(supplier, { supplier_id: 'S-1', name: 'Mallee Tyres' }).answers)
  openPage('/suppliers/S-1', { permissions: ['Suppliers:Read'] })
  const note = page.getByRole('note')
  await expect.element(note).toBeVisible()
  const place = (element: Element | null | undefined) => element?.getBoundingClientRect()
  const bar = page.getByRole('searchbox', { name: 'Find a field' }).element().closest('.sticks')
  const sheet = page.getByRole('region', { name: 'Identity' }).element()
  expect(place(note.element())?.top).toBeGreaterThanOrEqual(Number(place(bar)?.bottom) + 8)
  expect(place(sheet)?.top).toBeGreaterThanOrEqual(Number(place(note.element())?.bottom) + 8)
})

/** Whether a text stands in its place without a break amid any of its words. */
function areWordsWhole(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
  return [...text.data.matchAll(/\S+/g)].every(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size === 1
  })
}

test.each([320, 390, 1280])(
  'are named in whole words where they are reviewed, in %i px',
  async (width) => {
    await page.viewport(width, 700)
    const fields = client.leaves.filter(({ kind }) => kind === 'text')
    const changes = fields.map((field) => ({ field, from: null, to: 'Something else' }))
    showSignedIn(
      <div style={{ maxWidth: 900, paddingInline: 20 }}>
        <ChangeTable
          changes={changes}
          faulty={new Set()}
          onGo={() => undefined}
          onUndo={() => undefined}
        />
      </div>,
    )
    const names = () => [...document.querySelectorAll('tbody th button')]
    await expect.poll(() => names().length).toBe(fields.length)
    const broken = names().filter((name) => !areWordsWhole(name))
    expect(broken.map((name) => name.textContent)).toEqual([])
  },
)
