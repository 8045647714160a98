'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { notFound } from 'next/navigation'
import { type ReactNode, useMemo, useState } from 'react'
import { BulkEditButton } from '@/components/bulk/BulkEditButton'
import { type ListConfig, resourceList } from '@/components/list/listConfig'
import { RecordList, type SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import { PageLink } from '@/components/page/PageLink'
import { PageTitle } from '@/components/page/PageTitle'
import { useMayStill } from '@/components/page/useMayStill'
import { ChangedMark } from '@/components/payment/ChangedMark'
import { usePermission, useSessionUser } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { importPage, newPage, nounOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { listEditing } from './cells/listEditing'
import { LeaveWhileWriting } from './LeaveWhileWriting'
import { readAnewAfterMany } from './readAnewAfterMany'
import { importingTakes } from './resources'
import { useScope } from './scope'

/** All records of a resource. What a role may not do is not offered. */
export function RecordListPage() {
  const { resource } = useScope()
  const { list, plural } = resource
  const newRecord = useNewLink(resource)
  const mayImport = usePermission(importingTakes(resource) ?? '')
  if (!list) notFound()
  const actions = mayImport ? (
    <>
      <PageLink href={importPage(resource)} className={buttonClass('secondary', 'max-sm:px-2')}>
        <Upload aria-hidden />
        <span className="max-sm:sr-only">Import</span>
      </PageLink>
      <span className="w-1 max-sm:hidden" />
      {newRecord}
    </>
  ) : (
    newRecord
  )
  return (
    <>
      <PageTitle of={[plural]} />
      <h1 className="sr-only">{plural}</h1>
      <Records resource={resource} actions={actions} firstAction={newRecord} />
    </>
  )
}

/** The records of a resource that belong to one record of another: a page below that one's. */
export function RecordsBelow({ resource, parentId }: { resource: Resource; parentId: string }) {
  const newRecord = useNewLink(resource, parentId)
  return (
    <div className="flex flex-1 flex-col sm:h-full">
      <Records {...{ resource, parentId }} actions={newRecord} firstAction={newRecord} />
    </div>
  )
}

/** The way to a new record, for roles that may add one; below a parent, to one of that. */
function useNewLink(resource: Resource, parentId?: string): ReactNode {
  if (!usePermission(resource.permissions.create ?? '')) return null
  return (
    <PageLink
      href={newPage(resource, parentId)}
      // The page of the parent has a first thing to do already: to save.
      className={buttonClass(parentId === undefined ? 'primary' : 'secondary')}
    >
      <Plus aria-hidden />
      New<span className="-ml-1 max-sm:sr-only">{nounOf(resource).one}</span>
    </PageLink>
  )
}

interface RecordsProps {
  resource: Resource
  parentId?: string
  actions?: ReactNode
  firstAction?: ReactNode
}

function Records({ resource, parentId, ...actions }: RecordsProps) {
  const config = useListConfig(resource, parentId)
  const { AboveList, ForChosen } = useScope().particularsOf(resource)
  const mayChange = useMayStill(resource.permissions.update ?? '')
  const [isWriting, onWriting] = useState(false)
  const queries = useQueryClient()
  const onWritten = () => readAnewAfterMany(queries, resource)
  const forChosen = (selection: Selection, tools: SelectionTools) => {
    if (!mayChange || countOf(selection) === 0) return null
    if (ForChosen) return <ForChosen {...{ selection, tools, onWriting }} />
    return (
      resource.changes.includes('bulk') && (
        <BulkEditButton {...{ resource, selection, tools, onWriting, onWritten }} />
      )
    )
  }
  return (
    <>
      {AboveList && <AboveList config={config} />}
      <RecordList config={config} {...actions} selectionActions={forChosen} />
      <LeaveWhileWriting isWriting={isWriting} noun={nounOf(resource)} />
    </>
  )
}

/**
 * The list of a resource, as far as the role may read what it shows.
 *
 * @param parentId keeps it to the records of one parent
 */
function useListConfig(resource: Resource, parentId?: string): ListConfig {
  const { list } = useScope().particularsOf(resource)
  const held = useSessionUser()?.permissions ?? []
  const lacking = resource.derived
    .flatMap(({ permission }) => (permission && !held.includes(permission) ? [permission] : []))
    .join(' ')
  const mayChange = usePermission(resource.permissions.update ?? '')
  // A list that was written in stays one: what is written waits in its cells.
  const [isWritten, setWritten] = useState(mayChange)
  if (mayChange && !isWritten) setWritten(true)
  const mayAdd = useMayStill(resource.permissions.create ?? '')
  return useMemo(() => {
    const editing = isWritten ? listEditing(resource, mayChange, mayAdd) : undefined
    return resourceList(resource, {
      ...{ ...list, lacking: lacking.split(' '), editing, parentId },
      Mark: resource.pays.length > 0 ? ChangedMark : undefined,
    })
  }, [resource, list, lacking, isWritten, mayChange, mayAdd, parentId])
}
