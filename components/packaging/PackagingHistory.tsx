'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { HistoryTab } from '@/components/form/history/HistoryTab'
import { leaveInDraft } from '@/components/form/saving/useDraft'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { formOf, nameOf, toForm } from '@/lib/console/form/values'
import { usePermission, useSessionUser } from '@/lib/console/user'
import { packagingDefaults } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { packagingPage, packagingPath, usePackaging } from './usePackaging'

/** Everything that has happened to a client's packaging defaults. */
export function PackagingHistory({
  clientId,
  field,
}: {
  clientId: string
  field: string | undefined
}) {
  const router = useRouter()
  const { record } = usePackaging(clientId)
  const userId = useSessionUser()?.user.user_id
  const mayChange = usePermission('ClientPackagingDefaults:Set')
  const page = packagingPage(clientId)

  /** The value becomes a pending change of the form, to be looked at and saved there. */
  function restore(restored: Field, value: unknown) {
    if (!record.data || userId === undefined) return
    const { column } = restored
    const base = formOf(packagingDefaults, record.data.record)[column] ?? null
    leaveInDraft(userId, packagingPath(clientId), packagingDefaults, {
      at: new Date().toISOString(),
      etag: record.data.etag,
      base: { [column]: base },
      values: { [column]: toForm(restored, value) },
    })
    router.push(`${page}?field=${encodeURIComponent(nameOf(restored))}`)
  }

  return (
    <>
      <div className="mx-auto max-w-225 px-3 pt-3 rail:px-6">
        <Link href={page} className={buttonClass('quiet', '-ml-3')}>
          <ArrowLeft aria-hidden />
          Packaging defaults
        </Link>
      </div>
      <HistoryTab
        resource={packagingDefaults}
        path={packagingPath(clientId)}
        queryKey={['packagingDefaults', clientId, 'events']}
        field={field}
        onField={(name) =>
          router.replace(
            name ? `${page}/history?field=${encodeURIComponent(name)}` : `${page}/history`,
          )
        }
        onRestore={mayChange && record.data ? restore : undefined}
      />
    </>
  )
}
