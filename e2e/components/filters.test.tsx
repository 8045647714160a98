import { type ReactNode, useRef, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FieldEditor } from '@/components/history/filter/FieldEditor'
import { PickList } from '@/components/history/filter/PickList'
import type { ListColumn } from '@/components/list/columns/columns'
import { AddFilter } from '@/components/list/filter/AddFilter'
import { FilterEditor } from '@/components/list/filter/editor/FilterEditor'
import { FilterChips } from '@/components/list/filter/FilterChips'
import type { Test } from '@/components/list/filter/tests'
import { type ListConfig, resourceList } from '@/components/list/listConfig'
import type { Filters } from '@/components/list/query/listState'
import { approval, client } from '@/lib/resources'
import { holdCalls } from '../support/answering'
import { show, showSignedIn } from '../support/component'
import { nameService, offerWhatIsTyped } from '../support/nameService'

/** The filters of a list, one by one: what each asks, by the keys, and what the address then has. */

let filters: Filters
const clients = resourceList(client)
const approvals = resourceList(approval)

function Bar({ config, faults = {} }: { config: ListConfig; faults?: Record<string, string> }) {
  const [own, setOwn] = useState(filters)
  const button = useRef<HTMLButtonElement>(null)
  const change = (next: Filters) => {
    filters = next
    setOwn(next)
  }
  return (
    <>
      <FilterChips {...{ config, faults }} filters={own} onChange={change} />
      <AddFilter {...{ config }} filters={own} onChange={change} buttonRef={button} />
    </>
  )
}

function showBar(bar: ReactNode, given: Filters = {}): void {
  filters = given
  show(bar)
}

const chip = (words: string | RegExp) =>
  page.getByRole('button', { name: new RegExp(`^Filter .*${source(words)}.*Change$`) })
const source = (words: string | RegExp) => (typeof words === 'string' ? words : words.source)
const condition = page.getByRole('button', { name: /Condition/ })

/** Opens the editor of a field by keys alone, finding it by its name in the API. */
async function filterBy(field: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Filter', exact: true })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('searchbox', { name: 'Find a field' })).toHaveFocus()
  await userEvent.keyboard(field)
  await expect.poll(() => page.getByRole('menuitem').elements().length).toBe(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(condition).toBeVisible()
}

async function choose(name: string): Promise<void> {
  await condition.click()
  await page.getByRole('option', { name, exact: true }).click()
  // Keys pressed before the list of options has given the focus back would go astray.
  await expect.element(condition).toHaveFocus()
}

const apply = () => page.getByRole('button', { name: 'Apply' }).click()

describe('a filter', () => {
  beforeEach(() => {
    filters = {}
  })

  test.each(['Enter', 'Apply'])(
    'of what has a name takes half of it by %s, as a form does',
    async (way) => {
      nameService({
        'code.client_industry': [
          { id: 'IND-MIN', name: 'Mining' },
          { id: 'IND-ADM', name: 'Administration' },
        ],
      })
      // What is offered is what was found for the text, and not what stood there before.
      offerWhatIsTyped()
      showSignedIn(<Bar config={clients} />)
      await filterBy('client_industry_id')
      await page.getByRole('combobox').fill('min')
      if (way === 'Enter') {
        await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
        await userEvent.keyboard('{Enter}')
        const chosen = page.getByRole('list', { name: /^Chosen for/ })
        await expect.element(chosen).toHaveTextContent('MiningIND-MIN')
      } else {
        // Leaving the field closes the list, which stands before the button.
        await userEvent.keyboard('{Tab}')
      }
      await apply()
      await expect.poll(() => filters).toEqual({ client_industry_id: ['IND-MIN'] })
    },
  )

  test('that cannot be read gives the focus to what was typed, which says why', async () => {
    showSignedIn(<Bar config={clients} />)
    await filterBy('finance_limit')
    const typed = page.getByRole('textbox', { name: 'Finance limit' })
    await typed.fill('many')
    await apply()
    await expect.element(typed).toHaveAttribute('aria-invalid', 'true')
    await expect.element(typed).toHaveFocus()
    expect(filters).toEqual({})
  })

  test('of what has a name asks for what it finds nothing for as an id', async () => {
    nameService({ 'code.client_industry': [{ id: 'IND-MIN', name: 'Mining' }] })
    showSignedIn(<Bar config={clients} />)
    await filterBy('client_industry_id')
    await page.getByRole('combobox').fill('IND-OLD')
    await userEvent.keyboard('{Tab}')
    await apply()
    await expect.poll(() => filters).toEqual({ client_industry_id: ['IND-OLD'] })
  })

  test('that is left while it is found out what was typed is not set, and nothing else undone', async () => {
    nameService({ 'code.client_industry': [{ id: 'IND-MIN', name: 'Mining' }] })
    const tell = holdCalls()
    filters = { finance_limit_from: ['5000'] }
    showSignedIn(<Bar config={clients} />)
    await filterBy('client_industry_id')
    await page.getByRole('combobox').fill('Mining')
    await userEvent.keyboard('{Tab}')
    await apply()
    await userEvent.keyboard('{Escape}')
    await expect.element(condition).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Remove filter Finance limit' }).click()
    tell()
    await filterBy('finance_limit')
    await userEvent.keyboard('7000{Enter}')
    await expect.poll(() => filters).toEqual({ finance_limit_from: ['7000'] })
  })

  test('of figures takes them as people write them, and refuses what is none', async () => {
    showBar(<Bar config={clients} />)
    await filterBy('finance_limit')
    await userEvent.keyboard('lots{Enter}')
    await expect.element(page.getByText('Write a figure')).toBeVisible()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}5,000.50{Enter}')
    await expect.element(page.getByText('Finance limit $5,000.50 or more')).toBeVisible()
    expect(filters).toEqual({ finance_limit_from: ['5000.5'] })

    await chip('Finance limit').click()
    await choose('is at most')
    await apply()
    await expect.element(page.getByText('Finance limit $5,000.50 or less')).toBeVisible()
    expect(Object.keys(filters)).toEqual(['finance_limit_to'])
    await page.getByRole('button', { name: 'Remove filter Finance limit' }).click()
    expect(filters).toEqual({})
  })

  test('of days is one of the spans that are asked for often, in one press', async () => {
    const column = clients.columns.get('next_contact_date') as ListColumn
    const asked: (Test | null)[] = []
    show(<FilterEditor column={column} test={null} onApply={(test) => asked.push(test)} />)
    await page.getByRole('button', { name: 'Next 30 days' }).click()
    expect(asked).toEqual([{ name: 'next', values: ['30'] }])
  })

  test('of days knows those that stand to today', async () => {
    showBar(<Bar config={clients} />, {
      next_contact_date_from: ['today'],
      next_contact_date_to: ['in-30-days'],
    })
    await expect.element(page.getByText('Next contact in the next 30 days')).toBeVisible()
    await chip('Next contact').click()
    await choose('is before')
    await page.getByRole('textbox', { name: 'Next contact' }).fill('in 5 days')
    await apply()
    await expect.element(page.getByText('Next contact before 5 days from now')).toBeVisible()
  })

  test('of texts asks whether they are set, and for commas within them', async () => {
    showBar(<Bar config={clients} />, { competitors_set: ['true'] })
    await chip('Competitors').click()
    await choose('is not set')
    await apply()
    expect(filters).toEqual({ competitors_set: ['false'] })
    await chip('is not set').click()
    await choose('contains')
    await userEvent.tab()
    await userEvent.keyboard('harbour, N{Enter}')
    await expect.element(page.getByText(/contains “harbour, N”/)).toBeVisible()
  })

  test('is changed by keys alone, and Escape closes what was opened last', async () => {
    showBar(<Bar config={approvals} />, { created_from: ['7-days-ago'] })
    const created = chip('Created')
    await expect.element(page.getByText('Created from 7 days ago')).toBeVisible()
    created.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Created' })).toHaveFocus()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}yesterday{Enter}')
    await expect.element(page.getByText('Created from yesterday')).toBeVisible()
    expect(filters).toEqual({ created_from: ['yesterday'] })

    await expect.element(created).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Created' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(condition).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'is from' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(0)
    await expect.element(condition).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
    await expect.element(created).toHaveFocus()
  })

  test('with chosen options is left as it was by Escape, which closes it', async () => {
    const given = { client_type: ['fleet', 'lead'], state: ['VIC'] }
    showBar(<Bar config={clients} />, given)
    const type = chip('Client type')
    await expect.element(type).toBeVisible()
    type.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'fleet' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
    await expect.element(type).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (const name of given.client_type) {
      await expect.element(page.getByRole('option', { name, selected: true })).toBeVisible()
    }
    expect(filters).toEqual(given)
  })

  test('of a history by a field finds that by its API name, of whatever kind of record', async () => {
    const onApply = vi.fn()
    showSignedIn(<FieldEditor filters={{}} onApply={onApply} />, ['Clients:Read'])
    await userEvent.fill(page.getByRole('searchbox'), 'finance_limit')
    await page.getByRole('option', { name: 'Finance limit' }).click()
    expect(onApply).toHaveBeenCalledWith({ resource: 'client', field: 'finance_limit' })
  })

  test('by one of a few is not picked anew by Escape', async () => {
    const onPick = vi.fn()
    const onKeyDown = vi.fn()
    const items = [
      { id: 'created', label: 'Added' },
      { id: 'updated', label: 'Changed' },
    ]
    show(
      // biome-ignore lint/a11y/noStaticElementInteractions: what floats closes by what comes here
      <div onKeyDown={onKeyDown}>
        <PickList label="Action" {...{ items, onPick }} chosen="updated" />
      </div>,
    )
    await expect.element(page.getByRole('option', { name: 'Changed' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  test('that the list does not know is named, with why the service refused it', async () => {
    showBar(<Bar config={clients} faults={{ colour: 'There is no parameter colour.' }} />, {
      colour: ['red'],
    })
    await expect.element(chip('colour')).toHaveAccessibleName(/refused/)
    await chip('colour').click()
    await expect.element(page.getByText('There is no parameter colour.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Remove filter colour' }).click()
    expect(filters).toEqual({})
  })

  test('that is called as something every object has is not refused before it was asked for', async () => {
    showBar(<Bar config={clients} />, { constructor: ['1'] })
    await expect.element(chip('constructor')).toHaveAccessibleName(/not known to this page/)
  })

  test('of ids that are typed shows none of them any more once they are cleared', async () => {
    showBar(<Bar config={clients} />, { client_id: ['10001', '10002'] })
    await chip('10001').click()
    const typed = page.getByRole('textbox', { name: 'Client ID' })
    await expect.element(typed).toHaveValue('10001, 10002')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(typed).toHaveValue('')
    await typed.fill('10003')
    await apply()
    await expect.poll(() => filters).toEqual({ client_id: ['10003'] })
  })
})
