'use client'

import { useRouter } from 'next/navigation'
import { HistoryTab } from '@/components/form/history/HistoryTab'
import { leaveInDraft } from '@/components/form/saving/useDraft'
import { formOf, nameOf, toForm } from '@/lib/console/form/values'
import { usePermission, useSessionUser } from '@/lib/console/user'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { clientPage, clientPath, useClient } from './useClient'

/** Everything that has happened to a client. */
export function ClientHistory({ id, field }: { id: string; field: string | undefined }) {
  const router = useRouter()
  const { record } = useClient(id)
  const userId = useSessionUser()?.user.user_id
  const mayChange = usePermission('Clients:Update')
  const page = clientPage(id)

  /** The value becomes a pending change of the form, to be looked at and saved there. */
  function restore(restored: Field, value: unknown) {
    if (!record.data || userId === undefined) return
    const { column } = restored
    const base = formOf(client, record.data.record)[column] ?? null
    leaveInDraft(userId, clientPath(id), client, {
      at: new Date().toISOString(),
      etag: record.data.etag,
      base: { [column]: base },
      values: { [column]: toForm(restored, value) },
    })
    router.push(`${page}?field=${encodeURIComponent(nameOf(restored))}`)
  }

  return (
    <HistoryTab
      resource={client}
      path={clientPath(id)}
      queryKey={['client', id, 'events']}
      field={field}
      onField={(name) =>
        router.replace(
          name ? `${page}/history?field=${encodeURIComponent(name)}` : `${page}/history`,
        )
      }
      onRestore={mayChange && record.data ? restore : undefined}
    />
  )
}
