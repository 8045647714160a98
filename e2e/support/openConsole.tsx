import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import {
  type ContextType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { PagesOf } from '@/app/(console)/[resource]/PagesOf'
import LocksPage from '@/app/(console)/locks/page'
import { endReturning } from '@/components/form/saving/useDraft'
import { BelowRecordPage } from '@/components/record/BelowRecordPage'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { RecordFrame } from '@/components/record/RecordFrame'
import { RecordHistoryPage, SingletonHistoryPage } from '@/components/record/RecordHistoryPage'
import { RecordListPage } from '@/components/record/RecordListPage'
import type { SessionUser } from '@/components/session/user'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { Frame } from '@/components/shell/Frame'
import { inTab, onDevice } from '@/components/state/kept'
import { idOfSegment } from '@/lib/derive/addresses'
import { show } from './component'
import { ME } from './lockBook'

/** The pages that were gone to. */
let opened: string[] = []

function go(address: string) {
  opened.push(address)
  history.pushState(null, '', address)
}
function goInstead(address: string) {
  opened.push(address)
  history.replaceState(null, '', address)
}
const router = { push: go, replace: goInstead } as unknown as ContextType<typeof AppRouterContext>

/** The page of a path, as the folders of the app have it; of the overview, its name alone. */
function Page({ path }: { path: string }): ReactNode {
  const [segment = '', id, below, last] = path.split('/').slice(1)
  if (segment === 'locks') return <LocksPage />
  if (segment === '') return <h1>Overview</h1>
  return (
    <PagesOf segment={segment}>
      {id === undefined ? (
        <RecordListPage />
      ) : id === 'new' ? (
        <NewRecordPage />
      ) : (
        <RecordFrame key={id} id={idOfSegment(id)}>
          {below === undefined ? null : below === 'history' ? (
            <RecordHistoryPage id={idOfSegment(id)} />
          ) : last === undefined ? (
            <BelowRecordPage id={idOfSegment(id)} segment={below} />
          ) : (
            <SingletonHistoryPage id={idOfSegment(id)} segment={below} />
          )}
        </RecordFrame>
      )}
    </PagesOf>
  )
}

/** A link that Next follows; those of the component library leave by its router. */
const OWN_LINK = 'a[href]:not([data-rac], [download])'

/** The console as Next shows it: it goes from page to page by its links, and follows the address. */
function Console({ user }: { user: SessionUser }) {
  const [address, setAddress] = useState(() => location.pathname + location.search)
  const { pathname, search } = new URL(address, location.origin)
  const query = useMemo(() => new URLSearchParams(search), [search])
  useEffect(() => {
    const follow = () => startTransition(() => setAddress(location.pathname + location.search))
    const { pushState, replaceState } = history
    history.pushState = (...entry) => {
      pushState.apply(history, entry)
      follow()
    }
    history.replaceState = (...entry) => {
      replaceState.apply(history, entry)
      follow()
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(OWN_LINK)
      if (!link || event.defaultPrevented || link.hash) return
      event.preventDefault()
      go(link.pathname + link.search)
    }
    document.body.addEventListener('click', onClick, true)
    window.addEventListener('popstate', follow)
    return () => {
      Object.assign(history, { pushState, replaceState })
      document.body.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', follow)
    }
  }, [])
  // As by a press beside it all: the focus that goes with it is given back by no console that follows.
  useLayoutEffect(() => () => void document.dispatchEvent(new PointerEvent('pointerdown')), [])
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={query}>
          <ConsoleProviders user={user}>
            <Frame theme="system">
              <Page path={pathname} />
            </Frame>
          </ConsoleProviders>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  )
}

/**
 * Opens the console at an address for whoever may do so much, with bar and rail round its pages, on a
 * device that keeps nothing yet. What answers it has to be there before.
 *
 * @returns every page that it goes to from then on
 */
export function openConsole(address: string, permissions: readonly string[]): readonly string[] {
  onDevice.clear()
  inTab.clear()
  endReturning()
  opened = []
  history.replaceState(null, '', address)
  const role = { role_id: '2', name: 'Editor' }
  show(<Console user={{ user: ME, role, permissions } as unknown as SessionUser} />)
  return opened
}

/** Goes to another page, as a link does. */
export const leaveFor = (address: string): void => go(address)
