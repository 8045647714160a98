import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { PagesOf } from '@/app/(console)/[resource]/PagesOf'
import ReferencePage from '@/app/(console)/api-reference/page'
import HistoryPage from '@/app/(console)/history/page'
import LocksPage from '@/app/(console)/locks/page'
import OverviewPage from '@/app/(console)/page'
import ProfilePage from '@/app/(console)/profile/page'
import { RequestPage } from '@/components/history/request/RequestPage'
import { BelowRecordPage } from '@/components/record/BelowRecordPage'
import { ImportRecordsPage } from '@/components/record/ImportRecordsPage'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { RecordFrame } from '@/components/record/RecordFrame'
import { RecordHistoryPage, SingletonHistoryPage } from '@/components/record/RecordHistoryPage'
import { RecordListPage } from '@/components/record/RecordListPage'
import { OperationPage } from '@/components/reference/operation/OperationPage'
import { ReferenceFrame } from '@/components/reference/ReferenceFrame'
import type { SessionUser } from '@/components/session/user'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { Frame } from '@/components/shell/Frame'
import { idOfSegment } from '@/lib/derive/addresses'
import { PERMISSIONS } from '@/lib/resources/permissions'
import { signedInAs } from './answers'
import { show, showOfServer } from './component'

/** Whoever is signed in where no test says otherwise: she may do everything. */
const PRIYA: SessionUser = {
  user: { user_id: '2', user_name: 'priya', display_name: 'Priya Raman' },
  role: { name: 'Administrator' },
  permissions: Object.keys(PERMISSIONS),
  ...{ needs_second_factor: false, is_federated: false, key: null },
}

const FIXED: Readonly<Record<string, ReactNode>> = {
  '/': <OverviewPage />,
  '/locks': <LocksPage />,
  '/history': <HistoryPage />,
  '/profile': <ProfilePage />,
}

/** What stands at an address, as the folders of `app/(console)` have it. */
function Page({ pathname }: { pathname: string }) {
  const [first = '', id, below, last] = pathname.split('/').slice(1)
  const fixed = FIXED[pathname]
  if (fixed) return fixed
  if (first === 'history' && id) return <RequestPage id={id} />
  if (first === 'api-reference') {
    return <ReferenceFrame>{id ? <OperationPage id={id} /> : <ReferencePage />}</ReferenceFrame>
  }
  return (
    <PagesOf segment={first}>
      {id === undefined ? (
        <RecordListPage />
      ) : id === 'new' ? (
        <NewRecordPage />
      ) : id === 'import' ? (
        <ImportRecordsPage />
      ) : (
        <RecordFrame key={id} id={idOfSegment(id)}>
          <Part id={idOfSegment(id)} below={below} last={last} />
        </RecordFrame>
      )}
    </PagesOf>
  )
}

/** What the frame of a record has in it, besides its form. */
function Part({
  id,
  below,
  last,
}: Readonly<Record<'below' | 'last', string | undefined>> & { id: string }) {
  if (below === undefined) return null
  if (below === 'history') return <RecordHistoryPage id={id} />
  if (last === 'history') return <SingletonHistoryPage id={id} segment={below} />
  return <BelowRecordPage id={id} segment={below} />
}

/** What Next reads off an address, as far as pages ask for it. */
function paramsOf(pathname: string): { operation?: string } {
  const operation = /^\/api-reference\/(.+)$/.exec(pathname)?.[1]
  return operation === undefined ? {} : { operation }
}

/** A link that Next follows; those of the component library leave by its router. */
const OWN_LINK = 'a[href]:not([data-rac], [download], [target])'

/** What moves the address within the console, as Next tells of it. */
type Moving = (address: string) => void

/** The console as Next shows it: it goes from page to page by its links, and follows the address. */
function Console({ user, onMove }: { user: SessionUser | null; onMove?: Moving | undefined }) {
  const [at, setAt] = useState(location.pathname + location.search)
  const { pathname, search } = new URL(at, location.origin)
  const asked = useMemo(() => new URLSearchParams(search), [search])
  const router = useMemo(() => {
    const go = (way: 'pushState' | 'replaceState') => (address: string) => {
      onMove?.(address)
      history[way](null, '', address)
    }
    const nothing = () => undefined
    const ways = { push: go('pushState'), replace: go('replaceState'), refresh: nothing }
    return ways as unknown as AppRouterInstance
  }, [onMove])
  useLayoutEffect(() => {
    const arrive = () => startTransition(() => setAt(location.pathname + location.search))
    const { pushState, replaceState } = history
    history.pushState = (...entry) => {
      pushState.apply(history, entry)
      arrive()
    }
    history.replaceState = (...entry) => {
      replaceState.apply(history, entry)
      arrive()
    }
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(OWN_LINK)
      if (!link || event.defaultPrevented || link.hash || link.origin !== location.origin) return
      event.preventDefault()
      router.push(link.pathname + link.search)
    }
    document.body.addEventListener('click', follow, true)
    window.addEventListener('popstate', arrive)
    return () => {
      Object.assign(history, { pushState, replaceState })
      document.body.removeEventListener('click', follow, true)
      window.removeEventListener('popstate', arrive)
      // As by a press beside it all: the focus that goes with it is given back by no console that follows.
      document.dispatchEvent(new PointerEvent('pointerdown'))
    }
  }, [router])
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <PathParamsContext value={useMemo(() => paramsOf(pathname), [pathname])}>
          <SearchParamsContext value={asked}>
            <ConsoleProviders user={user}>
              <Frame theme="system">
                <Page pathname={pathname} />
              </Frame>
            </ConsoleProviders>
          </SearchParamsContext>
        </PathParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
}

/**
 * Opens a page of the console by its address, in the frame of all of them, for whoever is signed in.
 *
 * @param onMove is told each page that it goes to from then on
 */
export function openPage(
  address: string,
  person: Partial<SessionUser> = {},
  onMove?: Moving,
): void {
  const user = { ...PRIYA, ...person }
  signedInAs({ ...user })
  history.replaceState(null, '', address)
  show(<Console user={user} onMove={onMove} />, 'div')
}

/** The same as it comes from the server: does something there before the page comes to life. */
export function openPageEarly(address: string, meanwhile: (place: HTMLElement) => void): void {
  signedInAs({ ...PRIYA })
  history.replaceState(null, '', address)
  showOfServer(<Console user={PRIYA} />, meanwhile, 'div')
}

/** Where the console has led to. */
export const pageAt = (): string => location.pathname + location.search
