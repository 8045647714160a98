import { LosslessNumber } from 'lossless-json'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LineRow } from '@/components/approval/lines/LineRow'
import { show } from '../support/component'

const showLine = (line: Record<string, unknown>) =>
  show(
    <table className="w-full tight:block">
      <tbody className="tight:block">
        <LineRow
          {...{ line, row: 0, rowKey: 0, isReadOnly: false }}
          known={new Set()}
          confirmed={new Set()}
          onConfirm={() => undefined}
          onLine={() => undefined}
          onMenu={() => undefined}
        />
      </tbody>
    </table>,
  )

test('an amount that is offered is written as the advice beside it writes it', async () => {
  const line = {
    quantity: new LosslessNumber('123456789012'),
    unit_price: new LosslessNumber('999999.99'),
  }
  showLine(line)
  const words = page.getByText('Quantity × unit price is 123,456,787,777,432,109.88.')
  await expect.element(words).toBeVisible()
  const amount = page.getByRole('textbox', { name: 'Amount, line 1' })
  await expect.element(amount).toHaveAccessibleDescription(/^Quantity × unit price is/)
  await expect
    .element(page.getByRole('button', { name: 'Use 123,456,787,777,432,109.88', exact: true }))
    .toBeVisible()
})

test.each([
  [390, '1234567.5', '9876540'],
  [320, '1234567.5', '123456789.01'],
])('a figure of a line has all of its digits in %i px', async (width, price, amount) => {
  await page.viewport(width, 700)
  showLine({
    description: 'Replace the front left suspension arm and both lower ball joints',
    quantity: new LosslessNumber('8'),
    unit_price: new LosslessNumber(price),
    amount: new LosslessNumber(amount),
  })
  const figures = page.getByRole('textbox', { name: /^(Quantity|Unit price|Amount), line 1$/ })
  await expect.element(figures.nth(2)).toBeVisible()
  for (const each of figures.elements()) {
    expect(each.scrollWidth, each.ariaLabel ?? '').toBeLessThanOrEqual(each.clientWidth)
  }
  expect(document.documentElement.scrollWidth).toBe(width)
})
