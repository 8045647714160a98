import type { ReactNode } from 'react'
import { Mark } from '@/components/page/Mark'
import { PageLink } from '@/components/page/PageLink'
import { guidePage, guidesPage } from './addresses'
import type { Guide } from './guides'

interface Props {
  guides: readonly Guide[]
  /** The name of the one that is read. */
  current?: string
  children: ReactNode
}

/** A page of guides: plain, and for anybody, signed in or not. */
export function GuideFrame({ guides, current, children }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-5xl gap-10 px-4 pt-8 pb-16">
      <nav aria-label="Guides" className="sticks top-8 w-56 shrink-0 self-start max-rail:hidden">
        <PageLink href="/" className="mb-6 flex w-fit rounded-tag">
          <Mark />
        </PageLink>
        <PageLink
          href={guidesPage}
          className="flex min-h-6 items-center px-2 text-ink-3 text-small"
        >
          Guides
        </PageLink>
        <ul className="flex flex-col gap-px">
          {guides.map(({ name, title }) => (
            <li key={name}>
              <PageLink
                href={guidePage(name)}
                aria-current={name === current ? 'page' : undefined}
                className={`flex min-h-7 items-center rounded-control px-2 py-1 ${
                  name === current
                    ? 'bg-accent-wash font-medium text-accent'
                    : 'text-ink-2 hover:bg-sunk hover:text-ink'
                }`}
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink
          href="/api-reference"
          className="mt-4 block rounded-control px-2 py-1 text-ink-2 hover:bg-sunk hover:text-ink"
        >
          API reference
        </PageLink>
        <PageLink
          href="/problems"
          className="block rounded-control px-2 py-1 text-ink-2 hover:bg-sunk hover:text-ink"
        >
          Problems
        </PageLink>
      </nav>
      <main className="min-w-0 flex-1">
        <div className="mb-6 flex items-center gap-4 rail:hidden">
          <PageLink href="/" className="rounded-tag">
            <Mark />
          </PageLink>
          {current && (
            <PageLink href={guidesPage} className="ml-auto text-accent underline">
              All guides
            </PageLink>
          )}
        </div>
        {children}
      </main>
    </div>
  )
}
