import { QueryClient } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ContextType, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endReturning } from '@/components/form/saving/useDraft'
import { CodeForm } from '../support/codeForm'
import { showSignedIn } from '../support/component'
import { draftsOf } from '../support/draft'
import { stillTransport } from '../support/transport'

/** What becomes of unsaved changes, and of open help, when a form is left and opened again. */

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>
const loaded = { record: { code_id: '1', name: 'Water', note: 'Metered' }, etag: '"1.1"' }
const transport = stillTransport('/api/v1/fm/codes/1')

let setOpen: (isOpen: boolean) => void
let setSecond: (isOpen: boolean) => void

const form = (
  <AppRouterContext value={router}>
    <CodeForm loaded={loaded} transport={transport} />
  </AppRouterContext>
)

function Record() {
  const [isOpen, set] = useState(true)
  const [isSecond, setSecondOpen] = useState(false)
  setOpen = set
  setSecond = setSecondOpen
  return (
    <>
      {isOpen && form}
      {isSecond && <section aria-label="Second tab">{form}</section>}
    </>
  )
}

const box = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const offer = page.getByText(/^Restore your/)

async function open() {
  history.replaceState(null, '', '/codes/1')
  setOpen(true)
  await expect.element(box('Name')).toBeVisible()
}

async function leaveTo(path: string) {
  history.replaceState(null, '', path)
  setOpen(false)
  await expect.element(box('Name')).not.toBeInTheDocument()
}

/** Has a draft of the name that is offered. */
async function openWithOffer() {
  await box('Name').fill('Drafted')
  await leaveTo('/codes')
  await open()
  await expect.element(offer).toHaveTextContent('Restore your 1 unsaved change')
}

beforeEach(async () => {
  history.replaceState(null, '', '/codes/1')
  showSignedIn(<Record />, ['Codes:Update'], new QueryClient())
  await expect.element(box('Name')).toBeVisible()
})

describe('What was typed and not saved', () => {
  test('is offered where the record was left, and not put into the form unasked', async () => {
    await openWithOffer()
    await expect.element(box('Name')).toHaveValue('Water')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.element(box('Name')).toHaveValue('Drafted')
    await expect.element(offer).not.toBeInTheDocument()
  })

  test('stands in the form again after a look at another page of the record', async () => {
    await box('Name').fill('Drafted')
    await leaveTo('/codes/1/history')
    await open()
    await expect.element(box('Name')).toHaveValue('Drafted')
    expect(offer.elements()).toEqual([])
  })

  test('is offered where the record was left by its history', async () => {
    await box('Name').fill('Drafted')
    await leaveTo('/codes/1/history')
    endReturning()
    await open()
    await expect.element(offer).toBeVisible()
    await expect.element(box('Name')).toHaveValue('Water')
  })
})

describe('Two tabs of one record', () => {
  const second = page.getByRole('region', { name: 'Second tab' })
  const drafts = () =>
    draftsOf('2', transport.path).map((draft) => (draft as { values: object }).values)

  test('keep what was typed into each, and offer what the other left', async () => {
    await box('Name').fill('Of the first')
    await expect.poll(drafts).toEqual([{ name: 'Of the first' }])
    setSecond(true)
    const name = second.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Of the second')
    await expect.poll(() => drafts().length).toBe(2)
    // What the first still has open is not there to be taken up.
    expect(offer.elements()).toEqual([])
    history.replaceState(null, '', '/codes')
    setSecond(false)
    await expect.element(second).not.toBeInTheDocument()
    await leaveTo('/codes')
    expect(drafts()).toEqual(
      expect.arrayContaining([{ name: 'Of the first' }, { name: 'Of the second' }]),
    )
    const found: string[] = []
    for (const _ of [1, 2]) {
      await open()
      await page.getByRole('button', { name: 'Restore' }).click()
      found.push((box('Name').element() as HTMLInputElement).value)
      await page.getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await leaveTo('/codes')
    }
    expect(found.toSorted()).toEqual(['Of the first', 'Of the second'])
    expect(drafts()).toEqual([])
  })
})

test('The help of a field does not stand in the form that is opened next', async () => {
  box('Name').element().focus()
  await userEvent.keyboard('{F1}')
  const help = page.getByRole('dialog', { name: 'About Name' })
  await expect.element(help).toBeVisible()
  await leaveTo('/codes')
  await open()
  expect(help.elements()).toEqual([])
})

describe('A draft that nobody has decided about', () => {
  test('is still offered after a look at another page of the record, with what was typed', async () => {
    await openWithOffer()
    await box('Note').fill('Typed')
    await leaveTo('/codes/1/history')
    await open()
    await expect.element(offer).toHaveTextContent('Restore your 2 unsaved changes')
    await expect.element(box('Name')).toHaveValue('Water')
    await expect.element(box('Note')).toHaveValue('Metered')
  })

  test('is no part of what is discarded beside it', async () => {
    await openWithOffer()
    await box('Note').fill('Typed')
    await userEvent.tab()
    await page.getByRole('button', { name: 'Discard' }).last().click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.element(box('Note')).toHaveValue('Metered')
    await expect.element(offer).toBeVisible()
    await leaveTo('/codes')
    await open()
    await expect.element(offer).toHaveTextContent('Restore your 1 unsaved change')
  })

  test('leaves what was typed since in the same field', async () => {
    await openWithOffer()
    await box('Name').fill('Typed since')
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.element(offer).not.toBeInTheDocument()
    await expect.element(box('Name')).toHaveValue('Typed since')
  })

  test('is gone once it is discarded', async () => {
    await openWithOffer()
    await page.getByRole('button', { name: 'Discard' }).click()
    await leaveTo('/codes')
    await open()
    expect(offer.elements()).toEqual([])
  })
})
