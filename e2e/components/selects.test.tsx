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
