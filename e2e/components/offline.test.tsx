import { useMutation } from '@tanstack/react-query'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import type { SessionUser } from '@/components/session/user'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { code } from '@/lib/resources'
import { answering } from '../support/answering'
import { show } from '../support/component'
import { listService } from '../support/listService'

/** What the console does while the browser has no network. */

afterEach(() => {
  window.dispatchEvent(new Event('online'))
})

const USER = { user: { user_id: '2' }, permissions: [] } as unknown as SessionUser

/** Takes the network away; gives the way to have it back. */
function goOffline() {
  let isOffline = true
  answering((_, serve) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return serve()
  })
  window.dispatchEvent(new Event('offline'))
  return () => {
    isOffline = false
    window.dispatchEvent(new Event('online'))
  }
}

function End() {
  const { mutate, error } = useMutation({ mutationFn: () => fetch('/api/v1/fm/locks') })
  return (
    <button type="button" onClick={() => mutate()}>
      {error ? 'Failed' : 'End'}
    </button>
  )
}

test('what is read or done fails and says so, and is read anew once the network is back', async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/codes')
  listService('code_id', [{ code_id: '1', list: 'sic', code: 'A', name: 'Mining' }])
  show(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <ConsoleProviders user={USER}>
        <End />
        <RecordList config={resourceList(code)} />
      </ConsoleProviders>
    </AppRouterContext>,
  )
  await expect.element(page.getByText('1 to 1 of 1')).toBeVisible()

  const goOnline = goOffline()
  await page.getByRole('searchbox').fill('water')
  await expect.element(page.getByText('The codes could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(page.getByText('1 to 1 of 1')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'End' }).click()
  await expect.element(page.getByRole('button', { name: 'Failed' })).toBeVisible()

  goOnline()
  await expect.element(page.getByText('1 to 1 of 1')).toBeVisible()
})
