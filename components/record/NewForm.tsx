'use client'

import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { FormValues } from '@/components/form/model/values'
import { NewRecordForm } from '@/components/form/new/NewRecordForm'
import { usePermission } from '@/components/session/user'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { idWords, nounOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { readAnewAfter } from './readAnew'
import { useScope } from './scope'

interface Props {
  resource: Resource
  start?: FormValues
  /** It starts from the terms of another record. */
  isCopy?: boolean
}

/** The form of a new record, empty or with what it starts from; of one that was not seen, that it is there. */
export function NewForm({ resource, start, isCopy }: Props) {
  const queries = useQueryClient()
  const sees = usePermission(resource.permissions.read)
  const [unseen, setUnseen] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const { particularsOf } = useScope()
  const { title, recordName } = resource
  if (unseen !== null) {
    return <Unseen resource={resource} id={unseen} onAnother={() => setUnseen(null)} />
  }
  return (
    <NewRecordForm
      key={round}
      resource={resource}
      start={start}
      asksFirst={particularsOf(resource).look?.asksFirst}
      added={(id) =>
        recordName === 'parent' ? `Added ${idWords(resource, id)}` : `${title} added`
      }
      onAdded={() => readAnewAfter(queries, resource)}
      onUnseen={sees ? undefined : setUnseen}
      // A copy is made of the one that was asked for, and once.
      onAnother={sees && !isCopy ? () => setRound(round + 1) : undefined}
    />
  )
}

interface UnseenProps {
  resource: Resource
  id: string
  onAnother: () => void
}

/** Says that a record is there to a role that adds records and does not see them. */
function Unseen({ resource, id, onAnother }: UnseenProps) {
  const { one, many } = nounOf(resource)
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={`Added ${idWords(resource, id)}`}
      action={<Button onPress={onAnother}>Add another {one}</Button>}
    >
      Your role adds {many} and does not see them: whoever does goes on from here.
    </EmptyState>
  )
}
