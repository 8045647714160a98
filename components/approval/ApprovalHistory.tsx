'use client'

import { useRouter } from 'next/navigation'
import { HistoryTab } from '@/components/form/history/HistoryTab'
import { leaveInDraft } from '@/components/form/saving/useDraft'
import { formOf, nameOf, toForm } from '@/lib/console/form/values'
import { usePermission, useSessionUser } from '@/lib/console/user'
import { approval } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { approvalPage, approvalPath, useApproval } from './useApproval'

/** Everything that has happened to an approval. */
export function ApprovalHistory({ id, field }: { id: string; field: string | undefined }) {
  const router = useRouter()
  const { record } = useApproval(id)
  const userId = useSessionUser()?.user.user_id
  const mayChange = usePermission('Approvals:Update')
  const page = approvalPage(id)

  /** The value becomes a pending change of the form, to be looked at and saved there. */
  function restore(restored: Field, value: unknown) {
    if (!record.data || userId === undefined) return
    const { column } = restored
    const base = formOf(approval, record.data.record)[column] ?? null
    leaveInDraft(userId, approvalPath(id), approval, {
      at: new Date().toISOString(),
      etag: record.data.etag,
      base: { [column]: base },
      values: { [column]: toForm(restored, value) },
    })
    router.push(`${page}?field=${encodeURIComponent(nameOf(restored))}`)
  }

  return (
    <HistoryTab
      resource={approval}
      path={approvalPath(id)}
      queryKey={['approval', id, 'events']}
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
