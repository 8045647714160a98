import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex'
import { getSortedRoutes } from 'next/dist/shared/lib/router/utils/sorted-routes'
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { SessionUser } from '@/components/session/user'
import { ConsoleProviders } from '@/components/shell/ConsoleProviders'
import { Frame } from '@/components/shell/Frame'
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

/** What Next gives to a page or a layout. */
interface Given {
  readonly params: Promise<Params>
  readonly children?: ReactNode
}
type Params = Readonly<Record<string, string>>
type Part = (given: Given) => ReactNode

/** Where the pages of the console are; within a pattern, brackets would be more than themselves. */
const FOLDER = '/app/(console)'
const parts: Readonly<Record<string, { default: Part }>> = import.meta.glob(
  ['/app/?console?/**/{page,layout}.tsx', '!/app/?console?/layout.tsx'],
  { eager: true },
)

/** Part of the folder of an address below the console's: its page, or the layout of all within it. */
const partOf = (folder: string, part: 'page' | 'layout'): Part | undefined =>
  parts[`${FOLDER}${folder}/${part}.tsx`]?.default

/** The folders that have a page, in the order in which Next asks whether an address is theirs. */
const routes = getSortedRoutes(
  Object.keys(parts)
    .filter((path) => path.endsWith('/page.tsx'))
    .map((path) => path.slice(FOLDER.length, -'/page.tsx'.length) || '/'),
).map((route) => ({ route, ...getRouteRegex(route) }))

/** The folder whose page stands at an address, and what Next reads off the address for it. */
function routeAt(pathname: string): { route: string; params: Params } {
  for (const { route, re, groups } of routes) {
    const read = re.exec(pathname)
    if (!read) continue
    const params = Object.entries(groups).map(([name, { pos }]) => [name, read[pos] ?? ''])
    return { route: route === '/' ? '' : route, params: Object.fromEntries(params) }
  }
  throw new Error(`no page stands at ${pathname}`)
}

/** A promise of what is known, which React reads at once. */
const known = <Value,>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** What stands at an address: the page in the layouts of the folders around it, each made anew with its own. */
function PageAt({ pathname }: { pathname: string }) {
  const { route, params } = routeAt(pathname)
  const given = known(params)
  const Page = partOf(route, 'page') as Part
  const names = pathname.split('/')
  return route.split('/').reduceRight<ReactNode>(
    (within, _, index, folders) => {
      const Layout = partOf(folders.slice(0, index + 1).join('/'), 'layout')
      if (!Layout) return within
      return (
        <Layout key={names.slice(0, index + 1).join('/')} params={given}>
          {within}
        </Layout>
      )
    },
    <Page key={pathname} params={given} />,
  )
}

/** A link that Next follows; those of the component library leave by its router. */
const OWN_LINK = 'a[href]:not([data-rac], [download], [target])'

/** What moves the address within the console, as Next tells of it. */
type Moving = (address: string) => void

/** The console as Next shows it: it goes from page to page by its links, and follows the address. */
function Console({ user, onMove }: { user: SessionUser | null; onMove?: Moving | undefined }) {
  const [at, setAt] = useState(location.pathname + location.search)
  const { pathname, search } = new URL(at, location.origin)
  const params = useMemo(() => routeAt(pathname).params, [pathname])
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
        <PathParamsContext value={params}>
          <SearchParamsContext value={asked}>
            <ConsoleProviders user={user}>
              <Frame theme="system">
                <PageAt pathname={pathname} />
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
