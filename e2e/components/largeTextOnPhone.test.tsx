import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { supplier } from '@/lib/resources'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'
import { eventService } from '../support/eventService'
import { keptRecord } from '../support/keptRecord'

/** A phone whose browser shows all text at twice its usual size. */

const SUPPLIER = { supplier_id: 'S-1', name: 'Mallee Tyres' }

beforeEach(async () => {
  document.documentElement.style.fontSize = '200%'
  await page.viewport(390, 844)
  service(keptRecord(supplier, SUPPLIER).answers, { 'GET /fm/suppliers': listOf(SUPPLIER) })
})

afterEach(() => {
  document.documentElement.removeAttribute('style')
})

const widthOf = (element: Element): number => element.getBoundingClientRect().width

test('has the search of a list as wide as what is typed', async () => {
  openPage('/suppliers')
  const search = page.getByRole('searchbox').first()
  await expect.element(search).toBeVisible()
  expect(widthOf(search.element())).toBeGreaterThan(200)
})

test('has room for the tabs of a record that stands in a list, and for the people of its history', async () => {
  openPage('/suppliers')
  await page.getByRole('link', { name: /Mallee/ }).click()
  await expect.element(page.getByText('1 of 1')).toBeVisible()
  await expect.element(page.getByRole('tablist')).toBeVisible()
  const tabs = page.getByRole('tablist').element().closest('.overflow-x-auto') as Element
  expect(widthOf(tabs)).toBeGreaterThan(200)
  await page.getByRole('tab', { name: /^History/ }).click()
  const box = page.getByRole('combobox', { name: 'Done by' }).first()
  await expect.element(box).toBeVisible()
  const { scrollWidth, clientWidth } = box.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('has a history that stays within the page, with the whole moment of each entry', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute)).toISOString()
  const entries = Array.from({ length: 60 }, (_, minute) =>
    entry({ request_id: `r-${minute}`, at: at(minute), changes: [change('area', 'A', 'B')] }),
  )
  eventService(entries)
  openPage('/history')
  await expect.element(page.getByText(/^1 to 50/)).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const moment = page
    .getByText(/20 Nov 2026, /)
    .first()
    .element()
  expect(moment.scrollWidth).toBeLessThanOrEqual(moment.clientWidth || moment.scrollWidth)
  expect(getComputedStyle(moment).textOverflow).not.toBe('ellipsis')
})

test('has the filters of a list within the screen, from the choice of a field to its editor', async () => {
  openPage('/suppliers')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const opened = page.getByRole('dialog')
  const isInSight = () => {
    const { left, right } = opened.element().getBoundingClientRect()
    return left >= 0 && right <= document.documentElement.clientWidth
  }
  await expect.element(page.getByRole('searchbox', { name: 'Find a field' })).toBeVisible()
  expect(isInSight()).toBe(true)
  await page.getByRole('menuitem', { name: 'Name', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  expect(isInSight()).toBe(true)
  const { scrollWidth, clientWidth } = opened.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
