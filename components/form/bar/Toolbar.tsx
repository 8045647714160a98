'use client'

import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useLetterKeys } from '@/components/page/letterKeys'
import { type ShortcutGroup, useShortcutHelp } from '@/components/page/shortcuts'
import { SearchField } from '@/components/ui/field/SearchField'
import { counted } from '@/lib/text/words'
import type { TallyPart } from '../model/tally'
import type { SheetSection } from '../rows/SectionSheet'
import { FilterChips } from './FilterChips'
import { SectionPicker } from './SectionPicker'

interface Props {
  sections: readonly SheetSection[]
  current: string
  onGo: (key: string) => void
  query: string
  onQuery: (query: string) => void
  filter: TallyPart | null
  onFilter: (part: TallyPart | null) => void
  /** How many fields are let through; null where all are shown. */
  matching: number | null
  isReadOnly: boolean
  /** The menu at the end. */
  menu?: ReactNode
  ref?: Ref<HTMLDivElement>
  /** Notices, which stay in sight with it however far down one is. */
  children?: ReactNode
}

const FIND: ShortcutGroup = {
  heading: 'In a form',
  shortcuts: [{ keys: ['/'], does: 'Find a field' }],
}

/** Above the sheets, always in sight: find a field, show only some, and the form's menu. */
export function Toolbar(props: Props) {
  const {
    sections,
    current,
    onGo,
    query,
    onQuery,
    filter,
    onFilter,
    matching,
    isReadOnly,
    menu,
    ref,
    children,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [singles] = useLetterKeys()
  useShortcutHelp(FIND)

  useEffect(() => {
    if (!singles) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest('input, textarea, [role=dialog]')) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [singles])

  return (
    <div
      ref={ref}
      className="sticks top-(--head) z-10 -mx-3 flex flex-col border-rule border-b bg-paper rail:-mx-6 rail:border-unseen"
    >
      <div
        role="toolbar"
        aria-label="Find and filter fields"
        className="flex flex-wrap items-center gap-2 px-3 py-2 rail:px-6 rail:py-3.5 print:hidden"
      >
        <div className="flex min-w-0 flex-1 items-center gap-2 max-rail:w-full max-rail:flex-none rail:min-w-56 rail:max-w-85">
          <SearchField
            label="Find a field"
            shortcut={singles ? '/' : undefined}
            inputRef={input}
            value={query}
            onChange={onQuery}
            className="min-w-0 flex-1"
          />
          <div className="flex items-center gap-1 rail:hidden">{menu}</div>
        </div>
        {/* What is cut off at its edges leaves room there for the ring of the focus. */}
        <div className="-mx-0.75 -my-px flex min-w-0 scroll-px-3 items-center gap-2 overflow-x-auto px-0.75 py-0.75 [scrollbar-width:none] max-rail:-mx-3 max-rail:w-[calc(100%+1.5rem)] max-rail:px-3">
          <SectionPicker sections={sections} current={current} onGo={onGo} />
          <FilterChips chosen={filter} onChoose={onFilter} isReadOnly={isReadOnly} />
        </div>
        <div className="ml-auto flex items-center gap-1 max-rail:hidden">{menu}</div>
      </div>
      <p role="status" className="sr-only">
        {matching !== null && matchWords(matching)}
      </p>
      <div className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto px-3 not-empty:pb-3 rail:px-6">
        {children}
      </div>
    </div>
  )
}

/** What is seen of a search or a chip without looking at the sheets. */
const matchWords = (fields: number): string =>
  fields === 0 ? 'No field matches' : counted(fields, 'field matches', 'fields match')

interface NoticesProps {
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The notices of a form without a toolbar: in sight however far down one is. */
export function Notices({ ref, children }: NoticesProps) {
  return (
    <div ref={ref} className="sticks top-(--head) z-10 -mx-3 bg-paper pt-3.5 rail:-mx-6">
      <div className="flex max-h-[40dvh] flex-col gap-2 overflow-y-auto px-3 not-empty:pb-3 rail:px-6">
        {children}
      </div>
    </div>
  )
}
