import { stringify } from 'lossless-json'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { EditRows } from '@/components/bulk/EditRows'
import { type EditForm, useEditForm } from '@/components/bulk/editForm'
import { ChangeTable } from '@/components/form/dialogs/ChangeTable'
import { patchBody } from '@/components/form/model/changes'
import { FormContext } from '@/components/form/model/formContext'
import { type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { inWords } from '@/components/form/model/show'
import { fieldName, formOf } from '@/components/form/model/values'
import { NewFieldRow } from '@/components/form/new/NewFieldRow'
import { FieldRow } from '@/components/form/rows/FieldRow'
import '@/components/state/composedKeys'
import { dayAfter, todayIn } from '@/components/time/timeWords'
import { chooseTimeZone } from '@/components/time/timeZone'
import { showDate } from '@/components/ui/field/readDate'
import { client, resources, role, webhook } from '@/lib/resources'
import { isYesNo } from '@/lib/resources/field'
import type { Field, Resource } from '@/lib/resources/resource'
import { pressComposing, showSignedIn } from '../support/component'

/** The fields of a form, one by one: what they take, what they say of it, and what is sent. */

let model: FormModel

interface RowsProps {
  resource: Resource
  fields: readonly Field[]
  record: Record<string, unknown>
  isReadOnly?: boolean
}

function Rows({ resource, fields, record, isReadOnly = false }: RowsProps) {
  model = useResourceForm({
    resource,
    opening: () => formOf(resource, record),
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      {fields.map((field) => (
        <FieldRow key={field.column} field={field} isReadOnly={isReadOnly} />
      ))}
    </FormContext>
  )
}

/** Shows fields of a record, by API name, that hold what is given or nothing. */
const showFields = (record: Readonly<Record<string, unknown>>, resource: Resource = client) => {
  const fields = Object.keys(record).map((name) => fieldNamed(resource, name))
  showSignedIn(<Rows resource={resource} fields={fields} record={record} />)
}

function fieldNamed({ fields, plural }: Resource, name: string): Field {
  const field = fields.get(name)
  if (!field) throw new Error(`${plural} have no ${name}`)
  return field
}

/** The value of a field with all that is said about it. */
const place = (name: string): HTMLElement =>
  document.querySelector(`[data-field="${name}"]`) as HTMLElement
const box = (name: string): Locator => page.elementLocator(place(name)).getByRole('textbox').first()

async function fill(name: string, text: string): Promise<void> {
  await expect.poll(() => place(name)).toBeTruthy()
  await box(name).fill(text)
  await userEvent.tab()
}

const sent = () => stringify(patchBody(model.changes()))

describe('what is never returned', () => {
  const withheld = resources.flatMap((resource) =>
    resource.leaves
      .filter(({ writeOnly }) => writeOnly)
      .map((field) => [resource.name, fieldName(field), resource, field] as const),
  )

  test.each(withheld)('is not called unset: %s.%s', async (_, name, resource, field) => {
    showSignedIn(<Rows resource={resource} fields={[field]} record={{}} />)
    await expect.poll(() => place(name)).toBeTruthy()
    await expect.element(box(name)).toHaveAttribute('placeholder', 'Not shown')
    await fill(name, '5')
    await expect.element(page.getByText('was not shown')).toBeVisible()
    expect(sent()).toBe(stringify({ [name]: 5 }))
  })

  test.each(withheld)('nor in the review of a change: %s.%s', async (...[, , , field]) => {
    const change = { field, from: null, to: '5' }
    showSignedIn(
      <ChangeTable changes={[change]} faulty={new Set()} onGo={() => {}} onUndo={() => {}} />,
    )
    const cells = () => [...document.querySelectorAll('td')].map((cell) => cell.textContent)
    await expect.poll(cells).toEqual(['Not shown', '5', ''])
  })

  test.each(withheld)('nor where it may only be read: %s.%s', async (_, name, resource, field) => {
    showSignedIn(<Rows resource={resource} fields={[field]} record={{}} isReadOnly />)
    await expect.poll(() => place(name)?.textContent).toBe('Not shown')
  })
})

describe('what is picked out of a list', () => {
  const permissions = ['Suppliers:Read', 'DelegatedLocking']
  const allowed = [
    'See suppliers and their history Suppliers:Read',
    'Hold locks in a locking session DelegatedLocking',
  ]

  test.each([
    ['permissions', role, { permissions }, allowed],
    ['kinds of record', webhook, { resources: ['client'] }, ['Clients client']],
    ['fields', webhook, { fields: ['client.fax'] }, ['Client · Fax client.fax']],
  ] as const)('reads in words where nobody writes: %s', async (_, resource, record, texts) => {
    const [name] = Object.keys(record) as [string]
    const field = fieldNamed(resource, name)
    showSignedIn(<Rows resource={resource} fields={[field]} record={record} isReadOnly />)
    const items = page.getByRole('listitem')
    await expect.poll(() => items.elements().map((each) => each.textContent)).toEqual(texts)
    expect(inWords(field, Object.values(record)[0] as readonly string[])).toBe(
      texts.map((text) => text.replace(/ (\S+)$/, ' ($1)')).join(', '),
    )
  })
})

describe('a field', () => {
  test('of a moment takes the day and the time here, or one of any zone, and keeps it in UTC', async () => {
    onTestFinished(() => chooseTimeZone(null))
    chooseTimeZone('Australia/Adelaide')
    showFields({ dirty_flag: null })
    for (const typed of ['2026-03-01T10:00:00+10:30', '1/3/26 10am', '1 Mar 2026, 10:00']) {
      await fill('dirty_flag', typed)
      await expect.element(box('dirty_flag')).toHaveValue('1 Mar 2026, 10:00')
      await expect
        .poll(() => place('dirty_flag').textContent)
        .toContain('Adelaide time · 2026-02-28T23:30:00Z')
      expect(sent()).toBe('{"dirty_flag":"2026-02-28T23:30:00Z"}')
      await fill('dirty_flag', '')
    }
    for (const [typed, reason] of [
      ['2026-02-30T10:00:00+00:00', 'Write the day and the time'],
      ['30/2/2026 10:00', 'February 2026 has 28 days.'],
      ['1/3/2026', 'Write the day and the time'],
    ] as const) {
      await fill('dirty_flag', typed)
      await expect.element(box('dirty_flag')).toHaveValue(typed)
      await expect.element(box('dirty_flag')).toHaveAttribute('aria-invalid', 'true')
      await expect.poll(() => place('dirty_flag').textContent).toContain(reason)
    }
  })

  test.each([
    ['1e3', '1,000.00'],
    ['$2,000', '2,000.00'],
    [' 1 234.5 ', '1,234.50'],
  ])('of money shows %j as what is saved', async (typed, shown) => {
    showFields({ finance_limit: null })
    await fill('finance_limit', typed)
    await expect.element(box('finance_limit')).toHaveValue(shown)
    expect(model.changes().map(({ field, to }) => inWords(field, to))).toEqual([`${shown} AUD`])
  })

  test('of a date says what is wrong with a day that the calendar lacks', async () => {
    showFields({ finance_review_date: null })
    await fill('finance_review_date', '2026-2-30')
    await expect.element(box('finance_review_date')).toHaveValue('2026-2-30')
    await expect
      .poll(() => place('finance_review_date').textContent)
      .toContain('February 2026 has 28 days.')
  })

  test.each([
    ['today', 0],
    ['Tomorrow', 1],
    ['yesterday', -1],
    ['in 30 days', 30],
  ])('of a date takes %s as the filters do', async (text, days) => {
    showFields({ finance_review_date: null })
    await fill('finance_review_date', text)
    const date = dayAfter(todayIn('UTC'), days)
    await expect.element(box('finance_review_date')).toHaveValue(showDate(date))
    expect(sent()).toBe(`{"finance_review_date":"${date}"}`)
  })

  test('of a note shows all of its lines, also where the browser does not see to it', async () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = 'textarea { field-sizing: fixed !important }'
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    onTestFinished(() => {
      style.remove()
      supports.mockRestore()
    })
    showFields({ booking_note: 'one\ntwo' })
    await expect.poll(() => place('booking_note')).toBeTruthy()
    const area = box('booking_note').element()
    const isWhole = () => area.clientHeight >= area.scrollHeight && area.clientHeight > 20
    await expect.poll(isWhole).toBe(true)
    const { clientHeight } = area
    await userEvent.fill(area, 'one\ntwo\nand three more words')
    await expect.poll(() => isWhole() && area.clientHeight > clientHeight).toBe(true)
    place('booking_note').style.width = '60px'
    await expect.poll(isWhole).toBe(true)
  })

  test('of a list of texts grows by the keys alone', async () => {
    showFields({ inclusion_client_exclusions: null })
    await expect.poll(() => place('inclusion_client_exclusions')).toBeTruthy()
    const list = page.elementLocator(place('inclusion_client_exclusions'))
    const add = list.getByRole('button', { name: 'Add an entry' }).element() as HTMLElement
    add.click()
    // What is typed next belongs to the entry, be it before the page is drawn anew.
    expect(document.activeElement).toBe(list.getByRole('textbox').query())
    await userEvent.keyboard('TYRES{Enter}FUEL')
    expect(sent()).toBe('{"inclusion_client_exclusions":["TYRES","FUEL"]}')
  })

  test('of names of fields offers those of the kinds beside it, by the keys alone', async () => {
    showFields({ resources: ['client'], fields: ['client.fax'] }, webhook)
    const find = page.getByRole('combobox', { name: 'Add to Fields' })
    await find.fill('finance limit')
    const limit = page.getByRole('option', {
      name: /^Client · Finance limit\s*client\.finance_limit$/,
    })
    await expect.element(limit).toBeVisible()
    // The one that is chosen already, and those of other kinds, are not offered.
    await find.fill('client fax')
    await expect.element(page.getByText('No field is called that.')).toBeVisible()
    await find.fill('approval status')
    await expect.element(page.getByText('No field is called that.')).toBeVisible()
    await find.fill('client finance limit')
    await expect.element(limit).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(sent()).toBe('{"fields":["client.fax","client.finance_limit"]}')
    await expect.element(find).toHaveFocus()
    await expect.element(find).toHaveValue('')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    const fax = page.getByRole('button', { name: 'Take out Client · Fax' })
    await expect.element(fax).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(fax).not.toBeInTheDocument()
    await expect.element(find).toHaveFocus()
    expect(sent()).toBe('{"fields":["client.finance_limit"]}')
  })

  test('of names of fields takes the only one that is found by Enter, and closes by Escape', async () => {
    showFields({ resources: ['client'], fields: ['client.fax'] }, webhook)
    const find = page.getByRole('combobox', { name: 'Add to Fields' })
    await find.fill('limit')
    await expect.element(find).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(find).toHaveAttribute('aria-expanded', 'false')
    await find.fill('client finance_limit')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('{Enter}')
    expect(sent()).toBe('{"fields":["client.fax","client.finance_limit"]}')
  })

  test('of names of fields says which are of kinds that are not sent', async () => {
    showFields({ resources: ['client'], fields: ['client.fax', 'approval.notes'] }, webhook)
    const chosen = page.getByRole('list', { name: 'Chosen for Fields' })
    await expect
      .element(chosen.getByRole('listitem').nth(1))
      .toHaveTextContent(/not among the kinds/)
    await expect
      .element(chosen.getByRole('listitem').first())
      .not.toHaveTextContent(/not among the kinds/)
    await page.getByRole('checkbox', { name: 'Approvals' }).click({ force: true })
    await expect
      .element(chosen.getByRole('listitem').nth(1))
      .not.toHaveTextContent(/not among the kinds/)
  })

  test('of JSON says what is wrong with it, and keeps every digit', async () => {
    showFields({ bespoke_field_values: null })
    await fill('bespoke_field_values', '{"depot": "North",')
    await expect.poll(() => place('bespoke_field_values').textContent).toMatch(/JSON/)
    await fill('bespoke_field_values', '{"depot":"North","limit":12345678901234567.25}')
    const json = page.elementLocator(place('bespoke_field_values'))
    await json.getByRole('button', { name: 'Put in order' }).click()
    await expect
      .element(box('bespoke_field_values'))
      .toHaveValue('{\n  "depot": "North",\n  "limit": 12345678901234567.25\n}')
    // Read as a double, the figure would have lost its last digits.
    expect(sent()).toBe('{"bespoke_field_values":{"depot":"North","limit":12345678901234567.25}}')
  })

  test('of JSON says which null takes a member out: of an object at any depth, and of no list', async () => {
    showFields({ bespoke_field_values: null })
    const told = () => place('bespoke_field_values').textContent
    await fill('bespoke_field_values', '{"yard":{"gate":{"code":null}}}')
    await expect.poll(told).toContain('A member that is null is taken out.')
    await fill('bespoke_field_values', '{"yard":[null,{"code":null}]}')
    await expect.poll(told).not.toContain('taken out')
  })

  test('gives advice that is no fault', async () => {
    showFields({ abn: null, bank_bsb: null, finance_review_date: null })
    await fill('abn', '12345678901')
    await expect
      .poll(() => place('abn').textContent)
      .toContain('The check digits of this ABN are wrong.')
    await fill('bank_bsb', '12345')
    await expect.poll(() => place('bank_bsb').textContent).toMatch(/six digits/)
    await fill('finance_review_date', '1 Jan 2020')
    await expect
      .poll(() => place('finance_review_date').textContent)
      .toContain('This date has passed.')
    // It is said as it comes, and again with the control that it is about.
    await expect.element(box('bank_bsb')).toHaveAccessibleDescription(/^A BSB has six digits/)
    const said = page.elementLocator(place('bank_bsb')).getByRole('status')
    await expect.element(said).toHaveTextContent(/six digits/)
    const columns = model.changes().map(({ field }) => field.column)
    expect(await model.verify(columns, model.form.getValues())).toBeUndefined()
    expect(sent()).toBe(
      '{"abn":"12345678901","bank_bsb":"12345","finance_review_date":"2020-01-01"}',
    )
  })

  test('says of what a record brings with the control alone', async () => {
    showFields({ bank_bsb: '12345' })
    await expect.poll(() => place('bank_bsb')).toBeTruthy()
    await expect.element(box('bank_bsb')).toHaveAccessibleDescription(/^A BSB has six digits/)
    const said = page.elementLocator(place('bank_bsb')).getByRole('status')
    expect(said.elements()).toEqual([])
  })

  test('of a list says what is wrong with the whole of it', async () => {
    showFields({ inclusion_client_exclusions: ['Council', 'x'.repeat(5000)] })
    await expect.poll(() => place('inclusion_client_exclusions')).toBeTruthy()
    await box('inclusion_client_exclusions').fill('Councils')
    await userEvent.tab()
    const list = page.elementLocator(place('inclusion_client_exclusions')).getByRole('group')
    await expect.element(list).toHaveAccessibleDescription(/ Entry 2:/)
  })

  test.each([
    ['', false],
    [' that has composed', true],
  ])('adds no entry by the Enter of an input method%s', async (_, isOver) => {
    showFields({ inclusion_client_exclusions: ['Council'] })
    await expect.poll(() => place('inclusion_client_exclusions')).toBeTruthy()
    const entry = box('inclusion_client_exclusions')
    await entry.click()
    pressComposing(entry.element(), isOver)
    await userEvent.keyboard('s')
    await expect.element(entry).toHaveValue('Councils')
    expect(sent()).toBe('{"inclusion_client_exclusions":["Councils"]}')
  })

  test('takes one change back and keeps the others', async () => {
    showFields({ client_code: null, area: 'Footscray' })
    await fill('client_code', 'KEEP')
    await fill('area', 'Undo me')
    await page.getByRole('button', { name: /^Undo Suburb/ }).click()
    await expect.element(box('area')).toHaveValue('Footscray')
    expect(sent()).toBe('{"client_code":"KEEP"}')
  })
})

describe('to who does not see what stands around it, a field says', () => {
  const described = (field: Locator, words: RegExp) =>
    expect.element(field).toHaveAccessibleDescription(words)

  test('its unit, what it was and what is worth a look', async () => {
    showFields({ finance_limit: null, bank_bsb: null })
    await expect.poll(() => place('finance_limit')).toBeTruthy()
    await box('finance_limit').fill('2000')
    await described(box('finance_limit'), /^AUD was not set$/)
    await box('bank_bsb').fill('12345')
    await described(box('bank_bsb'), /six digits.* was not set$/)
    const advice = page.getByRole('status').filter({ hasText: 'six digits' })
    await expect.element(advice).toBeVisible()
  })

  test('what is no news when it is there from the first, without saying it by itself', async () => {
    showFields({ bank_bsb: '12345' })
    await expect.poll(() => place('bank_bsb')).toBeTruthy()
    await described(box('bank_bsb'), /six digits/)
    expect(page.getByRole('status').elements()).toEqual([])
  })

  test('that a side of a switch holds by default', async () => {
    const field = client.leaves.find((each) => isYesNo(each) && each.default !== undefined) as Field
    showFields({ [field.name]: null })
    await described(page.getByRole('radiogroup'), /^default$/)
  })

  test('the help beside a switch of a new record', async () => {
    const field = client.leaves.find((each) => isYesNo(each)) as Field
    showSignedIn(<NewRow field={field} />)
    await described(page.getByRole('radiogroup'), new RegExp(field.help.slice(0, 20)))
  })

  test('which of several entries is wrong, and why', async () => {
    showFields({ inclusion_client_exclusions: ['Council', 'Depot'] })
    await expect.poll(() => place('inclusion_client_exclusions')).toBeTruthy()
    const { column } = fieldNamed(client, 'inclusion_client_exclusions')
    model.form.setError(column, { message: 'Entry 2: too long.' })
    const entries = page.elementLocator(place('inclusion_client_exclusions')).getByRole('textbox')
    await described(entries.nth(1), /^Entry 2: too long\.$/)
    await expect.element(entries.nth(0)).not.toHaveAccessibleDescription()
    await described(page.getByRole('group'), /^Entry 2: too long\.$/)
  })

  test('why no field of those that are chosen is taken', async () => {
    showFields({ resources: [], fields: ['client.fax'] }, webhook)
    const find = page.getByRole('combobox', { name: 'Add to Fields' })
    await expect.element(find).toBeVisible()
    const { column } = fieldNamed(webhook, 'fields')
    model.form.setError(column, { message: 'One of them is not there.' })
    await described(find, /One of them is not there\./)
  })
})

function NewRow({ field }: { field: Field }) {
  model = useResourceForm({
    resource: client,
    fields: [field],
    opening: () => ({}),
    isNew: true,
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      <NewFieldRow field={field} />
    </FormContext>
  )
}

let editing: EditForm

function BulkRows() {
  editing = useEditForm(client, () => undefined)
  return (
    <EditRows resource={client} editing={editing} isDisabled={false} onChange={() => undefined} />
  )
}

test('a field of a bulk edit gives the advice that its form gives', async () => {
  showSignedIn(<BulkRows />)
  await expect.element(page.getByRole('combobox')).toBeVisible()
  editing.pick(fieldNamed(client, 'bank_bsb'))
  await fill('bank_bsb', '62000')
  await expect.poll(() => place('bank_bsb').textContent).toMatch(/six digits/)
  await expect.element(box('bank_bsb')).toHaveAccessibleDescription(/six digits/)
  await fill('bank_bsb', '062000')
  await expect.poll(() => place('bank_bsb').textContent).not.toMatch(/six digits/)
})
