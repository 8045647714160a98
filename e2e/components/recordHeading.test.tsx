import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecordHeading } from '@/components/record/RecordHeading'
import { ResourceScope } from '@/components/record/scope'
import { supplier } from '@/lib/resources'
import { showSignedIn } from '../support/component'

test('a head says the id once, and takes no more than three lines for a name of any length', async () => {
  await page.viewport(390, 844)
  showSignedIn(
    <ResourceScope resource={supplier} all={{}}>
      <RecordHeading
        id="S-2026"
        record={{ supplier_id: 'S-2026', name: 'n'.repeat(255), trading_name: 'Mallee Tyres' }}
        isFailed={false}
        newest={null}
        lock={null}
        slotRef={null}
      />
    </ResourceScope>,
  )
  const name = page.getByRole('heading', { level: 1 })
  await expect.element(name).toHaveAttribute('title', 'n'.repeat(255))
  const { height } = name.element().getBoundingClientRect()
  expect(height / Number.parseFloat(getComputedStyle(name.element()).lineHeight)).toBeCloseTo(3)
  const head = document.querySelector('header')?.textContent ?? ''
  expect(head.split('S-2026')).toHaveLength(2)
  expect(head).toContain('Mallee Tyres')
})
