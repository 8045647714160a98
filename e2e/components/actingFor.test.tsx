import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, expect, test } from 'vitest'
import { actFor, actingFor } from '@/components/session/actingFor'
import type { SessionUser } from '@/components/session/user'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { inTab } from '@/components/state/kept'
import { show } from '../support/component'

/** Whom a tab acts for, from one page of it to the next. */

afterEach(() => {
  actFor(null)
  inTab.clear()
})

const MAY = ['Audit:UserIdOverride']
const TOM = { user_id: '9', display_name: 'Tom Hale' }

let pages = 0

/** The next page that this tab shows, of a person who may do so much. */
async function openFor(userId: string, permissions: readonly string[]) {
  const user = { user: { user_id: userId }, permissions } as SessionUser
  const text = `Page ${++pages}`
  show(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <ConsoleProviders user={user}>{text}</ConsoleProviders>
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
