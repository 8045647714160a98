import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EndLockDialog } from '@/components/lock/board/EndLockDialog'
import type { LockingSession } from '@/components/lock/locks'
import { AppDialog } from '@/components/profile/AppDialog'
import { PasswordSheet } from '@/components/profile/PasswordSheet'
import { SecondFactorsSheet } from '@/components/profile/SecondFactorsSheet'
import { RemoveDialog } from '@/components/record/actions/RemoveDialog'
import { SecretDialog } from '@/components/record/actions/SecretDialog'
import { CallExample } from '@/components/reference/operation/CallExample'
import { KeysPage } from '@/components/serviceAccount/KeysPage'
import type { ServiceKey } from '@/components/serviceAccount/keys'
import { NewKeyDialog } from '@/components/serviceAccount/NewKeyDialog'
import { RevokeKeyDialog } from '@/components/serviceAccount/RevokeKeyDialog'
import { RotateKeyDialog } from '@/components/serviceAccount/RotateKeyDialog'
import { CredentialsForm } from '@/components/sign-in/CredentialsForm'
import { ResetFactorsDialog } from '@/components/user/ResetFactorsDialog'
import { UnlinkIdentityDialog } from '@/components/user/UnlinkIdentityDialog'
import { BoardPage } from '@/components/webhook/BoardPage'
import { ReplayDialog } from '@/components/webhook/ReplayDialog'
import { NewSecretDialog } from '@/components/webhook/SecretDialogs'
import { role, user } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'

/** Whatever makes a call by a press makes one, also by a double click on a slow line. */

const none = () => undefined
const KEY = { key_id: '3', name: 'Orders', prefix: 'fb_abc' } as ServiceKey
const SESSION = {
  locking_session_id: 'L1',
  user_id: '2',
  user_name: 'Priya Raman',
  locks: [{ resource: 'approvals', id: '100001' }],
} as unknown as LockingSession
const DESK = { record: { role_id: '9', name: 'Desk' }, etag: '"1"' }
const RECORD = { user_id: '7', display_name: 'Tom Hale', user_name: 'tom', role_id: '3' }
const DELIVERY = {
  delivery_id: '5',
  message_id: 'msg_1',
  state: 'parked',
  resource: 'client',
  id: '10001',
  action: 'updated',
  at: '2026-11-20T02:00:00Z',
  attempts: 9,
  next_at: null,
  last_at: '2026-11-20T03:00:00Z',
  last_status: 500,
  last_milliseconds: 88,
  last_answer: null,
  last_error: null,
}
const STATE = {
  state: 'delivering',
  waiting: 0,
  parked: 1,
  secrets: [{ secret_id: '1', created: '2026-11-20T02:00:00Z', signs_until: null }],
}
const FACTORS = { data: [{ factor_id: '4', kind: 'totp', name: 'Phone' }], recovery_codes: 8 }

/** Keys that there are. */
let keys: unknown[]

/** What is answered to whoever reads, by the end of its address. */
const READ: readonly [end: RegExp, answer: unknown][] = [
  [/\/state$/, STATE],
  [/\/deliveries$/, { data: [DELIVERY], next_cursor: null }],
  [/\/second-factors$/, FACTORS],
  [
    /\/keys$/,
    {
      get data() {
        return keys
      },
    },
  ],
  [/\/me$/, { user: { user_id: '2' }, permissions: ['Users:Manage'] }],
  [/\/csrf$/, { csrfToken: 'x' }],
]

/** Takes calls, and answers none that writes before its page is gone, or as a test says. */
let written: string[]
let answer: () => Promise<Response>

beforeEach(() => {
  written = []
  keys = []
  answer = () => new Promise(none)
  answering(({ method, path }) => {
    const [, read = {}] = READ.find(([end]) => end.test(path)) ?? []
    if (method === 'GET') return Response.json(read)
    written.push(`${method} ${path.replace(/^\/api\/(v1\/)?/, '')}`)
    return answer()
  })
})

const fill = (label: string, text: string) =>
  userEvent.fill(page.getByLabelText(label, { exact: true }), text)

const OPERATION = {
  id: 'makeKey',
  method: 'POST',
  path: '/admin/keys',
  tag: 'Keys',
  summary: 'Make a key',
  description: '',
  isDeprecated: false,
  permission: null,
  needsToken: false,
  parameters: [],
  successes: [],
  failures: [],
}
const DOCUMENT = {
  info: { title: 'Fleetbook', version: '1' },
  servers: [{ url: '/api/v1' }],
  tags: [],
  paths: {},
  components: {},
}

interface Deed {
  readonly part: ReactNode
  readonly button: string
  readonly call: string
  /** What is done before the button can be pressed. */
  before?(): Promise<void>
}

const DEEDS: Readonly<Record<string, Deed>> = {
  'a key that is made': {
    part: <NewKeyDialog id="11" onMade={none} onClose={none} />,
    before: () => fill('Name', 'K1'),
    button: 'Make the key',
    call: 'POST admin/service-accounts/11/keys',
  },
  'a key that is replaced': {
    part: <RotateKeyDialog id="11" of={KEY} onMade={none} onClose={none} />,
    button: 'Make the new key',
    call: 'POST admin/service-accounts/11/keys/3/rotate',
  },
  'a key that is revoked': {
    part: <RevokeKeyDialog id="11" of={KEY} onRevoked={none} onClose={none} />,
    button: 'Revoke',
    call: 'DELETE admin/service-accounts/11/keys/3',
  },
  'a secret of a webhook': {
    part: <NewSecretDialog id="1" hasFormer onMade={none} onClose={none} />,
    button: 'Make the secret',
    call: 'POST admin/webhooks/1/secrets',
  },
  'deliveries that are sent again': {
    part: <ReplayDialog id="1" parked={2} onDone={none} onClose={none} />,
    button: 'Send again',
    call: 'POST admin/webhooks/1/replay',
  },
  'a delivery that is sent again': {
    part: <BoardPage id="1" />,
    button: 'Send again: client 10001',
    call: 'POST admin/webhooks/1/deliveries/5/replay',
  },
  'a test of a webhook': {
    part: <BoardPage id="1" />,
    button: 'Send a test',
    call: 'POST admin/webhooks/1/test',
  },
  'a lock that is broken': {
    part: <EndLockDialog session={SESSION} onClose={none} onEnded={none} />,
    before: () => fill('Reason', 'Gone home'),
    button: 'Break the lock',
    call: 'DELETE fm/locking-sessions/L1',
  },
  'second factors that are reset': {
    part: <ResetFactorsDialog id="7" record={RECORD} onClose={none} />,
    button: 'Reset',
    call: 'DELETE admin/users/7/second-factors',
  },
  'an identity that is unlinked': {
    part: <UnlinkIdentityDialog id="7" record={RECORD} onClose={none} />,
    button: 'Unlink',
    call: 'DELETE admin/users/7/identity',
  },
  'a record that is deleted': {
    part: <RemoveDialog resource={role} id="9" loaded={DESK} onClose={none} />,
    button: 'Delete role',
    call: 'DELETE admin/roles/9',
  },
  'a password that is set': {
    part: (
      <SecretDialog
        resource={user}
        id="7"
        loaded={{ record: RECORD, etag: '"1"' }}
        secret={user.secrets[0] as Field}
        onClose={none}
      />
    ),
    async before() {
      await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
      await userEvent.keyboard('a long password of mine')
    },
    button: 'Set password',
    call: 'PUT admin/users/7/password',
  },
  'the own password': {
    part: <PasswordSheet userName="tom" />,
    async before() {
      await fill('Present password', 'the present password')
      await fill('New password', 'a long password of mine')
      await fill('New password again', 'a long password of mine')
    },
    button: 'Change password',
    call: 'POST me/password',
  },
  'an app that is added': {
    part: (
      <AppDialog
        offer={{ uri: 'otpauth://x', secret: 'AB' } as never}
        name="App"
        onAdded={none}
        onClose={none}
      />
    ),
    before: () => fill('Code', '123456'),
    button: 'Add app',
    call: 'POST me/second-factors/totp/confirm',
  },
  'codes that are made anew': {
    part: <SecondFactorsSheet />,
    async before() {
      await page.getByRole('button', { name: 'Make new codes' }).click()
      await fill('Your password', 'the present password')
    },
    button: 'Make codes',
    call: 'POST me/recovery-codes',
  },
  'a call that is tried': {
    part: <CallExample document={DOCUMENT} operation={OPERATION as never} />,
    before: () => page.getByText('Carry it out').click(),
    button: 'Send and write',
    call: 'POST admin/keys',
  },
  'a sign-in': {
    part: <CredentialsForm userName="tom" onSignedIn={none} />,
    before: () => fill('Password', 'the present password'),
    button: 'Sign in',
    call: 'POST auth/callback/credentials',
  },
}

/** Shows a part as it stands on a page. */
const showOnPage = (part: ReactNode) =>
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <PathnameContext value="/here">{part}</PathnameContext>
    </AppRouterContext>,
    ['Users:Manage'],
  )

/** Shows what a deed is done in, and answers with its button, ready to be pressed. */
async function ready(deed: Deed) {
  showOnPage(deed.part)
  const button = page.getByRole('button', { name: deed.button, exact: true })
  await deed.before?.()
  await expect.element(button).toBeVisible()
  return button
}

test.each(Object.entries(DEEDS))('%s: two presses in a row are one', async (_, deed) => {
  const button = await ready(deed)
  const pressed = button.element() as HTMLElement
  // Both before the page is drawn anew, as on a slow machine.
  pressed.click()
  pressed.click()
  await expect.poll(() => written).toContain(deed.call)
  // And one more once it says that it is at it.
  await new Promise((resolve) => requestIdleCallback(resolve))
  pressed.click()
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(written).toEqual([deed.call])
})

/** What can be sent again as it was, and what says itself that no answer came. */
const OTHERWISE = ['a password that is set', 'a call that is tried', 'a sign-in']

test.each(Object.entries(DEEDS).filter(([name]) => !OTHERWISE.includes(name)))(
  '%s: a lost answer leaves open whether it is done',
  async (_, deed) => {
    answer = () => Promise.reject(new TypeError('no way back'))
    const button = await ready(deed)
    await button.click()
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Nobody knows whether this was done')
    answer = async () => refusal('conflict', { detail: 'Not now.' })
    await button.click()
    await expect.element(alert).toHaveTextContent('Not now.')
  },
)

test('a database that is lost on the way leaves open whether a key is made, one that is busy does not', async () => {
  const unavailable = (more: object) => async () =>
    refusal('unavailable', { detail: 'The database is busy.', ...more })
  const button = await ready(DEEDS['a key that is made'] as Deed)
  const alert = page.getByRole('alert')
  answer = unavailable({ may_be_done: true })
  await button.click()
  await expect.element(alert).toHaveTextContent('Nobody knows whether this was done')
  answer = unavailable({})
  await button.click()
  await expect.element(alert).toHaveTextContent('The database is busy.')
})

test('a key that may be made is looked for', async () => {
  showOnPage(<KeysPage id="11" />)
  await page.getByRole('button', { name: 'Make a key' }).click()
  await fill('Name', 'K1')
  answer = async () => {
    keys = [{ ...KEY, state: 'active', permissions: null, networks: [] }]
    return new Response('<h1>Gateway</h1>', { status: 502 })
  }
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('look at what is there')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Orders')).toBeVisible()
})

test('a password that may be changed already is thought of where the present one is wrong', async () => {
  const deed = DEEDS['the own password'] as Deed
  answer = () => Promise.reject(new TypeError('no way back'))
  const button = await ready(deed)
  await button.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  answer = async () => {
    const errors = [{ pointer: '/current_password', code: 'wrong', message: 'That is not it.' }]
    return refusal('validation_failed', { errors })
  }
  await button.click()
  await expect
    .element(page.getByText('That is not it. If it was changed before, the new one is.'))
    .toBeVisible()
})

test.each([
  ['/roles/9/history', ['/roles']],
  // Whoever has left meanwhile is not taken away from where they are.
  ['/approvals', []],
])('A record that is deleted leads from %s to %j', async (place, led) => {
  let goOn = (_: Response) => {}
  answer = () => new Promise((resolve) => (goOn = resolve))
  const gone: string[] = []
  const onClose = vi.fn()
  const router = { replace: (href: string) => gone.push(href) }
  history.replaceState(null, '', '/roles/9')
  showSignedIn(
    <AppRouterContext value={router as unknown as ContextType<typeof AppRouterContext>}>
      <RemoveDialog resource={role} id="9" loaded={DESK} onClose={onClose} />
    </AppRouterContext>,
  )
  await page.getByRole('button', { name: 'Delete role' }).click()
  await expect.poll(() => written).toEqual(['DELETE admin/roles/9'])
  history.replaceState(null, '', place)
  goOn(new Response(null, { status: 204 }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }))
  expect(gone).toEqual(led)
})

test('What is wrong with a webhook’s test is told until something else of it is done', async () => {
  const refused = async () => refusal('conflict', { detail: 'It has none.' })
  answer = refused
  const button = await ready(DEEDS['a test of a webhook'] as Deed)
  await button.click()
  const told = page.getByText('It has none.')
  await expect.element(told).toBeVisible()
  answer = async () => Response.json(DELIVERY)
  await page.getByRole('button', { name: 'Send again: client 10001' }).click()
  await expect.poll(() => written).toHaveLength(2)
  await expect.element(told).not.toBeInTheDocument()
  // And the other way round.
  answer = refused
  await page.getByRole('button', { name: 'Send again: client 10001' }).click()
  await expect.element(told).toBeVisible()
  answer = async () => Response.json({ ...DELIVERY, state: 'delivered' })
  await button.click()
  await expect.element(told).not.toBeInTheDocument()
})
