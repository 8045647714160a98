'use client'

import { useQuery } from '@tanstack/react-query'
import { sharingQuery } from '@/components/form/duplicates/duplicatesQuery'
import { DuplicatesNotTold } from '@/components/form/duplicates/NotTold'
import { SharedWords } from '@/components/form/duplicates/SharedWords'
import type { DuplicateSet } from '@/components/form/duplicates/sets'
import { useEntered } from '@/components/form/duplicates/useEntered'
import { readingOf } from '@/components/page/NotTold'
import { approval } from '@/lib/resources'

/** Says which other approvals are about what the form is about to pay. */
export const PaidBefore = ({ id }: { id: string }) =>
  approval.duplicates?.by.map((by) => <BySet key={by.join()} by={by} id={id} />)

function BySet({ by, id }: { by: DuplicateSet; id: string }) {
  const values = useEntered(by)
  const query = useQuery({
    ...sharingQuery(approval, by, values ?? []),
    enabled: values !== null,
    // Others pay meanwhile.
    staleTime: 0,
  })
  if (values === null) return null
  if (!query.data) return <DuplicatesNotTold reading={readingOf(query)} />
  return query.data.map((shared) => {
    const others = shared.records.filter((record) => record.id !== id)
    if (others.length === 0) return null
    return (
      <p key={shared.values.join()} className="text-amber">
        <SharedWords resource={approval} shared={{ ...shared, records: others }} />
      </p>
    )
  })
}
