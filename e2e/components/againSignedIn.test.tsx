import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeSignInFault } from '@/components/session/signInFault'
import { supplier } from '@/lib/resources'
import { type Answers, service, whoIsSignedIn } from '../support/answers'
import { refusal } from '../support/bodies'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** What becomes of a save once the session of its page has ended. */

const MALLEE = { supplier_id: 'S-1', name: 'Mallee Tyres', trading_name: null }

const code = page.getByField('trading_name')
const again = page.getByRole('dialog', { name: 'Sign in again' })
const unsaved = page.getByRole('region', { name: 'Unsaved changes' })

/** Who is signed in to the browser: nobody, somebody else, or whose page it is. */
let isSignedIn: boolean
let kept: ReturnType<typeof keptRecord>
let calls: ReturnType<typeof service>

beforeEach(async () => {
  await page.viewport(1280, 720)
  isSignedIn = true
  kept = keptRecord(supplier, MALLEE)
  const answers = Object.entries(kept.answers).map(([call, answer]) => [
    call,
    async (asked: never) => {
      if (!isSignedIn) return refusal('unauthenticated')
      return typeof answer === 'function' ? answer(asked) : answer
    },
  ])
  calls = service(Object.fromEntries(answers) as Answers, {
    'GET /me': () => (isSignedIn ? whoIsSignedIn() : refusal('unauthenticated')),
    'GET /api/auth/csrf': { csrfToken: 'x' },
  })
})

async function saveWithoutSession(person: object = {}) {
  openPage('/suppliers/S-1', person)
  await code.fill('MINE')
  isSignedIn = false
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(again).toHaveTextContent('The session of Priya Raman has ended')
  expect(kept.entries).toHaveLength(1)
}

async function expectSaved() {
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(unsaved).not.toBeInTheDocument()
  await expect.element(code).toHaveValue('MINE')
  expect(kept.entries[0]).toMatchObject({ changes: [{ field: 'trading_name', to: 'MINE' }] })
}

/** What next-auth answers to whoever signs in. */
const answerOf = (fault?: Parameters<typeof writeSignInFault>[0]) => {
  const error = fault ? `?error=${encodeURIComponent(writeSignInFault(fault))}` : ''
  return Response.json({ url: `${location.origin}/${error}` })
}

test('it is saved once its person has entered the password, and a code where one is asked for', async () => {
  const sent: (string | null)[] = []
  calls.answer({
    'POST /api/auth/callback/credentials': ({ text }) => {
      const entered = new URLSearchParams(text)
      sent.push(entered.get('username'), entered.get('otp'))
      if (!entered.has('otp')) return answerOf({ kind: 'factorNeeded' })
      isSignedIn = true
      return answerOf()
    },
  })
  await saveWithoutSession()
  await again.getByLabelText('Password').fill('the password')
  await userEvent.keyboard('{Enter}')
  await again.getByRole('textbox', { name: 'Code' }).fill('a-recovery-code')
  await userEvent.keyboard('{Enter}')
  await expectSaved()
  expect(sent).toEqual(['priya', null, 'priya', 'a-recovery-code'])
})

test('whom an identity provider knows signs in in another tab, and whoever else does takes nothing over', async () => {
  await saveWithoutSession({ is_federated: true })
  const way = again.getByRole('link', { name: 'Sign in in a new tab' })
  await expect.element(way).toHaveAttribute('target', '_blank')
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect.element(again.getByRole('alert')).toHaveTextContent('Priya Raman is not signed in')
  expect(kept.entries).toHaveLength(1)
  isSignedIn = true
  await again.getByRole('button', { name: 'Continue' }).click()
  await expectSaved()
  // Every call says whose page makes it: the session of another counts for none.
  const own = calls.asked.filter(({ path }) => !path.startsWith('/api/auth'))
  expect(new Set(own.map(({ headers }) => headers.get('session-user-id')))).toEqual(new Set(['2']))
})

test('whoever does not sign in just then keeps what they entered, and adds it at the next try', async () => {
  openPage('/suppliers/new')
  calls.answer({
    'POST /fm/suppliers': () =>
      isSignedIn ? { ...MALLEE, name: 'Mine' } : refusal('unauthenticated'),
  })
  const name = page.getByField('name')
  await page.getByField('supplier_id').fill('S-9')
  await name.fill('Mine')
  isSignedIn = false
  await userEvent.keyboard('{Control>}s{/Control}')
  await again.getByRole('button', { name: 'Not now' }).click()
  const told = page.getByRole('alert')
  await expect.element(told).toHaveTextContent(/session has ended.*what is on this page is kept/)
  await expect.element(told).not.toHaveTextContent('token')
  await expect.element(name).toHaveValue('Mine')
  isSignedIn = true
  await page.getByRole('button', { name: 'Add supplier' }).click()
  await expect.element(told).not.toBeInTheDocument()
  const sent = calls.writes().filter(({ path }) => path === '/fm/suppliers')
  expect(sent.map(({ body }) => body)).toMatchObject([{ name: 'Mine' }, { name: 'Mine' }])
})
