'use client'

import { Bookmark, Ellipsis } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import {
  isTaken,
  renamedView,
  type SavedView,
  withoutView,
  withViewAgain,
} from '@/components/list/savedViews'
import { useSavedViews } from '@/components/list/useSavedViews'
import { PageLink } from '@/components/page/PageLink'
import { cn } from '@/components/ui/cn'
import { tellHere } from '@/components/ui/feedback/tell'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import { RenameView } from './RenameView'

/** The lists that this person keeps under a name; nothing while there is none. */
export function SavedViews({ onLeave }: { onLeave?: () => void }) {
  const [views, keep] = useSavedViews()
  const [renaming, setRenaming] = useState<SavedView | null>(null)
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const list = useRef<HTMLUListElement>(null)
  const [beside, setBeside] = useState<string | null>(null)
  // Whoever deletes one by the keys goes on with the next: its menu had the focus, and went with it.
  useEffect(() => {
    if (beside === null) return
    setBeside(null)
    list.current?.querySelector<HTMLElement>(`[data-view="${CSS.escape(beside)}"] button`)?.focus()
  }, [beside])
  // Another tab may delete the last one while it is being renamed here.
  if (views.length === 0 && !renaming) return null

  const isShown = (view: SavedView) =>
    view.page === pathname && new URLSearchParams(view.query).toString() === query

  function remove(view: SavedView) {
    const at = views.indexOf(view)
    const undo = () => keep((now) => withViewAgain(now, view, at))
    keep((now) => withoutView(now, view.id))
    setBeside((views[at + 1] ?? views[at - 1])?.id ?? null)
    tellHere(`Deleted the view ${view.name}`, { label: 'Undo', onClick: undo })
  }

  return (
    <div>
      <h2 className="mb-1 px-2 text-ink-3 text-small">Saved views</h2>
      <ul ref={list} className="flex flex-col gap-0.5">
        {views.map((view) => (
          <li
            key={view.id}
            data-view={view.id}
            className={cn(
              'group/view relative flex items-center rounded-control pr-0.5 transition-colors hover:bg-rule/60',
              isShown(view) && 'bg-rule/60',
            )}
          >
            <PageLink
              href={view.page + view.query}
              aria-current={isShown(view) || undefined}
              onClick={onLeave}
              className="flex min-h-8 min-w-0 flex-1 items-center gap-2.5 rounded-control pl-2.25 pr-1 group-focus-within/view:pr-7.5 group-hover/view:pr-7.5 pointer-coarse:pr-1! text-ink-2 hover:text-ink aria-[current]:font-medium aria-[current]:text-ink max-rail:min-h-11"
            >
              <Bookmark aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
              <span className="truncate" title={view.name}>
                {view.name}
              </span>
            </PageLink>
            <MenuTrigger>
              <Button
                aria-label={`View ${view.name}: rename or delete`}
                className="absolute right-0.5 flex size-7 shrink-0 cursor-default items-center justify-center rounded-control text-ink-3 opacity-0 hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 group-hover/view:opacity-100 pointer-coarse:static pointer-coarse:size-11 pointer-coarse:opacity-100"
              >
                <Ellipsis aria-hidden className="size-4" />
              </Button>
              <Menu aria-label={`View ${view.name}`}>
                <MenuItem onAction={() => setRenaming(view)}>Rename</MenuItem>
                <MenuItem tone="danger" onAction={() => remove(view)}>
                  Delete
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </li>
        ))}
      </ul>
      <RenameView
        key={renaming?.id}
        view={renaming}
        isGone={!views.some(({ id }) => id === renaming?.id)}
        onClose={() => setRenaming(null)}
        isTaken={(id, name) => isTaken(views, id, name)}
        onRename={(id, name) => keep((now) => renamedView(now, id, name))}
      />
    </div>
  )
}
