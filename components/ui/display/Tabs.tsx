'use client'

import { type ReactNode, use, useLayoutEffect, useRef } from 'react'
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps,
  TabListStateContext,
  type TabPanelProps,
  type TabProps,
  type TabsProps,
} from 'react-aria-components'
import { cn } from '../cn'

/** Views of one thing. Give each `Tab` an `href` when the view has an address of its own. */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} />
}

/** As much of the tab that comes next as shows that there is one, in px. */
const NEXT = 40

/** The row of tabs, on a hairline; where it is too narrow it scrolls sideways, to the one that is chosen. */
export function TabList<Item extends object>(props: Omit<TabListProps<Item>, 'className'>) {
  const frame = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const selected = use(TabListStateContext)?.selectedKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the tab that is chosen
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, row.current]
    if (!(outer && inner)) return
    const follow = () => {
      const tab = inner.querySelector('[data-selected]')?.getBoundingClientRect()
      if (!tab) return
      const { left, right } = outer.getBoundingClientRect()
      const ahead = Math.max(0, tab.right + NEXT - right)
      outer.scrollLeft += ahead - Math.max(0, left - tab.left)
    }
    follow()
    // A font, a count or a further tab that comes late makes the row wider. Each tab by itself is not
    // watched: tabs are put in place anew as the page comes to life, and the new ones went unwatched.
    const sizes = new ResizeObserver(follow)
    for (const part of [outer, inner]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [selected])
  return (
    <div ref={frame} className="overflow-x-auto border-rule border-b [scrollbar-width:none]">
      <div ref={row} className="w-max min-w-full">
        <AriaTabList {...props} className="flex gap-5" />
      </div>
    </div>
  )
}

interface NamedTabProps extends Omit<TabProps, 'className' | 'children'> {
  /** How many there are behind it. */
  count?: number | string
  children: ReactNode
}

/** One tab: its name and, quietly, a count. */
export function Tab({ count, children, ...props }: NamedTabProps) {
  return (
    <AriaTab
      {...props}
      className={cn(
        'flex h-row shrink-0 cursor-default items-center gap-1.5 border-unseen border-b-2 text-ink-2 -outline-offset-2',
        'transition-colors not-data-selected:print:hidden data-hovered:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-ink',
      )}
    >
      {children}
      {count !== undefined && <span className="font-normal text-ink-3">{count}</span>}
    </AriaTab>
  )
}

/** What a tab shows. It may stay for another tab, and is that one's then. */
export function TabPanel(props: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const selected = use(TabListStateContext)?.selectedKey
  // React Aria leaves it the id that it had for the first, so that the other tab controls nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is chosen says what it controls
  useLayoutEffect(() => {
    const tab = document.getElementById(panel.current?.getAttribute('aria-labelledby') ?? '')
    const id = tab?.getAttribute('aria-controls')
    if (panel.current && id) panel.current.id = id
  }, [selected])
  return <AriaTabPanel {...props} ref={panel} />
}
