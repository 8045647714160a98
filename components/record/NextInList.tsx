'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react'
import { rowKeptAs } from '@/components/list/query/way'
import { noteWayBack } from '@/components/page/historyEntries'
import { PageLink } from '@/components/page/PageLink'
import { type ShortcutGroup, useShortcutHelp } from '@/components/page/shortcuts'
import { inTab } from '@/components/state/webStorage'
import { cn } from '@/components/ui/cn'
import { OPEN_DIALOG } from '@/components/ui/focus'
import { nounOf, recordPage } from '@/lib/derive/addresses'
import { countWords, totalWords } from '@/lib/text/words'
import { useScope } from './scope'
import { usePlaceInList } from './usePlaceInList'

interface Props {
  id: string
  /** The page of each record that is led to, below its own: `/history`. */
  below: string
}

/**
 * From a record to those before and after it in the list that it was opened from, on the same page of
 * each, and back to that list as it stood. Nothing where no list has shown it.
 */
export function NextInList({ id, below }: Props) {
  const { resource } = useScope()
  const found = usePlaceInList(resource, id)
  const previous = useRef<HTMLAnchorElement>(null)
  const next = useRef<HTMLAnchorElement>(null)
  useStepKeys(previous, next, found !== null)
  if (!found) return null
  const { place, way } = found
  const { one, many } = nounOf(resource)
  const hrefOf = (to: string | null) => to && recordPage(resource, to) + below
  // The way back leads to the row of the record that one has come to.
  const moveRow = (to: string | null) => to && inTab.keepText(rowKeptAs(way.list), to)
  return (
    <nav
      aria-label={`Place in the list of ${many}`}
      className="flex h-row shrink-0 items-center pb-0.75 print:hidden"
    >
      <PageLink
        href={place.address}
        onClick={() => noteWayBack(place.address)}
        title={`Back to the list of ${many}`}
        className="mr-1 whitespace-nowrap rounded-control px-1 py-0.5 text-ink-2 hover:text-ink hover:underline"
      >
        {countWords(place.position)} of{' '}
        {totalWords(Math.max(way.total, place.position), way.isExact)}
        <span className="sr-only">, back to the list of {many}</span>
      </PageLink>
      <Step
        ref={previous}
        href={hrefOf(place.previous)}
        onGo={() => moveRow(place.previous)}
        icon={<ChevronLeft aria-hidden />}
        label={`Previous ${one}`}
        keys="Alt K"
      />
      <Step
        ref={next}
        href={hrefOf(place.next)}
        onGo={() => moveRow(place.next)}
        icon={<ChevronRight aria-hidden />}
        label={`Next ${one}`}
        keys="Alt J"
      />
    </nav>
  )
}

interface StepProps {
  ref: Ref<HTMLAnchorElement>
  /** Null where the list ends: its place is kept. */
  href: string | null
  onGo: () => void
  icon: ReactNode
  label: string
  keys: string
}

const shape =
  'inline-flex size-control items-center justify-center rounded-control text-ink-2 [&_svg]:size-4'

function Step({ ref, href, onGo, icon, label, keys }: StepProps) {
  if (href === null) return <span className={cn(shape, 'opacity-50')}>{icon}</span>
  return (
    <PageLink
      ref={ref}
      href={href}
      onClick={onGo}
      aria-label={label}
      title={`${label} (${keys})`}
      className={cn(shape, 'transition-colors hover:bg-sunk hover:text-ink')}
    >
      {icon}
    </PageLink>
  )
}

const IN_A_LIST: ShortcutGroup = {
  heading: 'In a record of a list',
  shortcuts: [
    { keys: ['Alt J'], does: 'Open the next of the list' },
    { keys: ['Alt K'], does: 'Open the one before' },
  ],
}

type Link = RefObject<HTMLAnchorElement | null>

/** Alt J and Alt K step through the list, as j and k do in it; also from within a field. */
function useStepKeys(previous: Link, next: Link, isThere: boolean): void {
  useShortcutHelp(IN_A_LIST, isThere)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event
      if (!altKey || ctrlKey || metaKey || shiftKey) return
      const link = { KeyJ: next, KeyK: previous }[code]?.current
      if (!link || event.repeat || document.querySelector(OPEN_DIALOG)) return
      event.preventDefault()
      // What is being typed is entered as its field is left.
      link.focus()
      link.click()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [previous, next])
}
