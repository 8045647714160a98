'use client'

import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { useSessionUser } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

interface Props {
  /** The permission that the page takes, such as `Clients:Create`. */
  needs: string
  /** What it allows, to follow 'may not', such as `add clients`. */
  task: string
  /** Where to go instead. */
  instead: { label: string; href: string }
  children: ReactNode
}

/** A page for roles with a permission; the others are told which one it is and who can add it. */
export function Permitted({ needs, task, instead, children }: Props) {
  const session = useSessionUser()
  if (!session) return null
  if (session.permissions.includes(needs)) return children
  return (
    <EmptyState
      heading="h1"
      icon={<ShieldX />}
      title={`Your role may not ${task}`}
      action={
        <PageLink href={instead.href} className={buttonClass('secondary')}>
          {instead.label}
        </PageLink>
      }
    >
      It takes the permission {needs}, which {session.role.name} does not have. An administrator can
      add it.
    </EmptyState>
  )
}
