import { useQuery } from '@tanstack/react-query'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@/components/api/api'
import { pageUser } from '@/components/api/session'
import { type ActingFor, actFor, actingFor } from '@/components/session/actingFor'
import type { SessionUser } from '@/components/session/user'
import { ActingForBanner } from '@/components/shell/ActingForBanner'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { KnownPerson } from '@/components/shell/KnownPerson'
import { inTab } from '@/components/state/webStorage'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { show } from '../support/component'

/** Whom a tab acts for, from one page of it to the next. */

afterEach(() => {
  actFor(null)
  inTab.clear()
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

describe('Another tab that acts for somebody', () => {
  /** Opens it, beside this one: whom it acts for, as it may be changed. */
  function openOther(first: ActingFor) {
    let user: ActingFor | null = first
    const heard: unknown[] = []
    const channel = new BroadcastChannel('fleetbook.actingFor.2')
    onTestFinished(() => channel.close())
    channel.addEventListener('message', ({ data }) => {
      heard.push(data)
      if (data === 'who?' && user) channel.postMessage(user)
    })
    const act = (next: ActingFor | null) => {
      user = next
      channel.postMessage('otherwise')
    }
    return { act, heard }
  }

  const notice = page.getByText('Another tab acts for Tom Hale (user 9)')
  const openTab = () => open(userOf('2', MAY), <ActingForBanner />)

  test('is told where this one does not, which may do so too', async () => {
    openOther(TOM)
    await openTab()
    await expect.element(notice).toBeVisible()
    await page.getByRole('button', { name: 'Act here too' }).click()
    await expect.element(page.getByText('Acting for Tom Hale (user 9)')).toBeVisible()
    expect(actingFor()).toEqual(TOM)
    await expect.element(notice).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(actingFor).toBeNull()
    await expect.element(notice).not.toBeInTheDocument()
  })

  test('is told no more to whoever stays in their own name, on the next page neither', async () => {
    const { heard } = openOther(TOM)
    await openTab()
    await page.getByRole('button', { name: 'Not here' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    expect(actingFor()).toBeNull()
    await openTab()
    // What it says comes in the order in which it was said: it has asked on the page before alone.
    actFor(TOM)
    await expect.poll(() => heard.at(-1)).toBe('otherwise')
    expect(heard.filter((each) => each === 'who?')).toHaveLength(1)
    await expect.element(notice).not.toBeInTheDocument()
  })

  test('is told as it is: of whom it acts for now, until it acts for nobody', async () => {
    const { act } = openOther(TOM)
    await openTab()
    await expect.element(notice).toBeVisible()
    act({ user_id: '8', display_name: 'Ada Moss' })
    await expect.element(page.getByText('Another tab acts for Ada Moss')).toBeVisible()
    act(null)
    await expect.poll(() => document.body.textContent).not.toContain('Another tab')
  })
})
