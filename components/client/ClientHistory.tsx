'use client'

import { RecordHistory } from '@/components/history/record/RecordHistory'
import { usePermission } from '@/components/session/user'
import { client } from '@/lib/resources'
import { clientPage, clientPath, useClient } from './useClient'

/** Everything that has happened to a client. */
export function ClientHistory({ id }: { id: string }) {
  const { record } = useClient(id)
  return (
    <RecordHistory
      resource={client}
      recordId={id}
      path={clientPath(id)}
      page={clientPage(id)}
      queryKey={['client', id, 'events']}
      loaded={record.data}
      mayChange={usePermission('Clients:Update')}
    />
  )
}
