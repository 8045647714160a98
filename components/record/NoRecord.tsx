'use client'

import { FileQuestion } from 'lucide-react'
import { PageLink } from '@/components/page/PageLink'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { nounOf, resourcePage } from '@/lib/derive/addresses'
import { isNumber } from '@/lib/derive/idForms'
import { useScope } from './scope'

/** Stands where a record would be, if there were one of this id. */
export function NoRecord({ id }: { id: string }) {
  const { resource, particulars } = useScope()
  const { one, many } = nounOf(resource)
  const by = particulars.foundBy
  return (
    <EmptyState
      heading="h1"
      icon={<FileQuestion />}
      title={`There is no ${one} ${id}`}
      action={
        resource.list && (
          <PageLink href={resourcePage(resource)} className={buttonClass('secondary')}>
            Go to {many}
          </PageLink>
        )
      }
    >
      The {isNumber(resource) ? 'number' : 'id'} may be mistyped.
      {resource.list && ` Look for the ${one}${by ? ` by ${by}` : ''} in the list.`}
    </EmptyState>
  )
}
