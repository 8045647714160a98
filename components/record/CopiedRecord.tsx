'use client'

import { ChevronRight } from 'lucide-react'
import { copyOf, grantable, leftOut } from '@/components/form/model/copy'
import { same } from '@/components/form/model/values'
import { LoadFault } from '@/components/page/LoadFault'
import { PageLink } from '@/components/page/PageLink'
import { useSessionUser } from '@/components/session/user'
import { Name } from '@/components/ui/display/Name'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { nounOf, recordPage } from '@/lib/derive/addresses'
import { counted } from '@/lib/text/words'
import { NewForm } from './NewForm'
import { singletonsBelow } from './resources'
import { useScope } from './scope'
import type { useSource } from './useSource'

interface Props {
  id: string
  name: string
  source: ReturnType<typeof useSource>['source']
}

/** A new record that starts from the terms of another; what is the other's alone stays with it. */
export function CopiedRecord({ id, name, source }: Props) {
  const { resource } = useScope()
  const { one } = nounOf(resource)
  const session = useSessionUser()
  if (source.error) {
    return (
      <LoadFault
        heading="h2"
        fault={source.error}
        title={`The ${one} to copy could not be loaded`}
        isRetrying={source.isFetching}
        onRetry={source.refetch}
      />
    )
  }
  if (!source.data || !session) {
    return (
      <div role="status" aria-label={`Loading the ${one} to copy`} className="mt-3">
        <Skeleton className="w-80 max-w-full" />
      </div>
    )
  }
  const whole = copyOf(resource, source.data)
  const start = grantable(resource, whole, session.permissions)
  const isLacking = resource.leaves.some(
    (field) => !same(field, whole[field.column] ?? null, start[field.column] ?? null),
  )
  return (
    <>
      <p className="mt-1 text-ink-2">
        {counted(Object.keys(start).length, 'field is', 'fields are')} filled in from{' '}
        <PageLink
          href={recordPage(resource, id)}
          className="rounded-tag underline underline-offset-2 hover:text-ink"
        >
          <Name>{name}</Name>
        </PageLink>{' '}
        as it is saved now{isLacking && ', without permissions that your role lacks'}. Enter the
        name of the new {one} and look the rest over: nothing is written until you add it.
      </p>
      <details className="group mt-2 mb-5">
        <summary className="flex w-fit cursor-default list-none items-center gap-1 rounded-control font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          Left out: what is that {one}'s alone
          {resource.leaves.some(({ bankDetail }) => bankDetail) && ', bank details among it'}
        </summary>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-rule border-l-2 pl-4 text-small/5">
          {leftOut(resource).map(({ title: section, labels }) => (
            <div key={section} className="contents">
              <dt className="text-ink-3">{section}</dt>
              <dd>{labels}</dd>
            </div>
          ))}
          {singletonsBelow(resource).map(({ title }) => (
            <div key={title} className="contents">
              <dt className="text-ink-3">{title}</dt>
              <dd>all of it</dd>
            </div>
          ))}
        </dl>
      </details>
      <NewForm isCopy resource={resource} start={start} />
    </>
  )
}
