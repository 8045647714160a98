import { LosslessNumber } from 'lossless-json'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LineRow } from '@/components/approval/lines/LineRow'
import { show } from '../support/component'

test('an amount that is offered is written as the advice beside it writes it', async () => {
  const line = {
    quantity: new LosslessNumber('123456789012'),
    unit_price: new LosslessNumber('999999.99'),
  }
  show(
    <table>
      <tbody>
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
  const words = page.getByText('Quantity × unit price is 123,456,787,777,432,109.88.')
  await expect.element(words).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Use 123,456,787,777,432,109.88', exact: true }))
    .toBeVisible()
})
