'use client'

import { CopyPlus } from 'lucide-react'
import { PaymentChanges } from '@/components/approval/payment/PaymentChanges'
import { RecordForm } from '@/components/form/RecordForm'
import { FormSkeleton } from '@/components/form/rows/FormSkeleton'
import { Awaiting } from '@/components/page/Awaiting'
import { useSessionUser } from '@/components/session/user'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { client } from '@/lib/resources'
import { clientKey, clientPage, clientPath, useClient } from './useClient'

const NEEDED = 'Clients:Update'

/** The form of a client. */
export function ClientDetails({ id, field }: { id: string; field?: string | undefined }) {
  const { record, transport, onLoaded } = useClient(id)
  const session = useSessionUser()
  // A record that was kept from an earlier visit would start the form from an old value.
  if (!record.data || !session || !record.isFetchedAfterMount) {
    return (
      <Awaiting queryKey={clientKey(id)} what="the client" span="page">
        <FormSkeleton />
      </Awaiting>
    )
  }
  return (
    <>
      <PaymentChanges
        path={`${clientPath(id)}/payment-changes`}
        subject="of this client"
        className="px-3 pt-3 rail:px-6 rail:pb-1"
      />
      <RecordForm
        key={transport.path}
        resource={client}
        loaded={record.data}
        transport={transport}
        scope={clientPage(id)}
        userId={session.user.user_id}
        onLoaded={onLoaded}
        focusOn={field}
        menu={
          session.permissions.includes('Clients:Create') && (
            <MenuItem icon={<CopyPlus />} href={`/clients/new?from=${encodeURIComponent(id)}`}>
              Copy to a new client
            </MenuItem>
          )
        }
        historyOf={(name) => `${clientPage(id)}/history?field=${encodeURIComponent(name)}`}
        readOnly={
          session.permissions.includes(NEEDED)
            ? undefined
            : `You can read this client but not change it: that takes the permission ${NEEDED}, which your role (${session.role.name}) does not have. An administrator can add it.`
        }
      />
    </>
  )
}
