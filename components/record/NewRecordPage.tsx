'use client'

import { notFound, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { tryOutText } from '@/components/api/bulk/calls'
import { grantable } from '@/components/form/model/copy'
import type { FormValues } from '@/components/form/model/values'
import { givenId } from '@/components/form/new/NewRecordForm'
import { Crumbs } from '@/components/page/Crumbs'
import { Permitted } from '@/components/page/Permitted'
import { usePermission, useSessionUser } from '@/components/session/user'
import { nounOf, resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { counted, listed, withinSentence } from '@/lib/text/words'
import { CopiedRecord } from './CopiedRecord'
import { LEFT, leftStart } from './leftStart'
import { NewForm } from './NewForm'
import { useScope } from './scope'
import { useSource } from './useSource'

/** The page of a new record: its form, empty or from the terms of another, or why this role has none. */
export function NewRecordPage() {
  const { resource, particulars } = useScope()
  const asked = useSearchParams()
  const from = asked.get('from') ?? undefined
  const sourceId = resource.copyable ? from : undefined
  const { source, name } = useSource(resource, sourceId)
  const { create, read } = resource.permissions
  const sees = usePermission(read)
  if (!create) notFound()
  const { one, many } = nounOf(resource)
  const page = resourcePage(resource)
  const heading = `New ${one}`
  const title = name === null ? heading : `Copy of ${name}`
  return (
    <>
      <Crumbs
        items={[{ label: resource.plural, ...(sees && { href: page }) }, { label: title }]}
        title={name === null ? [heading] : [title, heading]}
      />
      <Permitted
        needs={create}
        task={`add ${many}`}
        attempt={(signal) => tryOutText(resource, 'create', '[]', { signal })}
        instead={{ label: `Go to ${many}`, href: page, needs: read }}
      >
        <div className="mx-auto w-full max-w-180 px-4 py-6 rail:px-5">
          <h1 className="line-clamp-3 font-semibold text-record wrap-anywhere">{title}</h1>
          {asked.has(LEFT) ? (
            <LeftRecord resource={resource} />
          ) : sourceId === undefined ? (
            <>
              <p className="mt-1 mb-5 text-ink-2">
                {sees ? (particulars.newWords ?? newWords(resource)) : unseenWords(resource)}
              </p>
              <NewForm resource={resource} start={startBelow(resource, asked)} />
            </>
          ) : (
            <CopiedRecord key={sourceId} id={sourceId} name={name ?? ''} source={source} />
          )}
        </div>
      </Permitted>
    </>
  )
}

/** A new record that starts from what stood in the form of one that was deleted. */
function LeftRecord({ resource }: { resource: Resource }) {
  const held = useSessionUser()?.permissions ?? []
  const [start] = useState(() => grantable(resource, leftStart(resource), held))
  const { one } = nounOf(resource)
  return (
    <>
      <p className="mt-1 mb-5 text-ink-2">
        {counted(Object.keys(start).length, 'field is', 'fields are')} filled in from the {one} that
        was deleted, as its form stood. Nothing is written until you add it.
      </p>
      <NewForm resource={resource} start={start} />
    </>
  )
}

/** The parent that the address says, of a record that itself names it: see `newPage`. */
function startBelow({ parent, fields }: Resource, asked: URLSearchParams): FormValues {
  if (!parent || parent.through) return {}
  const field = fields.get(parent.by)
  const id = asked.get(parent.by)
  return field && id ? { [field.column]: id } : {}
}

/** For roles that add records and do not see them. */
const unseenWords = (resource: Resource): string =>
  `Your role adds ${nounOf(resource).many} and does not see them: every field that is not here is for whoever does.`

/** `Only the contract is needed. …` */
function newWords(resource: Resource): string {
  const fields = [...givenId(resource), ...resource.leaves, ...resource.secrets]
  const needed = fields
    .filter(({ required, asked }) => required || asked)
    .map(({ label }) => withinSentence(label))
  const { one } = nounOf(resource)
  if (resource.essentials.length === resource.leaves.length)
    return `The page of the ${one} opens next.`
  const rest = `is filled in on the page of the ${one}, which opens next.`
  if (needed.length === 0) return `Nothing is needed yet: every other field ${rest}`
  return `Only ${listed(needed, needed.length)} ${needed.length === 1 ? 'is' : 'are'} needed. Every other field ${rest}`
}
