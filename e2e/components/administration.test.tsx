import { LosslessNumber } from 'lossless-json'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EndLockDialog } from '@/components/lock/board/EndLockDialog'
import { AppDialog } from '@/components/profile/AppDialog'
import { NewKeyDialog } from '@/components/serviceAccount/NewKeyDialog'
import { DeliveryTable } from '@/components/webhook/DeliveryTable'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** Dialogs of administration are forms: what they lack is asked for here, what is refused told there. */

/** Answers every call that writes with one fault; bodies in the order in which they came. */
function refuseAll(pointer: string, message: string): string[] {
  const sent: string[] = []
  answering(({ text }) => {
    if (text) sent.push(text)
    const errors = [{ pointer, code: 'invalid_text', message }]
    return refusal('validation_failed', { detail: message, errors })
  })
  return sent
}

const press = (name: string) => page.getByRole('button', { name }).click()
const nothing = () => undefined

test('a key is asked what it is for and what it allows, and a network is told where it stands', async () => {
  const sent = refuseAll('/networks/1', 'Takes a network such as 203.0.113.0/24.')
  showSignedIn(<NewKeyDialog id="9" onMade={nothing} onClose={nothing} />)
  await page.getByText('Only some of it').click()
  await press('Make the key')
  await expect.element(page.getByText('Say what the system does with it.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(sent).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly run')
  await press('Make the key')
  await expect.element(page.getByText('Choose what it allows.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByText('All that the role allows').click()
  await page.getByRole('textbox', { name: 'Networks' }).fill('::1, everywhere')
  await press('Make the key')
  await expect.element(page.getByText('Takes a network such as')).toBeVisible()
  // What the service says of a field is heard with it.
  await expect.element(page.getByRole('textbox', { name: 'Networks' })).toHaveFocus()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      name: 'Nightly run',
      permissions: null,
      networks: ['::1', 'everywhere'],
    }),
  ])
})

test('what no field of a new key tells stands above them', async () => {
  refuseAll('/expires_at', 'Takes a moment that is still to come.')
  showSignedIn(<NewKeyDialog id="9" onMade={nothing} onClose={nothing} />)
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly run')
  await press('Make the key')
  await expect.element(page.getByRole('alert')).toHaveTextContent('still to come')
})

test('the lock of somebody else is not broken without a reason', async () => {
  const sent = refuseAll('/reason', 'Takes a reason.')
  const session = {
    locking_session_id: 'a',
    user_id: '7',
    user_name: 'Partner integration',
    opened_by_user_id: '7',
    opened_by_user_name: 'Partner integration',
    locks: [{ resource: 'approvals' as const, id: '88001' }],
    expires_at: new Date(Date.now() + 60_000).toISOString(),
    created: new Date().toISOString(),
    ttl_seconds: new LosslessNumber('60'),
  }
  showSignedIn(<EndLockDialog session={session} onClose={nothing} onEnded={nothing} />)
  await page.getByRole('textbox', { name: 'Reason' }).fill('  ')
  await press('Break the lock')
  await expect.element(page.getByText('Say why the lock has to be broken.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  expect(sent).toEqual([])
})

test('the code of an app is sent without its blanks, and never empty', async () => {
  const sent = refuseAll('/otp', 'The code does not fit.')
  const offer = { uri: 'otpauth://totp/Fleetbook:tom?secret=A', secret: 'A' }
  showSignedIn(<AppDialog offer={offer} name="Phone" onAdded={nothing} onClose={nothing} />)
  await press('Add app')
  await expect.element(page.getByText('Enter the code that the app shows.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill('123 456')
  await press('Add app')
  await expect.element(page.getByText('The code does not fit.')).toBeVisible()
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ otp: '123456', name: 'Phone' }])
})

test('a delivery of what one may not read says so, and can be sent again', async () => {
  const delivery = {
    delivery_id: '7',
    message_id: 'msg_7',
    state: 'parked',
    resource: null,
    id: null,
    action: null,
    at: '2026-11-20T10:15:00+11:00',
    attempts: new LosslessNumber('3'),
    next_at: null,
    last_at: '2026-11-20T10:15:04+11:00',
    last_status: new LosslessNumber('503'),
    last_milliseconds: new LosslessNumber('214'),
    last_answer: null,
    last_error: 'It answered 503.',
  } as const
  showSignedIn(<DeliveryTable deliveries={[delivery]} onReplay={async () => undefined} />)
  await expect.element(page.getByText('A record that you may not read')).toBeVisible()
  expect(page.getByText('null').elements()).toEqual([])
  const again = page.getByRole('button', { name: 'Send again: a record that you may not read' })
  await expect.element(again).toBeVisible()
})
