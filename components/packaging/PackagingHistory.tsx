'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { RecordHistory } from '@/components/history/record/RecordHistory'
import { usePermission } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { packagingDefaults } from '@/lib/resources'
import { packagingPage, packagingPath, usePackaging } from './usePackaging'

/** Everything that has happened to a client's packaging defaults. */
export function PackagingHistory({ clientId }: { clientId: string }) {
  const { record } = usePackaging(clientId)
  const page = packagingPage(clientId)
  return (
    <>
      <div className="mx-auto w-full max-w-300 px-3 pt-3 rail:px-6">
        <Link href={page} className={buttonClass('quiet', '-ml-3')}>
          <ArrowLeft aria-hidden />
          Packaging defaults
        </Link>
      </div>
      <RecordHistory
        resource={packagingDefaults}
        recordId={clientId}
        path={packagingPath(clientId)}
        page={page}
        queryKey={['packagingDefaults', clientId, 'events']}
        loaded={record.data}
        mayChange={usePermission('ClientPackagingDefaults:Set')}
      />
    </>
  )
}
