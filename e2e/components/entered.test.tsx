import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { stringify } from 'lossless-json'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { patchBody } from '@/components/form/model/changes'
import { FormContext } from '@/components/form/model/formContext'
import { type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { formOf } from '@/components/form/model/values'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { sessionUserKey } from '@/components/session/user'
import { SearchField } from '@/components/ui/field/SearchField'
import { approval, client, code, supplier } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { show, showOfServer } from '../support/component'
import { nameService } from '../support/nameService'

/** What counts as entered in a form: what somebody typed, before it came to life too, and no more. */

const ODD = '\nfirst\r\nsecond\rthird\tand\nlast\r\n'

let model: FormModel

beforeEach(() => {
  nameService({})
})

const isText = ({ kind }: Field) => ['text', 'reference', 'textList'].includes(kind)

/** A record whose every text is odd. */
function oddRecord(resource: Resource): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const { path, kind } of resource.leaves.filter(isText)) {
    let at = record
    for (const name of path.slice(0, -1)) {
      at[name] ??= {}
      at = at[name] as Record<string, unknown>
    }
    at[path.at(-1) as string] = kind === 'textList' ? [ODD, ODD] : ODD
  }
  return record
}

interface RowsProps {
  resource: Resource
  record: Record<string, unknown>
}

function Rows({ resource, record }: RowsProps) {
  model = useResourceForm({
    resource,
    opening: () => formOf(resource, record),
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      {resource.leaves.map((field) => (
        <FieldRow key={field.column} field={field} isReadOnly={false} />
      ))}
    </FormContext>
  )
}

function around(children: ReactNode) {
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { user: { user_id: '2' }, permissions: ['Clients:Read'] })
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

const isAlive = () =>
  expect
    .poll(() => Object.keys(document.querySelector('main')?.firstElementChild ?? {}).join())
    .toMatch(/__react/)

const nothing = () => undefined
const box = (name: string) =>
  page
    .elementLocator(document.querySelector(`[data-field="${name}"]`) as HTMLElement)
    .getByRole('textbox')
    .first()
const sent = () => stringify(patchBody(model.changes()))
/** Goes into every field and out of it. */
async function passAll() {
  for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) field.focus()
  ;(document.activeElement as HTMLElement).blur()
}

describe.each([
  ['client', client, 'client_code'],
  ['approval', approval, 'driver_name'],
  ['code', code, 'name'],
  ['supplier', supplier, 'name'],
])('A %s whose texts have line breaks of every kind', (_, resource, name) => {
  const rows = <Rows resource={resource} record={oddRecord(resource)} />

  async function expectUntouched() {
    await expect.poll(() => document.querySelector(`[data-field="${name}"] textarea`)).toBeTruthy()
    await passAll()
    expect(model.changes().map(({ field }) => field.column)).toEqual([])
    expect(model.tally.get().changed.size).toBe(0)
    await box(name).click()
    await userEvent.keyboard('{Control>}{End}{/Control}more')
    await expect.poll(sent).toBe(stringify({ [name]: `${ODD}more` }))
    expect(model.tally.get().changed.size).toBe(1)
  }

  test('opens by a click with nothing changed, and sends what was typed alone', async () => {
    show(around(rows))
    await expectUntouched()
  })

  test('opens by a full load in the same way', async () => {
    showOfServer(around(rows), nothing)
    await isAlive()
    await expectUntouched()
  })
})

test('A search that the server drew with a line break is not told of it', async () => {
  const onChange = vi.fn()
  const search = <SearchField label="Search" value={'one\r\ntwo'} onChange={onChange} />
  showOfServer(search, nothing)
  await isAlive()
  expect(onChange).not.toHaveBeenCalled()
})

test('A break that is typed into a text is of the kind that the text has', async () => {
  show(around(<Rows resource={code} record={{ note: 'one\r\ntwo\r\nthree' }} />))
  await expect.poll(() => document.querySelector('[data-field="note"] textarea')).toBeTruthy()
  await box('note').click()
  await userEvent.keyboard(
    '{Control>}{Home}{/Control}{ArrowDown}{End}{Enter}2b{Control>}{End}{/Control}{Backspace}',
  )
  await expect.poll(sent).toBe(stringify({ note: 'one\r\ntwo\r\n2b\r\nthre' }))
})

test('What is typed before the form comes to life is among its changes', async () => {
  showOfServer(around(<Rows resource={code} record={{ name: 'Before' }} />), (place) => {
    const input = place.querySelector<HTMLInputElement>('[data-field="name"] input')
    if (input) input.value = 'Typed early'
  })
  await expect.poll(sent).toBe('{"name":"Typed early"}')
  await expect.poll(() => model.tally.get().changed.size).toBe(1)
})
