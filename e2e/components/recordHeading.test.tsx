import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Json } from '@/components/form/model/transport'
import { entry } from '@/components/history/undo/plan.fixture'
import { resourceList } from '@/components/list/listConfig'
import { rowName } from '@/components/list/rowName'
import { DueSheet } from '@/components/overview/DueSheet'
import { RecordHeading } from '@/components/record/RecordHeading'
import { ResourceScope } from '@/components/record/scope'
import { supplier } from '@/lib/resources'
import { showSignedIn } from '../support/component'

const head = (record: Json) =>
  showSignedIn(
    <ResourceScope resource={supplier} all={{}}>
      <RecordHeading
        id="S-2026"
        record={record}
        isFailed={false}
        newest={null}
        lock={null}
        slotRef={null}
      />
    </ResourceScope>,
  )
const name = page.getByRole('heading', { level: 1 })

test('a head says the id once, and takes no more than three lines for a name of any length', async () => {
  await page.viewport(390, 844)
  head({ supplier_id: 'S-2026', name: 'n'.repeat(255), trading_name: 'Mallee Tyres' })
  await expect.element(name).toHaveAttribute('title', 'n'.repeat(255))
  const { height } = name.element().getBoundingClientRect()
  expect(height / Number.parseFloat(getComputedStyle(name.element()).lineHeight)).toBeCloseTo(3)
  const words = document.querySelector('header')?.textContent ?? ''
  expect(words.split('S-2026')).toHaveLength(2)
  expect(words).toContain('Mallee Tyres')
})

test('a name of blanks is none: the head, the row and the link are called by the id', async () => {
  const nameless = { supplier_id: 'S-2026', name: '   ' }
  expect(rowName(resourceList(supplier), nameless, 'UTC').shown).toBe('supplier S-2026')
  showSignedIn(
    <ResourceScope resource={supplier} all={{}}>
      <RecordHeading
        id="S-2026"
        record={nameless}
        isFailed={false}
        newest={null}
        lock={null}
        slotRef={null}
      />
      <DueSheet
        title="Contacts due"
        nothing="None"
        due={{ total: 1, clients: [{ client_id: '10306', name: '   ', date: '2026-11-20' }] }}
        today="2026-11-25"
        href="/clients"
      />
    </ResourceScope>,
  )
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Supplier S-2026', exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Client 10306' })).toBeVisible()
})

test.each([390, 898])(
  'no fact of any length makes the page scroll sideways, in %i px',
  async (width) => {
    await page.viewport(width, 844)
    const long = 'n'.repeat(255)
    const record = { supplier_id: 'S-1', name: 'Mallee', trading_name: long, abn: long }
    const person = { user_id: '7', display_name: long }
    showSignedIn(
      <ResourceScope resource={supplier} all={{}}>
        <RecordHeading
          id="S-1"
          record={record}
          isFailed={false}
          newest={entry({ user: person, audit_user: person })}
          lock={null}
          slotRef={null}
        />
      </ResourceScope>,
    )
    await expect.element(page.getByText(/^Changed/)).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  },
)
