'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { cn } from '@/components/ui/cn'
import { SearchField } from '@/components/ui/field/SearchField'
import { counted } from '@/lib/text/words'
import { MethodTag } from '../parts/MethodTag'
import { operationMatches } from '../search'
import type { Reference } from '../useApiDocument'
import { operationPage, referencePage } from './pages'

/** Every operation under its tag, narrowed by typing. */
export function OperationList({ groups }: Pick<Reference, 'groups'>) {
  const pathname = usePathname()
  const [typed, setTyped] = useState('')
  const current = useRef<HTMLAnchorElement>(null)
  const shown = groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter((each) => operationMatches(typed, each)),
    }))
    .filter(({ operations }) => operations.length > 0)

  const found = shown.flatMap(({ operations }) => operations).length

  useEffect(() => {
    if (pathname) current.current?.scrollIntoView({ block: 'nearest' })
  }, [pathname])

  const link = (isCurrent: boolean) => ({
    'aria-current': isCurrent ? ('page' as const) : undefined,
    ref: isCurrent ? current : undefined,
    className: cn(
      'flex min-h-7 items-center gap-2 rounded-control px-2 py-1 transition-colors',
      isCurrent
        ? 'bg-accent-wash font-medium text-accent'
        : 'text-ink-2 hover:bg-sunk hover:text-ink',
    ),
  })

  return (
    <nav
      aria-label="Operations"
      className="sticks top-(--head) flex h-[calc(100dvh-var(--head))] w-76 max-w-2/5 shrink-0 flex-col border-rule border-r max-rail:hidden"
    >
      <div className="p-3">
        <SearchField label="Find an operation" value={typed} onChange={setTyped} />
      </div>
      <div className="flex-1 overflow-y-auto px-3 pb-4">
        {typed === '' && (
          <PageLink href={referencePage} {...link(pathname === referencePage)}>
            Introduction
          </PageLink>
        )}
        {shown.map(({ name, operations }) => (
          <section key={name} aria-label={name} className="mt-3">
            <h2 className="px-2 pb-1 text-ink-3 text-small">{name}</h2>
            <ul className="flex flex-col gap-px">
              {operations.map(({ id, method, summary }) => (
                <li key={id}>
                  <PageLink href={operationPage(id)} {...link(pathname === operationPage(id))}>
                    <MethodTag method={method} />
                    <span className="min-w-0 flex-1">{summary}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p role="status" className={found === 0 ? 'px-2 text-ink-3' : 'sr-only'}>
          {typed !== '' && (found === 0 ? 'Nothing matches.' : counted(found, 'match', 'matches'))}
        </p>
      </div>
    </nav>
  )
}
