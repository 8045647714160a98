import type { ReactNode } from 'react'
import { Mark } from '@/components/page/Mark'
import { PageLink } from '@/components/page/PageLink'

/** A page about problems: plain, and for anybody, signed in or not. */
export function ProblemFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-4 pt-8 pb-10">
      <PageLink href="/" className="self-start rounded-tag">
        <Mark />
      </PageLink>
      {children}
    </main>
  )
}
