import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import { show } from '../support/component'

test('a choice that the keys come to has one ring, round the box alone', async () => {
  show(
    <Select label="Type" description="What the client is.">
      <Option id="fleet">fleet</Option>
    </Select>,
  )
  const button = page.getByRole('button')
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  const isRinged = (each: Element) => getComputedStyle(each).outlineStyle !== 'none'
  const ringed: Element[] = []
  for (let each: Element | null = button.element(); each; each = each.parentElement) {
    if (isRinged(each)) ringed.push(each)
  }
  expect(ringed).toEqual([button.element()])
})

/** A choice between two fields. */
function showChoice() {
  show(
    <>
      <input aria-label="Before" />
      <Select label="Type" placeholder="Not set">
        <Option id="fleet">fleet</Option>
        <Option id="lead">lead</Option>
        <Option id="sundry">sundry</Option>
      </Select>
      <input aria-label="After" />
    </>,
  )
}

test.each([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
])(
  '%s takes what an open choice points at, and goes on: what is typed next is the field’s',
  async (key, next) => {
    showChoice()
    const button = page.getByRole('button', { name: 'Type' })
    await expect.element(button).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'fleet' })).toBeVisible()
    await userEvent.keyboard(`lea${key}50 staff`)
    await expect.element(page.getByRole('textbox', { name: next })).toHaveValue('50 staff')
    await expect.element(button).toHaveTextContent('lead')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  },
)

test('goes on as whatever is around the choice has it, as a cell of a list', async () => {
  const ways: string[] = []
  show(
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for what is around a field
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Tab') return
        event.preventDefault()
        ways.push(event.shiftKey ? 'before' : 'next')
      }}
    >
      <Select label="Type" placeholder="Not set">
        <Option id="fleet">fleet</Option>
        <Option id="lead">lead</Option>
      </Select>
      <input aria-label="After" />
    </div>,
  )
  const button = page.getByRole('button', { name: 'Type' })
  await expect.element(button).toBeVisible()
  for (const [typed, key] of [
    ['lea', '{Tab}'],
    ['fle', '{Shift>}{Tab}{/Shift}'],
  ]) {
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'fleet' })).toBeVisible()
    await userEvent.keyboard(`${typed}${key}`)
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  }
  expect(ways).toEqual(['next', 'before'])
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveTextContent('fleet')
})
