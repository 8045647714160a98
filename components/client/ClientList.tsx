'use client'

import { Plus, Upload } from 'lucide-react'
import Link from 'next/link'
import { BulkEditButton } from '@/components/bulk/BulkEditButton'
import { RecordList } from '@/components/list/RecordList'
import { countOf } from '@/components/list/selection/selection'
import { usePermission } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { clientList } from './clientList'

/** All clients. What a role may not do is not offered. */
export function ClientList() {
  const mayChange = usePermission('Clients:Update')
  const newClient = usePermission('Clients:Create') && (
    <Link href="/clients/new" className={buttonClass('primary')}>
      <Plus aria-hidden />
      New<span className="-ml-1 max-sm:sr-only">client</span>
    </Link>
  )
  const importFile = mayChange && (
    <Link href="/clients/import" className={buttonClass('secondary', 'max-sm:px-2')}>
      <Upload aria-hidden />
      <span className="max-sm:sr-only">Import</span>
    </Link>
  )
  return (
    <RecordList
      config={clientList}
      actions={
        <>
          {importFile}
          <span className="w-1 max-sm:hidden" />
          {newClient}
        </>
      }
      firstAction={newClient}
      selectionActions={(selection, tools) =>
        mayChange && countOf(selection) > 0 ? (
          <BulkEditButton selection={selection} tools={tools} />
        ) : null
      }
    />
  )
}
