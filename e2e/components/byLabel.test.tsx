import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlOf } from '@/components/form/controls/fieldControl'
import { FormContext } from '@/components/form/model/formContext'
import { type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { Choices } from '@/components/ui/field/Choices'
import { client, role } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { show, showSignedIn } from '../support/component'
import { nameService } from '../support/nameService'

/** What is found by its words alone: a label leads to one control, and that is pressed where it is seen. */

let model: FormModel

function Rows({ resource, fields }: { resource: Resource; fields: readonly Field[] }) {
  model = useResourceForm({ resource, opening: () => ({}), reveal: () => undefined })
  return (
    <FormContext value={model}>
      {fields.map((field) => (
        <FieldRow key={field.column} field={field} isReadOnly={false} />
      ))}
    </FormContext>
  )
}

const named = ({ fields }: Resource, ...names: string[]) =>
  names.flatMap((name) => fields.get(name) ?? [])

const labelled = (label: string) => page.getByLabelText(label, { exact: true })

test('The label of a field leads to its control alone, whatever that is, before and after a change', async () => {
  nameService({})
  const leaves = [...client.leaves, ...role.leaves]
  const kinds = new Map(leaves.map((field) => [controlOf(field), field] as const))
  const fields = [...kinds.values(), ...named(client, 'finance_limit')]
  showSignedIn(<Rows resource={client} fields={fields} />, ['Clients:Read'])
  await expect.element(labelled('Finance limit')).toBeVisible()
  const found = fields.map(({ label }) => [label, labelled(label).elements().length])
  expect(found.filter(([, controls]) => controls !== 1)).toEqual([])

  await labelled('Finance limit').fill('2500')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Undo Finance limit' })).toBeVisible()
  // Not by a part of the label either: neither the help nor the undo of a field is called by it.
  expect(page.getByLabelText('Finance limit').elements()).toHaveLength(1)
})

/** An input lies over the box that stands for it, which is drawn next in its label. */
function expectOver(input: Element) {
  const drawn = input.parentElement?.nextElementSibling?.getBoundingClientRect()
  const { left, top, width, height } = input.getBoundingClientRect()
  const { left: x, top: y, width: w, height: h } = drawn ?? new DOMRect()
  expect([left, top, width, height]).toEqual([x, y, w, h])
}

test('Both sides of a yes or no are pressed themselves', async () => {
  show(<Rows resource={client} fields={named(client, 'rcti_flag')} />)
  const side = (name: string) => page.getByRole('radio', { name, exact: true })
  await side('Yes').click()
  await expect.element(side('Yes')).toBeChecked()
  await side('No').click()
  await expect.element(side('No')).toBeChecked()
  expect(model.form.getValues()).toMatchObject({ rcti_flag: 'no' })
})

test('A box is pressed itself, at its words and by Space, once each time', async () => {
  showSignedIn(<Rows resource={role} fields={named(role, 'permissions')} />, ['Clients:Read'])
  const box = page.getByRole('checkbox', { name: /Clients:Read/ })
  await expect.element(box).toBeVisible()
  expectOver(box.element())
  await box.click()
  await expect.element(box).toBeChecked()
  await page.getByText('Clients:Read').click()
  await expect.element(box).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
  expect(model.form.getValues()).toMatchObject({ permissions: ['Clients:Read'] })
})

test('One of a few choices is pressed itself', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'a', label: 'In 30 days' },
    { value: 'b', label: 'Never', description: 'Nobody is reminded to replace it.' },
  ]
  show(<Choices label="Ends" value="a" options={options} onChange={onChange} />)
  const never = page.getByRole('radio', { name: /^Never/ })
  await expect.element(never).toBeVisible()
  expectOver(never.element())
  await never.click()
  expect(onChange.mock.calls).toEqual([['b']])
})
