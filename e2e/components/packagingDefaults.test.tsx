import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { packagingDefaults } from '@/lib/resources'
import { refusal } from '../support/bodies'
import { openConsole } from '../support/openConsole'
import { box, field, fill, holds, opened, pressSave, unsaved } from '../support/openForm'
import { recordService } from '../support/recordService'

/** Packaging defaults, of which a client has one set or none, replaced as a whole by each save. */

const PAGE = '/clients/10001/packaging-defaults'
const READ = ['Clients:Read', packagingDefaults.permissions.read]
const MAY = [...READ, 'ClientPackagingDefaults:Set']
const none = page.getByText('None are set for this client yet.')

/** Opens those of a client, who has none by now where null is given. */
function open(start: Readonly<Record<string, unknown>> | null, permissions = MAY) {
  const service = recordService(packagingDefaults, '10001', start)
  const owner = { client_id: '10001', name: 'Corio Bay', client_type: 'fleet' }
  service.answer('GET /api/v1/fm/clients/10001', () =>
    Response.json(owner, { headers: { etag: '"1"' } }),
  )
  return { service, gone: openConsole(PAGE, permissions) }
}

beforeEach(() => page.viewport(1280, 720))

test('Those of another, who has made them meanwhile, are not made over', async () => {
  const { service } = open(null)
  await expect.element(none).toBeVisible()
  service.change({ bank_bsb: '062-000', bank_account_number: '11111111' })
  await fill('bank_account_number', '22222222')
  await fill('payroll_gst', 'GST1')
  await pressSave()
  const dialog = page.getByRole('dialog', { name: /^Tom Hale saved these packaging defaults/ })
  expect(service.writes()[0]?.headers.get('if-none-match')).toBe('*')
  // Both have touched the account: none of it is taken of one and the rest of the other.
  await expect.element(dialog).toHaveTextContent('2 fields were changed by both of you.')
  await expect
    .element(dialog)
    .toHaveTextContent('The bank details are kept of one side as a whole.')
  await dialog.getByText('Theirs', { exact: true }).last().click()
  await dialog.getByRole('button', { name: 'Save the merged record' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(service.record()).toMatchObject({
    ...{ bank_bsb: '062-000', bank_account_number: '11111111', payroll_gst: 'GST1' },
  })
})

test.each([960, 1024, 1100])('A field is found in a window of %i px', async (width) => {
  await page.viewport(width, 768)
  open({ payroll_gst: 'GST1' })
  const search = page.getByRole('searchbox', { name: 'Find a field' })
  await expect.element(search).toBeVisible()
  expect(search.element().getBoundingClientRect().width).toBeGreaterThan(120)
})

test('It is said before the save what goes back to its default, and all of the rest is sent', async () => {
  const { service } = open({
    apca_number: '123456',
    payroll_fbt: 'FBT9',
    report_delivery_type: 'post',
  })
  await (await opened('apca_number')).hover()
  await page.getByRole('button', { name: 'About APCA number', exact: true }).click()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await fill('payroll_gst', 'GST1')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review 2 changes' })
  const resets = review.getByRole('region', { name: 'Reset to the default' })
  await expect.element(resets.getByRole('listitem')).toHaveTextContent(/^APCA number: Not set$/)
  await expect.element(review).toHaveTextContent('Saving replaces the whole record')

  await review.getByRole('button', { name: 'Save 2 changes' }).click()
  await expect.element(review).not.toBeInTheDocument()
  await holds('apca_number', '')
  const [sent] = service.writes()
  expect(sent?.method).toBe('PUT')
  expect(sent?.body).toMatchObject({
    ...{ payroll_gst: 'GST1', payroll_fbt: 'FBT9', report_delivery_type: 'post' },
  })
  expect(sent?.body).not.toHaveProperty('apca_number', '123456')
})

test('Who may not set them reads them, and is led to their history at any width', async () => {
  const { gone } = open({ payroll_gst: 'GST1' }, READ)
  await expect.element(page.getByText('ClientPackagingDefaults:Set')).toBeVisible()
  await expect.poll(() => field('bank_bsb')?.checkVisibility()).toBe(true)
  expect(box('bank_bsb')).toBeNull()
  const way = page.getByRole('link', { name: 'History of packaging defaults' })
  await expect.element(way).toHaveAttribute('href', `${PAGE}/history`)
  await page.viewport(390, 844)
  await expect.element(way).toBeVisible()
  await way.click()
  expect(gone).toEqual([`${PAGE}/history`])
  await expect.element(page.getByText('GST1')).toBeVisible()
})

test('Whoever reads them and not the client comes to them and to their history, and to nothing else', async () => {
  const { service, gone } = open({ payroll_gst: 'GST1' }, [packagingDefaults.permissions.read])
  service.answer('GET /api/v1/fm/clients/10001', () =>
    refusal('permission_denied', { required_permission: 'Clients:Read' }),
  )
  await expect.poll(() => field('payroll_gst')?.checkVisibility()).toBe(true)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Client 10001')
  expect(page.getByRole('tab').elements()).toHaveLength(1)
  await page.getByRole('link', { name: 'History of packaging defaults' }).click()
  expect(gone).toEqual([`${PAGE}/history`])
  await expect.element(page.getByText('GST1')).toBeVisible()
})
