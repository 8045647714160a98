import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormContext, type FormModel, useResourceForm } from '@/components/form/model/formModel'
import { formOf } from '@/components/form/model/values'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { sessionUserKey } from '@/components/session/user'
import { contract } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { show } from '../support/component'

/** A field that refers to a record: found by name and id, whatever the service knows of it. */

afterEach(() => vi.unstubAllGlobals())

const field = contract.fields.get('client_id') as Field
const CLIENTS = [
  ['10001', 'Wattleford City Council'],
  ['10002', 'Deepham Water'],
  ['10003', 'Waterline Pools'],
  ['10004', 'Deepham Water'],
] as const

let model: FormModel

function Row({ client_id }: { client_id: string | null }) {
  model = useResourceForm({
    resource: contract,
    opening: () => formOf(contract, { client_id }),
    reveal: () => undefined,
  })
  return (
    <FormContext value={model}>
      <FieldRow field={field} isReadOnly={false} />
      <button type="button">After it</button>
    </FormContext>
  )
}

/** Shows the field to a role, over a service that has some clients; tells which addresses are asked. */
function showField(client_id: string | null, permissions = ['Clients:Read']): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const query = new URL(address, location.origin).searchParams
    const [ids, search] = [query.get('client_id')?.split(','), query.get('search')?.toLowerCase()]
    const data = CLIENTS.filter(
      ([id, name]) => (ids?.includes(id) ?? true) && name.toLowerCase().includes(search ?? ''),
    ).map(([id, name]) => ({ client_id: id, name }))
    return new Response(JSON.stringify({ data, next_cursor: null, total: 0, total_exact: true }))
  })
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { permissions })
  show(
    <QueryClientProvider client={queries}>
      <Row client_id={client_id} />
    </QueryClientProvider>,
  )
  return asked
}

const box = page.getByRole('combobox', { name: 'Client' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
const held = () => model.form.getValues('client_id')

describe('A field that refers to a record', () => {
  test('shows the name of what it holds, and the id', async () => {
    showField('10001')
    await expect.element(box).toHaveValue('Wattleford City Council')
    await expect.element(page.getByText('10001')).toBeVisible()
    expect(options()).toEqual([])
  })

  test('finds by name as one types, and is chosen by the keys', async () => {
    const asked = showField(null)
    await box.fill('water')
    await expect
      .poll(options)
      .toEqual(['Deepham Water10002', 'Waterline Pools10003', 'Deepham Water10004'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(held()).toBe('10003')
    await expect.element(box).toHaveValue('Waterline Pools')
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    // However many there are, a few are read.
    expect(asked.every((address) => address.includes('limit='))).toBe(true)
  })

  test('finds by id, and takes a typed one as it is', async () => {
    showField('10001')
    await box.fill('10002')
    await expect.poll(options).toContain('Deepham Water10002')
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('10002')
    await expect.element(box).toHaveValue('Deepham Water')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.element(box).toHaveValue('Wattleford City Council')
  })

  test('takes a name that only one has for that one, and of two alike neither', async () => {
    showField(null)
    await box.fill('wattleford city council')
    await expect.poll(options).toEqual(['Wattleford City Council10001'])
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('10001')
    await box.fill('Deepham Water')
    await expect.poll(options).toEqual(['Deepham Water10002', 'Deepham Water10004'])
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('Deepham Water')
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  })

  test('says when there is no such record', async () => {
    showField(null)
    await box.fill('99999')
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('99999')
    await expect.element(page.getByText('There is no client 99999.')).toBeVisible()
  })

  test('says what failed, and keeps what was typed', async () => {
    showField(null)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
    await box.fill('water')
    await expect.element(page.getByText(/Fleetbook cannot answer just now/)).toBeVisible()
    expect(held()).toBe('water')
  })

  test('is a plain text for whoever may not read those records', async () => {
    const asked = showField('10001', [])
    await expect.element(page.getByRole('textbox', { name: 'Client' })).toHaveValue('10001')
    expect(asked).toEqual([])
  })
})
