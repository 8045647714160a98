'use client'

import { Info } from 'lucide-react'
import { RecordForm } from '@/components/form/RecordForm'
import { FormSkeleton } from '@/components/form/rows/FormSkeleton'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { useSessionUser } from '@/components/session/user'
import { packagingDefaults } from '@/lib/resources'
import { packagingLook } from './packagingLook'
import { isUnset, packagingKey, packagingPage, usePackaging } from './usePackaging'

const NEEDED = 'ClientPackagingDefaults:Set'

/** The form of a client's packaging defaults. */
export function PackagingDetails({
  clientId,
  field,
}: {
  clientId: string
  field?: string | undefined
}) {
  const { record, transport, onLoaded } = usePackaging(clientId)
  const session = useSessionUser()
  const page = packagingPage(clientId)

  if (record.error && !record.data) {
    return (
      <LoadFault
        fault={record.error}
        title="The packaging defaults could not be loaded"
        isRetrying={record.isFetching}
        onRetry={record.refetch}
      />
    )
  }
  if (!record.data || !session || !record.isFetchedAfterMount) {
    return (
      <Awaiting queryKey={packagingKey(clientId)} what="the packaging defaults" span="page">
        <FormSkeleton />
      </Awaiting>
    )
  }
  const mayChange = session.permissions.includes(NEEDED)
  return (
    <>
      {isUnset(record.data) && (
        <div className="max-w-300 px-3 pt-3 rail:px-6">
          <p
            role="note"
            className="flex items-start gap-2.5 rounded-sheet border border-rule bg-sheet px-4 py-2.5 text-ink-2"
          >
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <strong className="font-semibold text-ink">None are set for this client yet.</strong>{' '}
              What stands below are the defaults.
              {mayChange &&
                ' The first save makes the record: what you have set is stored, and every other field stands at its default or is not set.'}
            </span>
          </p>
        </div>
      )}
      <RecordForm
        key={transport.path}
        resource={packagingDefaults}
        loaded={record.data}
        transport={transport}
        scope={page}
        userId={session.user.user_id}
        onLoaded={onLoaded}
        focusOn={field}
        look={packagingLook}
        history={
          isUnset(record.data)
            ? undefined
            : { href: `${page}/history`, label: 'History of packaging defaults' }
        }
        historyOf={
          isUnset(record.data)
            ? undefined
            : (name) => `${page}/history?field=${encodeURIComponent(name)}`
        }
        readOnly={
          mayChange
            ? undefined
            : `You can read these settings but not change them: that takes the permission ${NEEDED}, which your role (${session.role.name}) does not have. An administrator can add it.`
        }
      />
    </>
  )
}
