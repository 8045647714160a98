import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EditRows } from '@/components/bulk/EditRows'
import { type EditForm, useEditForm } from '@/components/bulk/editForm'
import { FormContext } from '@/components/form/model/formContext'
import { type FormModel, useResourceForm } from '@/components/form/model/formModel'
import type { RecordTransport, SaveCall } from '@/components/form/model/transport'
import { type FormValues, formOf } from '@/components/form/model/values'
import { FieldRow } from '@/components/form/rows/FieldRow'
import { type Saving, useSave } from '@/components/form/saving/useSave'
import { sessionUserKey } from '@/components/session/user'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { approval, client, contract } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { answering, holdCalls } from '../support/answering'
import { show, showSignedIn, takeAway } from '../support/component'
import { type Known, nameService, offerWhatIsTyped } from '../support/nameService'

/** A field that stands for something with a name: found by name and id, whatever the service knows. */

const NAMES: Readonly<Record<string, readonly Known[]>> = {
  client: [
    { id: '10001', name: 'Wattleford City Council' },
    { id: '10002', name: 'Deepham Water' },
    { id: '10003', name: 'Waterline Pools' },
    { id: '10004', name: 'Deepham Water' },
  ],
  contract: [{ id: 'C-7', name: 'Deepham Water' }],
  supplier: [
    { id: 'S-1', name: 'Mallee Tyres' },
    { id: 'S-2', name: 'Harbour Glass', active: false },
    { id: 'PANEL-BEATERS-OF-THE-NORTH', name: 'Northern Panel' },
  ],
  'code.client_industry': [
    { id: 'IND-WTR', name: 'Water supply' },
    { id: 'IND-MIN', name: 'Mining' },
    { id: 'IND-MAN', name: 'Manufacturing' },
    { id: 'IND-ADM', name: 'Administration' },
  ],
}

let model: FormModel
let saving: Saving
let submitted = 0
let sent: unknown[] = []

/** Takes note of what a save sends, and refuses it. */
const transport = {
  show: () => ({}),
  save({ changes }: SaveCall) {
    sent = changes.map(({ to }) => to)
    return Promise.reject(new Error('not here'))
  },
} as unknown as RecordTransport
const never = () => Promise.resolve(null)
const nothing = () => undefined

function Row({ resource, field, record }: { resource: Resource; field: Field; record: object }) {
  model = useResourceForm({
    resource,
    opening: () => formOf(resource, { ...record }) satisfies FormValues,
    reveal: () => undefined,
  })
  const tag = useRef(null)
  saving = useSave({
    ...{ model, transport, tag, onSaved: never, onConflict: never },
    asksAnew: () => false,
  })
  return (
    <FormContext value={model}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted += 1
        }}
      >
        <FieldRow field={field} isReadOnly={false} />
        <button type="button">After it</button>
      </form>
    </FormContext>
  )
}

/** Shows a field to a role, over a service that knows some names; tells which addresses are asked. */
function showField(
  resource: Resource,
  name: string,
  value: string | null,
  permissions = ['Clients:Read'],
): string[] {
  const asked = nameService(NAMES)
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { permissions })
  const field = resource.fields.get(name) as Field
  show(
    <QueryClientProvider client={queries}>
      <Row resource={resource} field={field} record={{ [name]: value }} />
    </QueryClientProvider>,
  )
  return asked
}

const ofContract = (value: string | null, permissions?: string[]) =>
  showField(contract, 'client_id', value, permissions)
const ofSupplier = (value: string | null, permissions?: string[]) =>
  showField(approval, 'supplier_id', value, permissions)

const box = page.getByRole('combobox')
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
const held = (name = 'client_id') => model.form.getValues(name)
const isFaulty = () => box.element().getAttribute('aria-invalid') === 'true'

describe('A field that refers to a record', () => {
  test('shows the name of what it holds, and the id', async () => {
    ofContract('10001')
    await expect.element(box).toHaveValue('Wattleford City Council')
    await expect.element(page.getByText('10001')).toBeVisible()
    expect(options()).toEqual([])
  })

  test('opens no list where the name comes after the focus', async () => {
    ofContract('10001')
    await expect.element(box).toBeVisible()
    box.element().focus()
    await expect.element(box).toHaveValue('Wattleford City Council')
    await expect.element(page.getByText('10001')).toBeVisible()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    expect(options()).toEqual([])
  })

  test('is replaced by what is typed where the name comes after the focus', async () => {
    ofContract('10001')
    await expect.element(box).toBeVisible()
    const input = box.element() as HTMLInputElement
    input.focus()
    input.select()
    await expect.element(box).toHaveValue('Wattleford City Council')
    await userEvent.keyboard('deep')
    await expect.element(box).toHaveValue('deep')
  })

  test('leaves Enter to the form, unless something of its list is pointed at', async () => {
    ofContract(null)
    await expect.element(box).toBeVisible()
    box.element().focus()
    submitted = 0
    await userEvent.keyboard('water')
    await expect.poll(options).not.toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(submitted).toBe(0)
    await userEvent.keyboard('{Control>}a{/Control}nobody{Enter}')
    expect(submitted).toBe(1)
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    expect(held()).toBe('nobody')
  })

  test('finds by name as one types, and is chosen by the keys', async () => {
    const asked = ofContract(null)
    await box.fill('water')
    await expect
      .poll(options)
      .toEqual(['Deepham Water10002', 'Waterline Pools10003', 'Deepham Water10004'])
    // However many there are, a few are read.
    const searched = () => asked.filter((address) => address.includes('search='))
    await expect.poll(() => searched().length).toBeGreaterThan(0)
    expect(searched().every((address) => address.includes('limit=20'))).toBe(true)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(held()).toBe('10003')
    await expect.element(box).toHaveValue('Waterline Pools')
    await expect.poll(options).toEqual([])
  })

  test('is chosen by the mouse too, from what stands first where nothing is typed', async () => {
    ofContract('10001')
    await page.getByRole('button', { name: /suggestions/i }).click()
    await page.getByRole('option', { name: /Waterline/ }).click()
    expect(held()).toBe('10003')
    await expect.element(box).toHaveValue('Waterline Pools')
    await expect.poll(options).toEqual([])
  })

  test('finds by id, and takes a typed one as it is', async () => {
    ofContract('10001')
    await box.fill('10002')
    await expect.poll(options).toContain('Deepham Water10002')
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('10002')
    await expect.element(box).toHaveValue('Deepham Water')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.element(box).toHaveValue('Wattleford City Council')
  })

  test('takes a name that only one has for that one, and of two alike neither', async () => {
    ofContract(null)
    await box.fill('wattleford city council')
    await expect.poll(options).toEqual(['Wattleford City Council10001'])
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('10001')
    await box.fill('Deepham Water')
    await expect.poll(options).toEqual(['Deepham Water10002', 'Deepham Water10004'])
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('Deepham Water')
    await expect.poll(isFaulty).toBe(true)
    const advice = '2 clients are called Deepham Water: 10002 and 10004. Choose one.'
    await expect.element(page.getByText(advice)).toBeVisible()
  })

  test('holds what a whole name means while it is typed, as one may save from there', async () => {
    ofContract(null)
    await box.fill('Waterline Pools')
    await expect.poll(held).toBe('10003')
    await expect.element(box).toHaveValue('Waterline Pools')
    await userEvent.keyboard(' and more')
    expect(held()).toBe('Waterline Pools and more')
  })

  test.each([
    ['in it', '{Shift}'],
    ['after it', '{Tab}'],
  ])('is waited for by who saves %s before anything was found', async (_, keys) => {
    ofContract(null)
    const tell = holdCalls()
    await box.fill('Waterline Pools')
    await userEvent.keyboard(keys)
    const saved = saving.save()
    await expect.poll(() => saving.isSaving).toBe(true)
    expect(held()).toBe('Waterline Pools')
    tell()
    await saved
    expect(sent).toEqual(['10003'])
    await expect.element(box).toHaveValue('Waterline Pools')
  })

  test('is sent as it was meant by who saves, whatever is typed before anything was found', async () => {
    ofContract(null)
    const tell = holdCalls()
    await box.fill('Waterline Pools')
    const saved = saving.save()
    await expect.poll(() => saving.isSaving).toBe(true)
    await box.fill('Deep')
    tell()
    await saved
    expect(sent).toEqual(['10003'])
    expect(held()).toBe('Deep')
  })

  test.each([
    [
      'is sent with what was asked for, though half of another is typed since',
      '100',
      '250 or',
      true,
    ],
    ['is not sent with what did not hold, though that was mended since', '250 or', '250', false],
  ])('%s', async (_, before, after, isSent) => {
    ofSupplier(null)
    sent = []
    await expect.element(box).toBeVisible()
    const tell = holdCalls()
    model.form.setValue('approval_limit', before)
    await box.fill('Mallee Tyres')
    const saved = saving.save()
    await expect.poll(() => saving.isSaving).toBe(true)
    model.form.setValue('approval_limit', after)
    tell()
    await saved
    expect(sent).toEqual(isSent ? expect.arrayContaining(['S-1', before]) : [])
  })

  test('is not sent as an id where its name could not be read', async () => {
    ofContract(null)
    sent = []
    await expect.element(box).toBeVisible()
    let isDown = true
    answering((_, serve) => (isDown ? new Response(null, { status: 503 }) : serve()))
    await box.fill('Waterline Pools')
    await saving.save()
    await expect.poll(() => saving.problem?.problem.status).toBe(503)
    // Also where one has left it since, and it could not be read then either.
    await userEvent.keyboard('{Tab}')
    await saving.save()
    expect(sent).toEqual([])
    isDown = false
    await saving.save()
    expect(sent).toEqual(['10003'])
    await expect.element(box).toHaveValue('Waterline Pools')
  })

  test('is taken for its name even where one leaves it before anything was found', async () => {
    ofContract(null)
    await box.fill('waterline pools')
    await userEvent.keyboard('{Tab}')
    await expect.poll(held).toBe('10003')
    await expect.element(box).toHaveValue('Waterline Pools')
  })

  test('says what to do where an id was wanted and a name was typed', async () => {
    ofContract(null)
    await box.fill('water')
    await expect.poll(() => options().length).toBe(3)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Choose a client from the list.')).toBeVisible()
    expect(page.getByText(/form of an id/).elements()).toEqual([])
  })

  test('says when there is no such record', async () => {
    ofContract(null)
    await box.fill('99999')
    await userEvent.keyboard('{Tab}')
    expect(held()).toBe('99999')
    await expect.element(page.getByText('There is no client 99999.')).toBeVisible()
  })

  test('says what failed, and keeps what was typed', async () => {
    ofContract(null)
    answering(() => new Response(null, { status: 503 }))
    await box.fill('water')
    await expect.element(page.getByText(/Fleetbook cannot answer just now/)).toBeVisible()
    expect(held()).toBe('water')
  })

  test('is a plain text for whoever may not read those records', async () => {
    const asked = ofContract('10001', [])
    await expect.element(page.getByRole('textbox', { name: 'Client' })).toHaveValue('10001')
    expect(asked).toEqual([])
  })
})

describe('A field that may refer to a record', () => {
  test('takes any other text, with advice and without a fault', async () => {
    ofSupplier(null)
    await box.fill('S-99')
    await userEvent.keyboard('{Tab}')
    expect(held('supplier_id')).toBe('S-99')
    await expect.element(page.getByText('There is no supplier S-99.')).toBeVisible()
    expect(isFaulty()).toBe(false)
  })

  test('says what becomes of such a text, and leads whoever may to where one is added', async () => {
    ofSupplier('S-99', ['Clients:Read', 'Suppliers:Read', 'Suppliers:Create'])
    const words = 'As it stands, the text is taken for the supplier’s id.'
    await expect.element(page.getByText(words)).toBeVisible()
    const link = page.getByRole('link', { name: 'Add one under Suppliers in another tab' })
    await expect.element(link).toHaveAttribute('href', '/suppliers/new')
    await expect.element(link).toHaveAttribute('target', '_blank')
    takeAway()
    ofSupplier('S-99')
    await expect.element(page.getByText(words)).toBeVisible()
    expect(link.elements()).toEqual([])
  })

  test('takes an id in another case for the one that there is', async () => {
    ofSupplier(null)
    await box.fill('s-1')
    await expect.poll(options).toEqual(['Mallee TyresS-1'])
    await userEvent.keyboard('{Tab}')
    expect(held('supplier_id')).toBe('S-1')
    await expect.element(box).toHaveValue('Mallee Tyres')
  })

  test.each(['in it', 'after it'])(
    'knows it too for who saves %s before anything was found',
    async (where) => {
      ofSupplier(null)
      const tell = holdCalls()
      await box.fill('s-1')
      if (where === 'after it') await userEvent.keyboard('{Tab}')
      const saved = saving.save()
      tell()
      await saved
      expect(sent).toEqual(['S-1'])
      await expect.element(box).toHaveValue('Mallee Tyres')
    },
  )

  test('says what is out of use, where it is offered and where it is held', async () => {
    ofSupplier(null)
    await box.fill('glass')
    await expect.poll(options).toEqual(['Harbour GlassinactiveS-2'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(held('supplier_id')).toBe('S-2')
    await expect.poll(options).toEqual([])
    await expect.element(page.getByText('inactive')).toBeVisible()
  })

  test('has room for the name first, and shows no part of an id that has none', async () => {
    ofSupplier('PANEL-BEATERS-OF-THE-NORTH')
    await expect.element(box).toHaveValue('Northern Panel')
    const group = box.element().parentElement as HTMLElement
    const id = page.getByTitle(/^PANEL/).element()
    const seen = () => {
      const [word, place] = [id.querySelector('span') as Element, id].map((each) =>
        each.getBoundingClientRect(),
      )
      const isAbove = (word?.top ?? 0) < (place?.bottom ?? 0)
      return isAbove ? (word?.right ?? 0) - (place?.right ?? 0) <= 0 : 'nothing'
    }
    group.style.width = '480px'
    await expect.poll(seen).toBe(true)
    group.style.width = '190px'
    await expect.poll(seen).toBe('nothing')
    const input = box.element()
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  })

  test('keeps the button of its list 24 px wide, however long the name is', async () => {
    ofSupplier('S-1')
    await expect.element(box).toHaveValue('Mallee Tyres')
    const group = box.element().parentElement as HTMLElement
    group.style.width = '110px'
    expect(group.querySelector('button')?.getBoundingClientRect().width).toBe(24)
  })

  test('leads to what it holds, for whoever may read that', async () => {
    ofSupplier('S-1', ['Suppliers:Read'])
    const way = page.getByRole('link', { name: 'Open Mallee Tyres' })
    await expect.element(way).toHaveAttribute('href', '/suppliers/S-1')
  })

  test('shows the name without the way there to anybody else', async () => {
    ofSupplier('S-1', [])
    await expect.element(box).toHaveValue('Mallee Tyres')
    expect(page.getByRole('link').elements()).toEqual([])
  })

  test('is called by its id where it has no name of its own', async () => {
    showField(approval, 'contract_id', 'C-7')
    await expect.element(page.getByText('Deepham Water')).toBeVisible()
    await expect.element(box).toHaveValue('C-7')
  })
})

let editing: EditForm

function BulkRows() {
  editing = useEditForm(approval, nothing)
  return <EditRows resource={approval} editing={editing} isDisabled={false} onChange={nothing} />
}

test('A bulk edit waits for what was typed, too, and takes nothing else meanwhile', async () => {
  nameService(NAMES)
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { permissions: ['Suppliers:Read'] })
  show(
    <QueryClientProvider client={queries}>
      <BulkRows />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('combobox')).toBeVisible()
  editing.pick(approval.fields.get('supplier_id') as Field)
  const input = page.getByRole('combobox', { name: 'Supplier' })
  await expect.element(input).toBeVisible()
  const tell = holdCalls()
  await input.fill('Mallee Tyres')
  await userEvent.keyboard('{Tab}')
  const taken: unknown[] = []
  const done = editing.submit(async (edits) => {
    taken.push(...edits.map(({ value }) => value))
  })
  await expect.element(input).toBeDisabled()
  tell()
  await done
  expect(taken).toEqual(['S-1'])
  await expect.element(input).toBeEnabled()
})

function BulkDialog() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog name="bulk-edit" title="Edit 2 approvals" isOpen={isOpen} onOpenChange={setOpen}>
      <BulkRows />
    </Dialog>
  )
}

describe('The finder of a bulk edit', () => {
  const finder = page.getByRole('combobox', { name: 'Add a field' })
  const dialog = page.getByRole('dialog')
  const picked = () => editing.edits.map(({ field }) => field.label)

  async function open() {
    nameService(NAMES)
    showSignedIn(<BulkDialog />)
    await expect.element(finder).toHaveFocus()
  }

  test('has the focus at once, and Enter takes what is called as was typed', async () => {
    await open()
    await userEvent.keyboard('supplier{Enter}')
    expect(picked()).toEqual(['Supplier'])
    await expect.element(page.getByRole('combobox', { name: 'Supplier' })).toHaveFocus()
  })

  test.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['a click', () => page.getByRole('option', { name: 'Invoice number' }).click()],
  ])(
    'gives what is typed right after %s to the field, be it before the next frame',
    async (_, pick) => {
      await open()
      await userEvent.keyboard('invoice_no')
      await expect.element(page.getByRole('option', { name: 'Invoice number' })).toBeVisible()
      vi.stubGlobal('requestAnimationFrame', () => 0)
      await pick()
      await userEvent.keyboard('INV-1')
      vi.unstubAllGlobals()
      await expect
        .element(dialog.getByRole('textbox', { name: 'Invoice number' }))
        .toHaveValue('INV-1')
      await expect.element(finder).toHaveValue('')
    },
  )

  test('closes its list by the first Escape, and by the second the dialog', async () => {
    await open()
    await userEvent.keyboard('supplier')
    await expect.element(finder).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(finder).toHaveAttribute('aria-expanded', 'false')
    await expect.element(finder).toHaveValue('supplier')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.elements()).toEqual([])
    expect(picked()).toEqual([])
  })
})

describe('A field of a code list', () => {
  test('is found by the name of the code and by the code', async () => {
    showField(client, 'client_industry_id', null)
    await box.fill('supply')
    await expect.poll(options).toEqual(['Water supplyIND-WTR'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(held('client_industry_id')).toBe('IND-WTR')
    await expect.element(box).toHaveValue('Water supply')
  })

  test('takes a code that its list does not have, and says so', async () => {
    showField(client, 'client_industry_id', null)
    await box.fill('IND-X')
    await userEvent.keyboard('{Tab}')
    expect(held('client_industry_id')).toBe('IND-X')
    await expect.element(page.getByText('Client industries have no code IND-X.')).toBeVisible()
    expect(isFaulty()).toBe(false)
  })

  const ofIndustry = (value: string | null) => showField(client, 'client_industry_id', value)
  const industry = () => held('client_industry_id')

  test.each(['Enter', 'Tab'])(
    'takes half a name for the one that it begins, by %s',
    async (key) => {
      ofIndustry('IND-WTR')
      offerWhatIsTyped()
      await box.fill('min')
      await expect.poll(() => options().length).toBe(2)
      submitted = 0
      await userEvent.keyboard(`{${key}}`)
      expect(industry()).toBe('IND-MIN')
      await expect.element(box).toHaveValue('Mining')
      await expect.element(page.getByText('IND-MIN')).toBeVisible()
      expect(submitted).toBe(0)
    },
  )

  test.each(['Enter', 'Tab', 'Shift'])('takes it once it is known, too, after %s', async (key) => {
    ofIndustry(null)
    const tell = holdCalls()
    await box.fill('min')
    await userEvent.keyboard(`{${key}}`)
    const saved = saving.save()
    tell()
    await saved
    expect(sent).toEqual(['IND-MIN'])
    await expect.element(box).toHaveValue('Mining')
  })

  test.each(['Enter', 'Tab', 'Shift'])(
    'takes none of several, and says so after %s',
    async (key) => {
      ofIndustry(null)
      await box.fill('m')
      await expect.poll(() => options().length).toBe(3)
      await userEvent.keyboard(`{${key}}`)
      if (key === 'Shift') await saving.save()
      const advice =
        'Client industries have no code m. Several are called so: Mining · IND-MIN and Manufacturing · IND-MAN. Choose one.'
      await expect.element(page.getByText(advice)).toBeVisible()
      expect(industry()).toBe('m')
    },
  )

  test('is not saved before anybody can read that several may be meant, and is the next time', async () => {
    ofIndustry(null)
    await box.fill('m')
    await expect.poll(() => options().length).toBe(3)
    sent = []
    expect(await saving.save()).toBeNull()
    expect(sent).toEqual([])
    await expect.element(page.getByText('Several are called so')).toBeVisible()
    await saving.save()
    expect(sent).toEqual(['m'])
  })

  test('is saved at once where it was said already that several may be meant', async () => {
    ofIndustry(null)
    await box.fill('m')
    await expect.poll(() => options().length).toBe(3)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Several are called so')).toBeVisible()
    sent = []
    await saving.save()
    expect(sent).toEqual(['m'])
  })

  test.each(['Control', 'Meta'])(
    'closes its list over what is said of it for %s S',
    async (key) => {
      ofIndustry(null)
      await box.fill('m')
      await expect.poll(() => options().length).toBe(3)
      await userEvent.keyboard(`{${key}>}s{/${key}}`)
      await expect.poll(options).toEqual([])
      await expect.element(box).toHaveValue('m')
    },
  )

  test('takes what is written like a code as it is, and says what it begins', async () => {
    ofIndustry(null)
    await box.fill('MIN')
    await expect.poll(() => options().length).toBe(2)
    await userEvent.keyboard('{Tab}')
    expect(industry()).toBe('MIN')
    const advice = 'Client industries have no code MIN. Did you mean Mining · IND-MIN?'
    await expect.element(page.getByText(advice)).toBeVisible()
  })

  test.each(['', 'min'])('has what it held before %j was typed again by Escape', async (text) => {
    ofIndustry('IND-WTR')
    await expect.element(box).toHaveValue('Water supply')
    await box.fill(text)
    if (text !== '') await expect.poll(() => options().length).toBe(2)
    await userEvent.keyboard('{Escape}')
    expect(industry()).toBe('IND-WTR')
    await expect.element(box).toHaveValue('Water supply')
    await expect.poll(options).toEqual([])
    expect(model.changes()).toEqual([])
  })
})
