'use client'

import { useQuery } from '@tanstack/react-query'
import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProblem } from '@/components/api/problem'
import { PageLink } from '@/components/page/PageLink'
import { useMayStill } from '@/components/page/useMayStill'
import { useSessionUser } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

interface Props {
  /** The permission that the page takes, such as `Clients:Create`. */
  needs: string
  /** What it allows, to follow 'may not', such as `add clients`. */
  task: string
  /** A call that takes it and does nothing: its refusal names the roles that have it to anybody. */
  attempt: (signal: AbortSignal) => Promise<unknown>
  /** Where to go instead, and the permission that this takes. */
  instead: { label: string; href: string; needs: string }
  children: ReactNode
}

/** A page for roles with a permission; the others are told which one it is, who has it and who can add it. */
export function Permitted({ needs, task, attempt, instead, children }: Props) {
  const session = useSessionUser()
  const may = useMayStill(needs)
  const isLacking = session !== undefined && !may
  const { data: roles = [] } = useQuery({
    queryKey: ['roles with', needs],
    queryFn: ({ signal }) => rolesNamed(attempt(signal)),
    enabled: isLacking,
    retry: false,
  })
  if (!session) return null
  if (!isLacking) return children
  const isOpen = session.permissions.includes(instead.needs)
  return (
    <EmptyState
      heading="h1"
      icon={<ShieldX />}
      title={`Your role may not ${task}`}
      action={
        <PageLink href={isOpen ? instead.href : '/'} className={buttonClass('secondary')}>
          {isOpen ? instead.label : 'Go to the overview'}
        </PageLink>
      }
    >
      It takes the permission {needs}, which {session.role.name} does not have.
      {roles.length > 0 && ` Roles that have it: ${roles.join(', ')}.`} An administrator can add it.
    </EmptyState>
  )
}

/** The roles that a refusal names; none where it is for another reason, or there is none. */
async function rolesNamed(call: Promise<unknown>): Promise<readonly string[]> {
  try {
    await call
    return []
  } catch (fault) {
    const roles = fault instanceof ApiProblem && fault.status === 403 ? fault.body.roles : []
    return Array.isArray(roles) ? roles.map(String) : []
  }
}
