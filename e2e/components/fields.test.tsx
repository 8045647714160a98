import { stringify } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { patchBody } from '@/components/form/model/changes'
import { FormContext, type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { formOf } from '@/components/form/model/values'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { show } from '../support/component'

/** The fields of a form, one by one: what they take, what they say of it, and what is sent. */

let model: FormModel

function Rows({ fields, record }: { fields: readonly Field[]; record: Record<string, unknown> }) {
  model = useResourceForm({
    resource: client,
    opening: () => formOf(client, record),
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      {fields.map((field) => (
        <FieldRow key={field.column} field={field} isReadOnly={false} />
      ))}
    </FormContext>
  )
}

/** Shows fields of a client, by API name, that hold what is given or nothing. */
const showFields = (record: Readonly<Record<string, unknown>>) =>
  show(<Rows fields={Object.keys(record).map(fieldNamed)} record={record} />)

function fieldNamed(name: string): Field {
  const field = client.fields.get(name)
  if (!field) throw new Error(`Clients have no ${name}`)
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

describe('a field', () => {
  test('of a moment takes it in any zone, and keeps it in UTC', async () => {
    showFields({ dirty_flag: null })
    await fill('dirty_flag', '2026-03-01T10:00:00+10:30')
    await expect.element(box('dirty_flag')).toHaveValue('2026-02-28T23:30:00Z')
    expect(sent()).toBe('{"dirty_flag":"2026-02-28T23:30:00Z"}')
  })

  test('of a list of texts grows by the keys alone', async () => {
    showFields({ inclusion_client_exclusions: null })
    await expect.poll(() => place('inclusion_client_exclusions')).toBeTruthy()
    const list = page.elementLocator(place('inclusion_client_exclusions'))
    await list.getByRole('button', { name: 'Add an entry' }).click()
    await expect.element(list.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('TYRES{Enter}')
    await expect.element(list.getByRole('textbox').nth(1)).toHaveFocus()
    await userEvent.keyboard('FUEL')
    expect(sent()).toBe('{"inclusion_client_exclusions":["TYRES","FUEL"]}')
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
    expect(await model.verify(model.changes().map(({ field }) => field.column))).toBeUndefined()
    expect(sent()).toBe(
      '{"abn":"12345678901","bank_bsb":"12345","finance_review_date":"2020-01-01"}',
    )
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
