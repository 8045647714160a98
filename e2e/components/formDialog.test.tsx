import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormDialog } from '@/components/page/FormDialog'
import { TextField } from '@/components/ui/field/TextField'
import { show } from '../support/component'

/** Asks for a name; what was done with it, in order. */
const done: string[] = []

function Asking({ fault }: { fault?: Error }) {
  const [name, setName] = useState('')
  return (
    <FormDialog
      name="secret"
      title="Give it a name"
      submitLabel="Give"
      isPending={false}
      fault={fault}
      onSubmit={() => done.push(`sent ${name}`)}
      onClose={() => done.push('closed')}
    >
      <TextField label="Name" value={name} onChange={setName} autoFocus />
    </FormDialog>
  )
}

const field = page.getByRole('textbox', { name: 'Name' })

/** Beside the dialog, on the veil. */
const clickBeside = async () => {
  const veil = document.querySelector('.bg-veil')
  await userEvent.click(veil as Element, { position: { x: 5, y: 5 } })
}

beforeEach(() => {
  done.length = 0
})

test('a dialog that asks for something is gone with a click beside it while nothing is entered', async () => {
  show(<Asking />)
  await expect.element(field).toHaveFocus()
  await clickBeside()
  await expect.poll(() => done).toEqual(['closed'])
})

test('with something entered only its own buttons end it, and the key that ends an entry sends it', async () => {
  show(<Asking />)
  await field.fill('Harbour')
  await clickBeside()
  await userEvent.keyboard('{Escape}')
  await field.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => done).toEqual(['sent Harbour'])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => done).toEqual(['sent Harbour', 'closed'])
})

test('what went wrong is told, also where no answer came', async () => {
  show(<Asking fault={new TypeError('Failed to fetch')} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
})
