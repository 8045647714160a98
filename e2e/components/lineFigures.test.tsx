import { LosslessNumber } from 'lossless-json'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LineRow } from '@/components/approval/lines/LineRow'
import type { Line } from '@/components/approval/lines/line'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { show, showSignedIn } from '../support/component'
import { OpenApproval } from '../support/openApproval'
import { stillTransport } from '../support/transport'

let held: Line
let become: (line: Line) => void

function Grid({ start }: { start: Line }) {
  const [line, setLine] = useState(start)
  held = line
  become = setLine
  return (
    <table className="w-full tight:block">
      <tbody className="tight:block">
        <LineRow
          {...{ line, row: 0, rowKey: 0, isReadOnly: false }}
          known={new Set()}
          confirmed={new Set()}
          onConfirm={() => undefined}
          onLine={(_, next) => setLine(next)}
          onMenu={() => undefined}
        />
      </tbody>
    </table>
  )
}

/** The line that texts of a box stand at, on one side of it. */
function edgeOf(box: Element, side: 'Left' | 'Right'): number {
  const style = getComputedStyle(box)
  const inset =
    Number.parseFloat(style[`border${side}Width`]) + Number.parseFloat(style[`padding${side}`])
  const { left, right } = box.getBoundingClientRect()
  return side === 'Left' ? left + inset : right - inset
}

const showLine = (line: Line) => show(<Grid start={line} />)

/** An approval of some lines, open to whoever may change it. */
async function openLines(maintenance_lines: readonly object[]): Promise<void> {
  await page.viewport(1280, 720)
  answering(() => refusal('not_found'))
  const record = { approval_id: '88001', contract_id: 'C-1', maintenance_lines }
  const transport = stillTransport('/api/v1/fm/approvals/88001')
  showSignedIn(<OpenApproval record={record} transport={transport} />, ['Approvals:Update'])
}

test('what is to be said of a total is said in words of their own', async () => {
  await openLines([
    { description: 'Battery', amount: 'dear' },
    { description: 'Labour', quantity: 1, unit_price: 2 },
  ])
  await expect.element(page.getByText('1 amount is no figure')).toBeVisible()
  expect(document.querySelector('tfoot [role=status]')?.textContent?.trim()).toBe(
    '1 amount is no figure and not in it 1 line with a price is without an amount and not in it',
  )
})

test('what is typed in a line stands exactly below the head of its column', async () => {
  await openLines([{ description: 'Battery', quantity: 1, unit_price: 2, amount: 2 }])
  for (const [label, side] of [
    ['Description', 'Left'],
    ['Quantity', 'Right'],
    ['Unit price', 'Right'],
    ['Amount', 'Right'],
  ] as const) {
    const cell = page.getByRole('textbox', { name: `${label}, line 1` })
    await expect.element(cell).toBeVisible()
    const head = page.getByRole('columnheader', { name: label, exact: true })
    expect(edgeOf(cell.element(), side), label).toBe(edgeOf(head.element(), side))
  }
})

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

test('a figure of a line has all of its digits in a window with text at 200 %', async () => {
  await page.viewport(830, 700)
  document.documentElement.style.fontSize = '200%'
  try {
    showLine({
      description: 'Replace the front left suspension arm and both lower ball joints',
      quantity: new LosslessNumber('8'),
      unit_price: new LosslessNumber('1957.5'),
      amount: new LosslessNumber('15660'),
    })
    const figures = page.getByRole('textbox', { name: /^(Quantity|Unit price|Amount), line 1$/ })
    await expect.element(figures.nth(2)).toHaveValue('15,660.00')
    for (const each of figures.elements()) {
      expect(each.scrollWidth, each.getAttribute('aria-label') ?? '').toBeLessThanOrEqual(
        each.clientWidth,
      )
    }
  } finally {
    document.documentElement.removeAttribute('style')
  }
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

test.each([
  ['what is amiss with', { quantity: 'x' }, /is no figure/],
  ['advice on', { quantity: '2', unit_price: '3', amount: '7' }, /^Quantity × unit price is/],
])('%s a line is as wide as the line on a phone', async (_what, figures, words) => {
  await page.viewport(390, 700)
  const number = (text: string) => (text === 'x' ? text : new LosslessNumber(text))
  showLine(Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, number(text)])))
  const said = page.getByText(words)
  await expect.element(said).toBeVisible()
  const cell = said.element().closest('td')
  expect(cell?.getBoundingClientRect().width).toBe(
    cell?.closest('tbody')?.getBoundingClientRect().width,
  )
})

test('a cell that is open for typing has what its line became elsewhere, and brings nothing else back', async () => {
  showLine({ amount: new LosslessNumber('100') })
  const amount = page.getByRole('textbox', { name: 'Amount, line 1' })
  await amount.fill('1500')
  await expect.element(amount).toHaveValue('1500')
  // Somebody else has saved the lines, which are taken over as they are.
  become({ amount: new LosslessNumber('250') })
  await expect.element(amount).toHaveValue('250')
  await expect.element(amount).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(held).toEqual({ amount: new LosslessNumber('250') })
})
