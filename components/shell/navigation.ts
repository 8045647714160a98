import {
  BookOpen,
  Braces,
  CircleUserRound,
  History,
  LayoutDashboard,
  LockKeyhole,
  type LucideIcon,
  Plus,
  Upload,
} from 'lucide-react'
import { KINDS } from '@/components/form/model/changedRecord'
import { importingTakes, listedResources } from '@/components/record/resources'
import { importPage, newPage, nounOf, resourcePage } from '@/lib/derive/addresses'
import type { Area } from '@/lib/resources/resource'
import { resourceIcon } from './resourceIcon'

/** A page that the rail leads to. */
export interface NavigationEntry {
  href: string
  label: string
  icon: LucideIcon
  /** Without it in the role, the entry is absent. */
  permission?: string
  /** Without any of these in the role, the entry is absent. */
  anyOf?: readonly string[]
  /** Which of the rail's counts stands beside it. */
  count?: string
  /** What stands in its place for roles that may add what they do not see. */
  adding?: Pick<NavigationEntry, 'href' | 'label' | 'permission'>
}

/** Entries that stand together; the first group has no heading. */
export interface NavigationGroup {
  heading?: string
  entries: NavigationEntry[]
}

/** The lists of an area, in the order of the registry. */
const listsIn = (area: Area | undefined): NavigationEntry[] =>
  listedResources
    .filter((resource) => resource.area === area)
    .map((resource) => ({
      href: resourcePage(resource),
      label: resource.plural,
      icon: resourceIcon(resource.name),
      permission: resource.permissions.read,
      count: resource.name,
      adding: {
        href: newPage(resource),
        label: `New ${nounOf(resource).one}`,
        permission: resource.permissions.create ?? '',
      },
    }))

/** What an area leads to behind its lists; one without any other page has an empty list here. */
const AREAS: Readonly<Record<Area, readonly NavigationEntry[]>> = {
  Administration: [
    { href: '/api-reference', label: 'API reference', icon: Braces },
    { href: '/guides', label: 'API guides', icon: BookOpen },
  ],
}

/** Every page of the rail, in its order: lists follow the registry, any other page is a line here. */
export const navigation: NavigationGroup[] = [
  {
    entries: [
      { href: '/', label: 'Overview', icon: LayoutDashboard },
      ...listsIn(undefined),
      {
        href: '/locks',
        label: 'Locks',
        icon: LockKeyhole,
        permission: 'DelegatedLocking',
        count: 'locks',
      },
      {
        href: '/history',
        label: 'History',
        icon: History,
        anyOf: KINDS.map(({ readPermission }) => readPermission),
      },
    ],
  },
  ...(Object.keys(AREAS) as Area[]).map((heading) => ({
    heading,
    entries: [...listsIn(heading), ...AREAS[heading]],
  })),
]

/** The navigation that a role may open, without groups that would stand empty. */
export function navigationFor(permissions: readonly string[]): NavigationGroup[] {
  const mayOpen = ({ permission, anyOf }: NavigationEntry) =>
    (permission === undefined || permissions.includes(permission)) &&
    (anyOf?.some((each) => permissions.includes(each)) ?? true)
  const openOf = (entry: NavigationEntry): NavigationEntry[] => {
    if (mayOpen(entry)) return [entry]
    const { icon, adding } = entry
    return adding && mayOpen({ icon, ...adding }) ? [{ icon, ...adding }] : []
  }
  return navigation
    .map((group) => ({ ...group, entries: group.entries.flatMap(openOf) }))
    .filter((group) => group.entries.length > 0)
}

/** Pages that stand in no rail, of those that a role may open: they are found by what they are called. */
export function pagesBesideRail(permissions: readonly string[]): NavigationEntry[] {
  const may = (permission: string | undefined) =>
    permission !== undefined && permissions.includes(permission)
  return [
    ...listedResources
      .filter(({ permissions: { create } }) => may(create))
      .map((resource) => ({
        href: newPage(resource),
        label: `New ${nounOf(resource).one}`,
        icon: Plus,
      })),
    ...listedResources
      .filter((resource) => may(importingTakes(resource)))
      .map((resource) => ({
        href: importPage(resource),
        label: `Import ${nounOf(resource).many}`,
        icon: Upload,
      })),
    { href: '/profile', label: 'Profile', icon: CircleUserRound },
  ]
}

/** Whether a page is the entry's own or lies below it. */
export const isUnder = (pathname: string, { href }: NavigationEntry): boolean =>
  pathname === href || pathname.startsWith(`${href}/`)
