'use client'

import { cn } from '@/components/ui/cn'
import { useTally } from '../model/formContext'
import type { SheetSection } from '../rows/SectionSheet'

interface Props {
  sections: readonly SheetSection[]
  current: string
  onGo: (key: string) => void
}

/** The sections at the left, with how many fields of each are changed and faulty. */
export function SectionList({ sections, current, onGo }: Props) {
  const counts = useSectionCounts(sections)
  return (
    <nav
      aria-label="Sections"
      className="sticks top-(--head) hidden max-h-[calc(100dvh-var(--head))] w-sections shrink-0 self-start overflow-y-auto px-2.5 py-3.5 rail:block print:hidden"
    >
      <ul className="flex flex-col">
        {sections.map(({ key, title }, index) => {
          const isCurrent = key === current
          const { changed = 0, faulty = 0 } = counts[index] ?? {}
          return (
            <li key={key}>
              <a
                href={`#${key}`}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onGo(key)
                }}
                className={cn(
                  'flex min-h-7 items-center gap-1 rounded-control px-2.5 transition-colors',
                  isCurrent
                    ? 'bg-accent-wash font-semibold text-accent'
                    : 'text-ink-2 hover:bg-sunk hover:text-ink',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{title}</span>
                <Count count={changed} tone="accent" what="changed" />
                <Count count={faulty} tone="red" what="to mend" />
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface CountProps {
  count: number
  tone: 'accent' | 'red'
  what: string
}

function Count({ count, tone, what }: CountProps) {
  if (count === 0) return null
  return (
    <span
      className={cn(
        'min-w-4.5 shrink-0 rounded-full px-1 text-center font-semibold text-[0.6875rem]/[1.125rem]',
        tone === 'accent' ? 'bg-accent-wash text-accent' : 'bg-red-wash text-red',
      )}
    >
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  )
}

/** How many fields of each section are changed and faulty. */
export function useSectionCounts(sections: readonly SheetSection[]) {
  const { changed, faulty } = useTally()
  return sections.map(({ fields }) => ({
    changed: fields.filter(({ column }) => changed.has(column)).length,
    faulty: fields.filter(({ column }) => faulty.has(column)).length,
  }))
}
