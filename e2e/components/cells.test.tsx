import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { listEditing } from '@/components/record/cells/listEditing'
import { sessionUserKey } from '@/components/session/user'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { code } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { drawn, show, watchFocus } from '../support/component'
import { draftsOf } from '../support/draft'
import { listService } from '../support/listService'

/** A list that is written in: its cells by the keys, and what becomes of a save that is refused. */

const config = resourceList(code, { editing: listEditing(code, true, true) })
const opened: string[] = []
const router = { push: (href: string) => opened.push(href) } as unknown as ContextType<
  typeof AppRouterContext
>

const entry = (id: string, name: string, order: number) => ({
  code_id: id,
  list: 'sic',
  code: `SIC-${id}`,
  name,
  active: true,
  order,
  note: null,
  last_edit: '2026-11-20T01:00:00Z',
})

let rows: ReturnType<typeof entry>[]
let service: ReturnType<typeof listService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/codes?list=sic')
  rows = [entry('1', 'Water supply', 10), entry('2', 'Gas supply', 20), entry('3', 'Sewerage', 30)]
  service = listService('code_id', rows)
})

async function showList() {
  const queries = new QueryClient()
  queries.setQueryData(sessionUserKey, { user: { user_id: '1' }, permissions: [] })
  show(
    <AppRouterContext value={router}>
      <QueryClientProvider client={queries}>
        <RecordList config={config} />
        <Toaster />
      </QueryClientProvider>
    </AppRouterContext>,
  )
  await expect.element(link('Water supply')).toBeVisible()
  return queries
}

const link = (name: string) => page.getByRole('link', { name, exact: true })
const box = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const cell = (row: string, column: string) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
const said = (row: string, column: string) => cell(row, column)?.textContent
const isOpen = (row: string, column: string) =>
  cell(row, column)?.querySelector('[data-editor]') !== null
/** Whether an open cell takes nothing, as while it is being saved; undefined for one that is closed. */
const isInert = (row: string, column: string) =>
  cell(row, column)?.querySelector('[data-editor]')?.hasAttribute('inert')
const alert = page.getByRole('alert')
const bodies = () => service.writes().map(({ body }) => body)

/** Has the answers to calls of a method wait until they are told. */
function hold(method: string): () => void {
  let end: () => void = () => undefined
  const isTold = new Promise<void>((resolve) => {
    end = resolve
  })
  answering(async (call, serve) => {
    const answer = await serve()
    if (call.method === method) await isTold
    return answer
  })
  return () => end()
}

const search = page.getByRole('searchbox')

/** Has the first row go out of sight, as of another page or search; gives the way back. */
async function turn(): Promise<() => Promise<void>> {
  const first = rows.splice(0, 1)
  await search.fill('supply')
  await expect.poll(() => cell('1', 'name')).toBeNull()
  return () => {
    rows.unshift(...first)
    return search.fill('')
  }
}

/** Opens the name of the first row by keys alone. */
async function openFirst() {
  const queries = await showList()
  link('Water supply').element().focus()
  await userEvent.keyboard('{F2}')
  await expect.element(box('Name of Water supply')).toHaveFocus()
  return queries
}

describe('The cells of a list', () => {
  test('are walked by the arrow keys, along a row and down a column', async () => {
    await showList()
    link('Water supply').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(cell('1', 'order'))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(cell('2', 'order'))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect.element(link('Gas supply')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}x')
    await expect.element(page.getByText('1 selected')).toBeVisible()
  })

  test('open with Enter or F2 where they are changed, and say where they are not', async () => {
    await showList()
    link('Water supply').element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}{F2}')
    expect(cell('1', 'code')?.ariaReadOnly).toBe('true')
    expect(document.querySelector('[data-editor]')).toBeNull()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect.element(box('Order of Water supply')).toHaveFocus()
  })

  test('are left by Escape as they were', async () => {
    await openFirst()
    await userEvent.keyboard('Something else{Escape}')
    await expect.element(link('Water supply')).toHaveFocus()
    expect(service.writes()).toEqual([])
  })

  test('are saved by Enter over the version that is shown, and the one below opens', async () => {
    await openFirst()
    await userEvent.keyboard('Water and sewerage{Enter}')
    await expect.element(box('Name of Gas supply')).toHaveFocus()
    await expect.element(link('Water and sewerage')).toBeVisible()
    const [write] = service.writes()
    expect(write).toMatchObject({ method: 'PATCH', path: '/api/v1/fm/codes/1' })
    expect(write?.body).toEqual({ name: 'Water and sewerage' })
    expect(write?.headers.get('if-match')).toBe('"1"')
  })

  test('stay as they were saved where an answer comes that was read before', async () => {
    const queries = await openFirst()
    const end = hold('GET')
    const isRead = queries.invalidateQueries({ queryKey: ['list'] })
    await expect.poll(() => service.calls.length).toBe(2)
    await userEvent.keyboard('Water and sewerage{Enter}')
    await expect.element(link('Water and sewerage')).toBeVisible()
    end()
    await isRead
    await expect.poll(() => queries.isFetching()).toBe(0)
    await drawn()
    expect(said('1', 'name')).toBe('Water and sewerage')
  })

  test('are saved again after a save that made no other version', async () => {
    await openFirst()
    service.leave('1')
    await userEvent.keyboard('Water supply.{Enter}')
    await expect.element(box('Name of Gas supply')).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowUp}{F2}')
    await expect.element(box('Name of Water supply')).toHaveFocus()
    await userEvent.keyboard('Water{Enter}')
    await expect.element(link('Water')).toBeVisible()
    expect(service.writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"'])
  })

  test('are saved by Tab, and the next one of the row opens, then that of the next row', async () => {
    await openFirst()
    await userEvent.keyboard('Water{Tab}')
    await expect.poll(() => isOpen('1', 'active')).toBe(true)
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio')
    await userEvent.keyboard('{ArrowRight}{Tab}')
    await expect.element(box('Order of Water')).toHaveFocus()
    await userEvent.keyboard('5{Tab}')
    await expect.element(box('Note of Water')).toHaveFocus()
    await userEvent.keyboard('Metered{Tab}')
    await expect.element(box('Name of Gas supply')).toHaveFocus()
    await expect
      .poll(bodies)
      .toEqual([{ name: 'Water' }, { active: false }, { order: 5 }, { note: 'Metered' }])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(box('Note of Water')).toHaveFocus()
  })

  test('send nothing where nothing was changed', async () => {
    await openFirst()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect.poll(() => document.querySelector('[data-editor]')).toBeNull()
    expect(service.writes()).toEqual([])
  })

  test('stay open while one presses what takes no focus, as sides and buttons in Safari', async () => {
    await showList()
    cell('1', 'active')?.click()
    const no = page.getByRole('radio', { name: 'No' })
    const side = () => no.element() as HTMLElement
    await expect.element(page.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    side().parentElement?.closest<HTMLElement>('[tabindex]')?.focus()
    // What follows a focus that has left is done in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve))
    side().click()
    await page.getByRole('searchbox').click()
    await expect.poll(bodies).toEqual([{ active: false }])
  })

  test('open by a click, and are saved by one elsewhere', async () => {
    await showList()
    cell('2', 'order')?.click()
    await expect.element(box('Order of Gas supply')).toHaveFocus()
    await userEvent.keyboard('7')
    await page.getByRole('searchbox').click()
    await expect.poll(bodies).toEqual([{ order: 7 }])
    await expect.poll(() => said('2', 'order')).toBe('7')
  })
})

describe('What is refused', () => {
  test('by the kind of the field stays where it is, and is not sent', async () => {
    await showList()
    cell('1', 'order')?.click()
    await expect.element(box('Order of Water supply')).toHaveFocus()
    await userEvent.keyboard('many{Enter}')
    await expect.element(alert).toBeVisible()
    await expect.element(box('Order of Water supply')).toHaveFocus()
    await expect.element(box('Order of Water supply')).toHaveValue('many')
    expect(service.writes()).toEqual([])
  })

  test.each([
    ['conflict', { detail: 'There is code sic SIC-9 already: Code ID 9.' }, /already: Code ID 9/],
    [
      'validation_failed',
      { errors: [{ pointer: '/name', code: 'x', message: 'No such name.' }] },
      /No such name/,
    ],
    ['unavailable', { detail: 'The database is away.' }, /database is away/],
  ] as const)(
    'with %s is said at its cell, and nothing typed is lost',
    async (code, body, words) => {
      await openFirst()
      service.refuse(code, body)
      await userEvent.keyboard('Typed{Enter}')
      await expect.element(alert).toHaveTextContent(words)
      await expect.element(box('Name of Water supply')).toHaveValue('Typed')
      // The typing went on meanwhile, and this is sent again once it is asked for.
      await expect.element(box('Name of Gas supply')).toHaveFocus()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.element(link('Typed')).toBeVisible()
      await expect.poll(() => alert.elements().length).toBe(0)
    },
  )

  test('after a lost answer is not told to be undone by one of a busy service', async () => {
    await openFirst()
    service.refuse('unavailable', {
      detail: 'Nobody knows whether it was done.',
      may_be_done: true,
    })
    await userEvent.keyboard('Water{Enter}')
    await expect.element(alert).toHaveTextContent('Nobody knows')
    service.refuse('overloaded', { detail: 'Nothing was done; try again.' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => service.writes().length).toBe(2)
    await expect.poll(() => isInert('1', 'name')).toBe(false)
    await expect.element(alert).toHaveTextContent('Nobody knows')
    await expect.element(alert).not.toHaveTextContent('Nothing was done')
  })

  test('after a lost answer to another value settles nothing of that, which is nobody else’s', async () => {
    await openFirst()
    const [user, at] = [{ user_id: '1', display_name: 'Tom Hale' }, '2026-11-20T01:00:00Z']
    const own = { ...{ event_id: '2', resource: 'code', record_id: '1', action: 'updated', at } }
    const event = { ...own, user, audit_user: user, changes: [{ field: 'name' }] }
    answering(({ path }, serve) =>
      path.endsWith('/events') ? Response.json(listOf(event)) : serve(),
    )
    service.refuse('unavailable', { may_be_done: true })
    await userEvent.keyboard('Water{Enter}')
    await expect.element(alert).toBeVisible()
    service.change('1', { name: 'Water' })
    service.refuse('conflict', { detail: 'There is one already.' })
    await box('Name of Water supply').fill('Mains')
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent('There is one already.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect
      .element(alert)
      .toHaveTextContent('You have saved “Water” here, by a save that was not answered')
  })

  test.each([
    ['first', 'Water supply', 'Gas supply'],
    ['second', 'Gas supply', 'Sewerage'],
  ])('of the %s row is told beside the cell that Enter has opened below', async (_, name, next) => {
    service.refuse('conflict')
    await showList()
    link(name).element().focus()
    await userEvent.keyboard('{F2}')
    await expect.element(box(`Name of ${name}`)).toHaveFocus()
    await userEvent.keyboard('Mains{Enter}')
    await expect.element(box(`Name of ${next}`)).toHaveFocus()
    await expect.element(alert).toBeVisible()
    const why = alert.element().getBoundingClientRect()
    const below = box(`Name of ${next}`).element().getBoundingClientRect()
    expect(why.bottom <= below.top || why.top >= below.bottom).toBe(true)
    // Nothing lies over it.
    const [x, y] = [why.left + 2, (why.top + why.bottom) / 2]
    expect(alert.element().contains(document.elementFromPoint(x, y))).toBe(true)
  })

  test('once more keeps the focus where it is typed', async () => {
    await openFirst()
    service.refuse('conflict', { detail: 'Not this.' })
    await userEvent.keyboard('Typed{Enter}')
    await expect.element(alert).toHaveTextContent('Not this.')
    service.refuse('conflict', { detail: 'Nor that.' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(alert).toHaveTextContent('Nor that.')
    await expect.element(box('Name of Water supply')).toHaveFocus()
  })

  test('stays refused, typed as it was, when Tab goes past it', async () => {
    await showList()
    service.refuse('conflict', { detail: 'Not this.' })
    cell('1', 'order')?.click()
    await expect.element(box('Order of Water supply')).toHaveFocus()
    await userEvent.keyboard('9{Enter}')
    await expect.element(alert).toHaveTextContent('Not this.')
    box('Order of Water supply').element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(box('Note of Water supply')).toHaveFocus()
    expect(service.writes()).toHaveLength(1)
    await expect.element(box('Order of Water supply')).toHaveValue('9')
  })
})

describe('What is typed and not saved yet', () => {
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('as its save was refused once its row was out of sight, is told of and waits in its cell', async () => {
    await openFirst()
    const end = hold('PATCH')
    service.refuse('conflict', { detail: 'Not this.' })
    await userEvent.keyboard('Typed{Enter}')
    await expect.poll(() => service.writes().length).toBe(1)
    const turnBack = await turn()
    end()
    await expect
      .element(page.getByText('Name of Water supply was not saved: Not this.'))
      .toBeVisible()
    await expect.poll(leaves).toBe(false)
    await turnBack()
    await expect.element(box('Name of Water supply')).toHaveValue('Typed')
    await expect.element(alert).toHaveTextContent('Not this.')
  })

  test('is still being saved where its row comes into sight again meanwhile', async () => {
    await openFirst()
    const end = hold('PATCH')
    await userEvent.keyboard('Typed{Enter}')
    await expect.poll(() => service.writes().length).toBe(1)
    const turnBack = await turn()
    await turnBack()
    await expect.poll(() => isInert('1', 'name')).toBe(true)
    end()
    await expect.element(link('Typed')).toBeVisible()
    // Opened once more it begins anew.
    link('Typed').element().focus()
    await userEvent.keyboard('{F2}')
    await expect.element(box('Name of Typed')).toHaveFocus()
    expect(leaves()).toBe(true)
  })

  test('waits with why it was refused where its row has come into sight again meanwhile', async () => {
    await openFirst()
    const end = hold('PATCH')
    service.refuse('conflict', { detail: 'Not this.' })
    await userEvent.keyboard('Typed{Enter}')
    await expect.poll(() => service.writes().length).toBe(1)
    const turnBack = await turn()
    await turnBack()
    await expect.poll(() => isInert('1', 'name')).toBe(true)
    end()
    await expect.element(alert).toHaveTextContent('Not this.')
    await expect.poll(() => isInert('1', 'name')).toBe(false)
    await expect.element(box('Name of Water supply')).toHaveValue('Typed')
    await expect.poll(leaves).toBe(false)
  })

  test('stays where it is as the list is read anew and has its row no more, until it is saved', async () => {
    const queries = await openFirst()
    await userEvent.keyboard('Typed')
    await expect.poll(leaves).toBe(false)
    const first = rows.splice(0, 1)
    const readAnew = () => queries.invalidateQueries({ queryKey: ['list'] })
    await readAnew()
    await readAnew()
    await expect.element(page.getByText('1 to 2 of 2')).toBeVisible()
    await expect.element(box('Name of Water supply')).toHaveFocus()
    await expect.element(box('Name of Water supply')).toHaveValue('Typed')
    expect(document.querySelector('[data-row]')?.getAttribute('data-row')).toBe('1')
    rows.push(...first)
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Typed')).toBeVisible()
    rows.pop()
    await readAnew()
    await expect.poll(() => cell('1', 'name')).toBeNull()
  })

  const question = page.getByRole('alertdialog', { name: /^Leave with a change/ })

  test('is asked about before the list is left, and stays in its cell meanwhile', async () => {
    await openFirst()
    expect(leaves()).toBe(true)
    await userEvent.keyboard('Typed')
    await expect.poll(leaves).toBe(false)
    const elsewhere = document.body.appendChild(document.createElement('a'))
    elsewhere.href = '/clients'
    elsewhere.click()
    await expect.element(question).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect.element(box('Name of Water supply')).toHaveFocus()
    await expect.element(box('Name of Water supply')).toHaveValue('Typed')
    expect(service.writes()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Typed')).toBeVisible()
    await expect.poll(leaves).toBe(true)
  })

  test('is no longer asked about once the cell is left as it was', async () => {
    await openFirst()
    await userEvent.keyboard('Typed')
    await expect.poll(leaves).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(leaves).toBe(true)
  })

  test('is asked about in the row of a new record too, until that is given up', async () => {
    await showList()
    await page.getByRole('button', { name: 'Add code here' }).click()
    await expect.element(box('Name')).toHaveFocus()
    await userEvent.keyboard('Power')
    await expect.poll(leaves).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(leaves).toBe(true)
  })
})

describe('Two who edit one list', () => {
  test('both have their way where they changed different fields', async () => {
    await openFirst()
    service.change('1', { order: 99 })
    await userEvent.keyboard('Water{Enter}')
    await expect.element(link('Water')).toBeVisible()
    await expect.poll(() => said('1', 'order')).toBe('99')
    expect(service.writes().at(-1)?.headers.get('if-match')).toBe('"2"')
  })

  test('are told of the other where they changed the same one, who keeps theirs or not', async () => {
    await openFirst()
    service.change('1', { name: 'Theirs' })
    await userEvent.keyboard('Mine{Enter}')
    await expect.element(alert).toHaveTextContent('has saved “Theirs” here meanwhile')
    await expect.element(page.getByRole('button', { name: 'Keep theirs' })).toBeVisible()
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect.element(link('Mine')).toBeVisible()
  })

  test('are told of the other also right after a save of another row, of a version of the same name', async () => {
    await openFirst()
    await userEvent.keyboard('Water{Enter}')
    await expect.element(link('Water')).toBeVisible()
    await expect.element(box('Name of Gas supply')).toHaveFocus()
    service.change('2', { name: 'Theirs' })
    await userEvent.keyboard('Mine{Enter}')
    await expect.element(alert).toHaveTextContent('has saved “Theirs” here meanwhile')
    expect(rows[1]?.name).toBe('Theirs')
  })

  test('leave the other’s value where it is by Escape', async () => {
    await openFirst()
    service.change('1', { name: 'Theirs' })
    await userEvent.keyboard('Mine{Enter}')
    await expect.element(alert).toBeVisible()
    await expect.element(box('Name of Theirs')).toBeVisible()
    box('Name of Theirs').element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(link('Theirs')).toHaveFocus()
    expect(service.writes()).toHaveLength(1)
  })
})

describe('The row at the end of a list', () => {
  const open = async () => {
    await showList()
    await page.getByRole('button', { name: 'Add code here' }).click()
    await expect.element(box('Name')).toHaveFocus()
  }

  test('adds a record of the list that is shown, and goes on with the next', async () => {
    await open()
    const wasLost = watchFocus()
    await userEvent.keyboard('Power{Tab}SIC-4{Enter}')
    await expect.element(link('Power')).toBeVisible()
    await expect.element(box('Name')).toHaveFocus()
    await expect.element(box('Name')).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Add code here' })).toHaveFocus()
    expect(wasLost()).toBe(false)
    expect(bodies()).toEqual([{ list: 'sic', code: 'SIC-4', name: 'Power' }])
  })

  test('opens for no other once it was given up before the answer came', async () => {
    await open()
    const end = hold('POST')
    await userEvent.keyboard('Power{Tab}SIC-4{Enter}')
    await expect.poll(() => service.writes().length).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Add code here' })).toBeVisible()
    end()
    await expect.element(link('Power')).toBeVisible()
    expect(box('Name').elements()).toEqual([])
  })

  test('is sent anew after a refusal, and as the same again after a lost answer', async () => {
    await open()
    const keys = () => service.writes().map(({ headers }) => headers.get('idempotency-key'))
    service.refuse('unavailable', { detail: 'The database is away.', may_be_done: true })
    await userEvent.keyboard('Power{Tab}SIC-4{Enter}')
    await expect.element(alert).toHaveTextContent('The database is away.')
    service.refuse('validation_failed', { detail: 'Not this.' })
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent('Not this.')
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Power')).toBeVisible()
    expect(keys()[1]).toBe(keys()[0])
    expect(keys()[2]).not.toBe(keys()[1])
  })

  test('is not told to be undone where a lost answer is followed by one of a busy service', async () => {
    await open()
    service.refuse('unavailable', {
      detail: 'Nobody knows whether it was done.',
      may_be_done: true,
    })
    await userEvent.keyboard('Power{Tab}SIC-4{Enter}')
    await expect.element(alert).toHaveTextContent('Nobody knows')
    service.refuse('overloaded', { detail: 'Nothing was done; try again.' })
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => service.writes().length).toBe(2)
    await expect.element(alert).toHaveTextContent('Nobody knows')
    await expect.element(alert).not.toHaveTextContent('Nothing was done')
  })

  test('keeps what is typed after a lost answer for the page of what was sent first', async () => {
    await open()
    service.refuse('unavailable', { detail: 'The database is away.', may_be_done: true })
    await userEvent.keyboard('Power{Tab}SIC-4{Enter}')
    await expect.element(alert).toHaveTextContent('The database is away.')
    await box('Name').fill('Power and gas')
    await userEvent.keyboard('{Enter}')
    await expect.element(link('Power')).toBeVisible()
    await expect.element(page.getByText('it waits on the page of that code')).toBeVisible()
    const [draft] = draftsOf('1', '/api/v1/fm/codes/4')
    expect(draft).toMatchObject({ values: { name: 'Power and gas' } })
    await page.getByRole('button', { name: 'Open it' }).click()
    expect(opened).toEqual(['/codes/4'])
  })

  test('says what is missing or taken, and keeps what was typed', async () => {
    await open()
    await userEvent.keyboard('Power{Enter}')
    await expect.element(box('Code')).toHaveFocus()
    await expect.element(page.getByText('Code cannot be left out.')).toBeVisible()
    service.refuse('conflict', { detail: 'There is code sic SIC-1 already.' })
    await userEvent.keyboard('SIC-1{Enter}')
    await expect.element(alert).toHaveTextContent('There is code sic SIC-1 already.')
    await expect.element(box('Name')).toHaveValue('Power')
    await expect.element(box('Code')).toHaveValue('SIC-1')
    box('Code').element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Add code here' })).toHaveFocus()
  })
})

test('On a narrow screen a tap opens the same cell in the card of its row', async () => {
  await page.viewport(390, 800)
  await showList()
  await page.getByRole('button', { name: 'Edit Water supply' }).click()
  await page
    .getByRole('button', { name: /^Order/ })
    .first()
    .click()
  await expect.element(box('Order of Water supply')).toHaveFocus()
  await userEvent.keyboard('4{Enter}')
  await expect.element(page.getByRole('button', { name: 'Order 4' })).toHaveFocus()
  expect(bodies()).toEqual([{ order: 4 }])
})

test('The buttons of a card are pressed by Space, which chooses its row elsewhere', async () => {
  await page.viewport(390, 800)
  await showList()
  const edit = page.getByRole('button', { name: 'Edit Water supply' })
  const choice = page.getByRole('checkbox', { name: 'Select Water supply' })
  await expect.element(edit).toBeVisible()
  edit.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(edit).toHaveAttribute('aria-expanded', 'true')
  await expect.element(choice).not.toBeChecked()
  const order = page.getByRole('button', { name: /^Order/ }).first()
  order.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(box('Order of Water supply')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  link('Water supply').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(choice).toBeChecked()
})
