import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { supplier } from '@/lib/resources'
import { openConsole } from '../support/openConsole'
import { fill, holds, look, opened, pressSave, save, unsaved } from '../support/openForm'
import { recordService } from '../support/recordService'

/** Somebody else who saves the same record while it is open here. */

let service: ReturnType<typeof recordService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  service = recordService(supplier, 'S-1', {
    name: 'Mallee Tyres',
    trading_name: null,
    contact: null,
  })
  openConsole('/suppliers/S-1', ['Suppliers:Read', 'Suppliers:Update'])
  await opened('trading_name')
})

test('Whoever has it open is told of that, and takes theirs over beside what they have typed', async () => {
  await fill('trading_name', 'MINE')
  service.change({ contact: 'Theirs' })
  look()
  await expect.element(page.getByText(/^Tom Hale saved this record/)).toHaveTextContent('Contact')
  await page.getByRole('button', { name: 'Take over the new values' }).click()
  await holds('contact', 'Theirs')
  await holds('trading_name', 'MINE')
})

test('What both have changed in different fields is merged by itself, and told of', async () => {
  await fill('trading_name', 'MINE')
  service.change({ contact: 'Theirs' })
  await save()
  const told = 'Saved 1 change, merged with what Tom Hale saved meanwhile: Contact'
  await expect.element(page.getByText(told)).toBeVisible()
  await holds('contact', 'Theirs')
  expect(service.record()).toMatchObject({ trading_name: 'MINE', contact: 'Theirs' })
})

test('A save ends with a fault, and all that was typed, where they are first every time', async () => {
  await fill('trading_name', 'MINE')
  service.intercept((_, goOn) => {
    service.change({ contact: `Contact ${service.writes().length}` })
    return goOn()
  })
  await pressSave()
  const fault = page.getByRole('alert').filter({ hasText: 'Nothing was saved' })
  await expect.element(fault).toHaveTextContent('Your changes are still here.')
  expect(service.writes()).toHaveLength(5)
  expect(page.getByText(/^Saved|merged/).elements()).toEqual([])
  await expect.element(unsaved).toHaveTextContent('1 change')
  expect(service.record()).toMatchObject({ trading_name: null, contact: 'Contact 5' })

  service.intercept(undefined)
  await fault.getByRole('button', { name: 'Retry' }).click()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(service.record()).toMatchObject({ trading_name: 'MINE', contact: 'Contact 5' })
})
