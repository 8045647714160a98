import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PersonEditor } from '@/components/history/filter/PersonEditor'
import { PersonPicker } from '@/components/history/record/PersonPicker'
import { ActForDialog } from '@/components/shell/account/ActForDialog'
import { answering } from '../support/answering'
import { chooseTyped } from '../support/chooseTyped'
import { showSignedIn } from '../support/component'
import { nameService } from '../support/nameService'

/** People where one of them is chosen: found by name or id, as everything that has a name is. */

const KNOWN = [
  { id: '1', name: 'Priya Raman' },
  { id: '2', name: 'Tom Hale' },
  { id: '9', name: 'Jack Brennan', active: false },
]

function showPart(part: React.ReactNode): string[] {
  const asked = nameService({ user: KNOWN })
  showSignedIn(part)
  return asked
}

function Picker({ told }: { told: (id: string | null) => void }) {
  const [value, setValue] = useState<string | null>('9')
  const choose = (id: string | null) => {
    told(id)
    // The address says it first, and the page follows.
    setTimeout(() => setValue(id), 100)
  }
  return (
    <>
      <output>{value}</output>
      <PersonPicker label="Done by" anyone="By anyone" value={value} onChange={choose} />
    </>
  )
}

test('A history is narrowed to a person by a part of the name, and to anyone again', async () => {
  const told: (string | null)[] = []
  const asked = showPart(<Picker told={(id) => told.push(id)} />)
  const box = page.getByRole('combobox', { name: 'Done by' })
  await expect.element(box).toHaveValue('Jack Brennan')
  await chooseTyped(box, 'Tom', /Tom Hale/)
  await expect.element(box).toHaveValue('Tom Hale')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('2')
  await expect.poll(() => page.getByRole('listbox').elements()).toEqual([])
  await userEvent.fill(box, 'Nobody at all')
  await expect.element(page.getByText('No user is called that.')).toBeVisible()
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(box).toHaveValue('Tom Hale')
  await userEvent.fill(box, '')
  await page.getByRole('option', { name: 'By anyone' }).click()
  await expect.element(box).toHaveValue('By anyone')
  expect(told).toEqual(['2', null])
  expect(asked.every((address) => address.includes('/fm/names/user'))).toBe(true)
})

test('A filter offers oneself first, and says who is not active any more', async () => {
  let picked = ''
  showPart(
    <PersonEditor
      label="Done by"
      chosen={undefined}
      onPick={(id) => {
        picked = id
      }}
    />,
  )
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  await expect.poll(options).toEqual(['Tom Haleyou', 'Priya Raman', 'Jack Brennaninactive'])
  await page.getByRole('option', { name: /Priya/ }).click()
  expect(picked).toBe('1')
})

/** Has the service find for a text what its words alone do not tell, as it does with slips and ids. */
function finds(text: string, found: (typeof KNOWN)[number]) {
  answering(({ query }, serve) =>
    query.get('search') === text ? Response.json({ data: [{ active: true, ...found }] }) : serve(),
  )
}

const FOUND = [
  // By a slip, by its words in another order, and by its id.
  ['hael', { id: '7', name: 'Tom Hale' }],
  ['hale tom', { id: '7', name: 'Tom Hale' }],
  ['7', { id: '7', name: 'Tom Hale' }],
] as const

test.each(FOUND)('Whoever the service finds for “%s” can be filtered by', async (text, found) => {
  let picked = ''
  const pick = (id: string) => {
    picked = id
  }
  showPart(<PersonEditor label="Done by" chosen={undefined} onPick={pick} />)
  finds(text, found)
  await userEvent.fill(page.getByRole('searchbox'), text)
  const options = page.getByRole('option')
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Tom Hale'])
  await options.first().click()
  expect(picked).toBe('7')
})

test.each(FOUND)('Whoever the service finds for “%s” can be acted for', async (text, found) => {
  showPart(<ActForDialog isOpen onOpenChange={() => undefined} />)
  finds(text, found)
  await userEvent.fill(page.getByRole('searchbox'), text)
  await expect.element(page.getByRole('menuitemradio', { name: /Tom Hale/ })).toBeVisible()
})

test('One acts for somebody else, who is active', async () => {
  showPart(<ActForDialog isOpen onOpenChange={() => undefined} />)
  const lines = page.getByRole('menuitemradio')
  await expect.poll(() => lines.elements().length).toBe(2)
  await expect.element(lines.nth(1)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(page.getByRole('searchbox'), 'priya')
  await expect.poll(() => lines.elements().length).toBe(1)
})
