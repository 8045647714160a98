'use client'

import '@/components/page/bfcache'
import '@/components/state/composedKeys'
import '@/components/state/doubleClicks'
import '@/components/state/untrackedTransitions'
import '@/components/state/withoutEval'
import { type Query, QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { ApiProblem } from '@/components/api/problem'
import { onPermissionLacking, pageUser } from '@/components/api/session'
import { useMove } from '@/components/page/useMove'
import { resumeActingFor, useActingFor } from '@/components/session/actingFor'
import { type SessionUser, sessionUserKey, useSessionUser } from '@/components/session/user'
import { SignInAgain } from '@/components/sign-in/SignInAgain'
import { SignOutDialog } from '@/components/sign-in/SignOutDialog'
import { keepDeviceFor } from '@/components/state/ofPerson'
import { keepTabFor } from '@/components/state/webStorage'
import { resumeTimeZone } from '@/components/time/timeZone'
import { Toaster } from '@/components/ui/feedback/Toaster'

interface Props {
  user: SessionUser | null
  children: ReactNode
}

/** What every page of the console stands on: the person, the calls to the API, links, toasts. */
export function ConsoleProviders({ user, children }: Props) {
  const [queries] = useState(() => queryClient(user))
  const move = useMove()
  return (
    <I18nProvider locale="en-AU">
      <RouterProvider navigate={move.leave}>
        <QueryClientProvider client={queries}>
          <Arrival />
          {children}
          <SignInAgain />
          <SignOutDialog />
          <Toaster />
        </QueryClientProvider>
      </RouterProvider>
    </I18nProvider>
  )
}

/**
 * Takes up what this browser keeps for the person: once, as soon as it is known who that is. The
 * server tells, but where it could not just then; the browser asks for it itself in that case.
 */
function Arrival() {
  const user = useSessionUser()
  const arrived = useRef<string>(undefined)

  // Before any query of a page starts: those run in effects, which follow layout effects.
  useLayoutEffect(() => {
    const userId = user?.user.user_id ?? ''
    if (arrived.current === userId) return
    arrived.current = userId
    pageUser.set(userId)
    resumeTimeZone(userId)
    if (!user) return
    keepTabFor(userId)
    keepDeviceFor(userId, new Date())
    resumeActingFor(user.permissions)
  }, [user])

  const queries = useQueryClient()
  // A role that has lost a permission is read anew at once: what it may not any more is not offered on.
  const held = useRef<readonly string[]>([])
  held.current = user?.permissions ?? []
  useEffect(
    () =>
      onPermissionLacking((permission) => {
        if (!held.current.includes(permission)) return
        void queries.invalidateQueries({ queryKey: sessionUserKey })
      }),
    [queries],
  )

  // What was refused as the person acted for is disabled, say, is read anew once one acts otherwise.
  const actedFor = useActingFor()
  // biome-ignore lint/correctness/useExhaustiveDependencies: for whom one acts goes with each call
  useEffect(() => {
    const isRefused = ({ state }: Query) => state.status === 'error'
    void queries.refetchQueries({ type: 'active', predicate: isRefused })
  }, [actedFor, queries])
  return null
}

function queryClient(user: SessionUser | null): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // A call is made whatever the browser takes the network for: it fails then, and the page says
      // so with a way to try again, where a call that was put off would say nothing.
      queries: {
        staleTime: 15_000,
        retry: worthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  if (user) client.setQueryData(sessionUserKey, user)
  return client
}

/** Only what may pass by itself is asked again: a lost network, an overloaded service. */
function worthRetrying(failures: number, fault: Error): boolean {
  return failures < 2 && fault instanceof ApiProblem && [0, 502, 503, 504].includes(fault.status)
}
