import { useQuery } from '@tanstack/react-query'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@/components/api/api'
import { pageUser } from '@/components/api/session'
import { actFor, actingFor } from '@/components/session/actingFor'
import type { SessionUser } from '@/components/session/user'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { KnownPerson } from '@/components/shell/KnownPerson'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { show } from '../support/component'

/** Whom a tab acts for, from one page of it to the next. */

afterEach(() => {
  actFor(null)
})

const MAY = ['Audit:UserIdOverride']
const TOM = { user_id: '9', display_name: 'Tom Hale' }

let pages = 0

const userOf = (userId: string, permissions: readonly string[]) =>
  ({ user: { user_id: userId }, permissions }) as SessionUser

/** The next page that this tab shows, of a person who may do so much. */
const openFor = (userId: string, permissions: readonly string[]) =>
  open(userOf(userId, permissions))

/** The same, of whom the server could tell; null where it could not. */
async function open(user: SessionUser | null, content: ReactNode = null) {
  const text = `Page ${++pages}`
  show(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <ConsoleProviders user={user}>
        {text}
        <KnownPerson>Known {content}</KnownPerson>
      </ConsoleProviders>
    </AppRouterContext.Provider>,
  )
  await expect.poll(() => document.body.textContent).toContain(text)
}

test('a tab acts on for whom its person chose', async () => {
  await openFor('2', MAY)
  actFor(TOM)
  await openFor('2', MAY)
  expect(actingFor()).toEqual(TOM)
})

test('the next person to sign in in the tab acts for nobody', async () => {
  await openFor('2', MAY)
  actFor(TOM)
  await openFor('3', MAY)
  expect(actingFor()).toBeNull()
})

test('a role that may no longer act for others acts for nobody', async () => {
  await openFor('2', MAY)
  actFor(TOM)
  await openFor('2', [])
  expect(actingFor()).toBeNull()
})

test('a page whose server could not tell whose it is asks for that, and its tab acts on', async () => {
  await openFor('2', MAY)
  actFor(TOM)
  let isAway = true
  answering(({ headers }) => {
    if (isAway) return new Response('', { status: 500 })
    // The session counts for calls that say whose page makes them, if only that it does not know.
    return headers.get('session-user-id') === ''
      ? Response.json(userOf('2', MAY))
      : refusal('unauthenticated')
  })
  await open(null)
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Your account could not be loaded')
  isAway = false
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(pageUser.get).toBe('2')
  expect(actingFor()).toEqual(TOM)
})

/** Something of a page that is read from the service. */
function Overview() {
  const read = () => api.get('/fm/overview').then(() => 'whole')
  const { data, error } = useQuery({ queryKey: ['overview'], queryFn: read })
  return <p>The overview is {data ?? (error ? 'refused' : 'awaited')}</p>
}

test('what was refused for whom one acted for is read once one acts for them no more', async () => {
  const calls = answering(({ headers }) =>
    headers.get('audit-user-id') === TOM.user_id
      ? refusal('validation_failed')
      : Response.json({ approvals: [] }),
  )
  await openFor('2', MAY)
  actFor(TOM)
  await open(userOf('2', MAY), <Overview />)
  await expect.element(page.getByText('The overview is refused')).toBeVisible()
  actFor(null)
  await expect.element(page.getByText('The overview is whole')).toBeVisible()
  // What was read is the same for whomever one acts.
  const before = calls.length
  actFor(TOM)
  await new Promise(requestAnimationFrame)
  expect(calls).toHaveLength(before)
})
