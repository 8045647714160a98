import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { supplier } from '@/lib/resources'
import { service } from '../support/answers'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** What a page is called in the browser's tab. */

const title = () => document.title

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('follows a rename, and the way from tab to tab', async () => {
  const kept = keptRecord(supplier, { supplier_id: 'S-1', name: 'Mallee' })
  service(kept.answers, {
    'GET /fm/overview': { today: '2026-11-21', clients: null, approvals: null },
  })
  openPage('/suppliers/S-1')
  await expect.poll(title).toBe('Mallee · Supplier S-1 · Fleetbook')
  await page.getByField('name').fill('Renamed & sons')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(title).toBe('Renamed & sons · Supplier S-1 · Fleetbook')
  await page.getByRole('tab', { name: /^History/ }).click()
  await expect.poll(title).toBe('Renamed & sons · History of supplier S-1 · Fleetbook')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect.poll(title).toBe('Overview · Fleetbook')
})
