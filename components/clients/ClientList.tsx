'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { usePermission } from '@/lib/console/user'
import { RecordList } from '../table/RecordList'
import { clientList } from './clientList'

/** All clients. The way to a new one is there for whoever may add one. */
export function ClientList() {
  const newClient = usePermission('Clients:Create') && (
    <Link href="/clients/new" className={buttonClass('primary')}>
      <Plus aria-hidden />
      New<span className="-ml-1 max-sm:sr-only">client</span>
    </Link>
  )
  return <RecordList config={clientList} actions={newClient} firstAction={newClient} />
}
