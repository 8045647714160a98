import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { supplier } from '@/lib/resources'
import { press, somewhere, tabTo, toField } from '../support/keyWalk'
import { openConsole } from '../support/openConsole'
import { fieldAt, holds, opened, unsaved } from '../support/openForm'
import { recordService } from '../support/recordService'

/** By the keyboard alone, so that nothing typed is lost: no click in this file, every step is a key. */

/** A list opens with the focus on its box, and hides what is beside it until Tab goes on. */
const BEHIND_A_LIST = { includeHidden: true }
const SAVE = '{Control>}s{/Control}'

let service: ReturnType<typeof recordService>

beforeEach(async () => {
  await page.viewport(1280, 720)
  service = recordService(supplier, 'S-1', {
    ...{ name: 'Mallee Tyres', trading_name: 'Hill', contact: null },
  })
  service.change({ trading_name: 'Dale' })
  service.change({ trading_name: 'Vale' })
  openConsole('/suppliers/S-1', ['Suppliers:Read', 'Suppliers:Update'])
  await opened('name')
})

async function saved() {
  await expect.element(unsaved).not.toBeInTheDocument()
  await somewhere()
}

test('An old value of a field is restored', async () => {
  await toField('trading_name')
  await press('{F1}')
  const way = page.getByRole('link', { name: 'History of this field' })
  await expect.element(way).toBeVisible()
  await tabTo(way)
  await userEvent.keyboard('{Enter}')
  const restore = page
    .getByRole('listitem', BEHIND_A_LIST)
    .filter({ hasText: 'Dale' })
    .getByRole('button', { name: 'Restore this value', ...BEHIND_A_LIST })
  await expect.element(restore).toBeInTheDocument()
  await tabTo(restore, '{Tab}', 80)
  await userEvent.keyboard('{Enter}')
  await holds('trading_name', 'Dale')
  await press(SAVE)
  await saved()
  expect(service.record()).toMatchObject({ trading_name: 'Dale' })
})

test('A change is undone, and a field goes back to its default', async () => {
  await toField('contact')
  await userEvent.keyboard('Undo me')
  const undo = fieldAt('contact').getByRole('button', { name: /^Undo/ })
  await expect.element(undo).toBeVisible()
  await tabTo(undo)
  await press('{Enter}')
  await expect.element(unsaved).not.toBeInTheDocument()
  await holds('contact', '')

  await toField('trading_name')
  await press('{F1}')
  const help = page.getByRole('dialog', { name: 'About Trading name' })
  await expect.element(help).toBeVisible()
  await tabTo(help.getByRole('button', { name: 'Reset to default' }))
  await press('{Enter}')
  await holds('trading_name', '')
  await press(SAVE)
  await saved()
  expect(service.writes().map(({ body }) => body)).toEqual([{ trading_name: null }])
})

test('What another saved is merged with what was typed', async () => {
  await toField('trading_name')
  await userEvent.keyboard('MINE')
  await toField('contact')
  await userEvent.keyboard('Mine')
  service.change({ trading_name: 'THEIRS', contact: 'Theirs' })
  await press(SAVE)
  const dialog = page.getByRole('dialog', { name: /saved this supplier while you were editing/ })
  await expect.element(dialog).toHaveTextContent('2 fields were changed by both of you.')
  const keepOf = (label: string, side: RegExp) =>
    dialog.getByRole('radiogroup', { name: `Keep of ${label}` }).getByRole('radio', { name: side })
  await tabTo(keepOf('Trading name', /^Theirs/))
  await press(' ')
  await expect.element(keepOf('Trading name', /^Theirs/)).toBeChecked()
  await tabTo(keepOf('Contact', /^Theirs/))
  await press('{ArrowRight}')
  await expect.element(keepOf('Contact', /^Yours/)).toBeChecked()
  await tabTo(dialog.getByRole('button', { name: 'Save the merged record' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await saved()
  expect(service.record()).toMatchObject({ trading_name: 'THEIRS', contact: 'Mine' })
})
