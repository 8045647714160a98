import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormContext } from '@/components/form/model/formContext'
import { type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { Choices } from '@/components/ui/field/Choices'
import { client, role } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { show, showSignedIn } from '../support/component'
import { nameService } from '../support/nameService'

/** What is found by its words alone: a label leads to one control, and that is pressed where it is seen. */

afterEach(() => vi.unstubAllGlobals())

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

test('The label of each field of a client leads to its control alone, before and after a change', async () => {
  nameService({})
  showSignedIn(<Rows resource={client} fields={client.leaves} />, ['Clients:Read'])
  await expect.element(labelled('Finance limit')).toBeVisible()
  const labels = client.leaves.map(({ label }) => label)
  const unique = labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label))
  expect(unique.length).toBeGreaterThan(150)
  const found = Object.fromEntries(
    unique.map((label) => [label, labelled(label).elements().length] as const),
  )
  expect(Object.entries(found).filter(([, controls]) => controls !== 1)).toEqual([])

  await labelled('Finance limit').fill('2500')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Undo Finance limit' })).toBeVisible()
  // Not by the whole label either: neither the help nor the undo of a field is called by it.
  expect(page.getByLabelText('Finance limit').elements()).toHaveLength(1)
})

test('Both sides of a yes or no are pressed themselves', async () => {
  show(<Rows resource={client} fields={named(client, 'rcti_flag')} />)
  const side = (name: string) => page.getByRole('radio', { name, exact: true })
  await side('Yes').click({ timeout: 3000 })
  await expect.element(side('Yes')).toBeChecked()
  await side('No').click({ timeout: 3000 })
  await expect.element(side('No')).toBeChecked()
  expect(model.form.getValues()).toMatchObject({ rcti_flag: 'no' })
})

test('A box is pressed itself, at its words and by Space, once each time', async () => {
  showSignedIn(<Rows resource={role} fields={named(role, 'permissions')} />, ['Clients:Read'])
  const box = page.getByRole('checkbox', { name: /Clients:Read/ })
  await box.click({ timeout: 3000 })
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
  await page.getByRole('radio', { name: /^Never/ }).click({ timeout: 3000 })
  expect(onChange.mock.calls).toEqual([['b']])
})
