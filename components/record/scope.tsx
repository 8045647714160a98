'use client'

import { createContext, type ReactNode, use } from 'react'
import type { ResourceName } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Particulars } from './particulars'

/** What is particular to each resource, where anything is. */
export type AllParticulars = Readonly<Partial<Record<ResourceName, Particulars>>>

interface Scope {
  readonly resource: Resource
  readonly all: AllParticulars
}

const ScopeContext = createContext<Scope | null>(null)

/** Says of which resource the pages inside are. */
export function ResourceScope({ resource, all, children }: Scope & { children: ReactNode }) {
  return <ScopeContext value={{ resource, all }}>{children}</ScopeContext>
}

const NONE: Particulars = {}

/** The resource of the open page, and what is particular to it and to others. */
export function useScope() {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('This page belongs to a resource, and nothing says to which')
  const { resource, all } = scope
  const particularsOf = ({ name }: Resource): Particulars => all[name as ResourceName] ?? NONE
  return { resource, particulars: particularsOf(resource), particularsOf }
}
