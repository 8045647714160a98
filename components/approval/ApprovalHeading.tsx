'use client'

import Link from 'next/link'
import type { Ref } from 'react'
import { showMoment } from '@/components/form/model/show'
import type { Json } from '@/components/form/model/transport'
import { LockChip } from '@/components/lock/LockChip'
import type { RecordLock } from '@/components/lock/useRecordLock'
import { StatusTag } from '@/components/page/StatusTag'
import { offsetOf, useTimeZone } from '@/components/time/timeZone'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { requestedWords } from './status'
import { useContractClient } from './useContractClient'

interface Props {
  id: string
  /** Undefined while it is on its way. */
  record: Json | undefined
  /** True where it did not come: nothing is awaited then. */
  isFailed: boolean
  lock: RecordLock | null
  /** Where the form puts the next steps. */
  slotRef: Ref<HTMLDivElement>
}

/** What the approval is about, how far it has come, and who may write it. */
export function ApprovalHeading({ id, record, isFailed, lock, slotRef }: Props) {
  const zone = useTimeZone()
  const text = (name: string) =>
    typeof record?.[name] === 'string' ? (record[name] as string) : ''
  const created = text('created')
  const requested = requestedWords(Number(record?.requested_audit_attempt_count ?? 0))
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-4 pb-2 rail:pt-5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="font-semibold text-record">Approval {id}</h1>
          {text('status_flag') && <StatusTag value={text('status_flag')} />}
          {record && lock && <LockChip state={lock.state} />}
        </div>
        {record ? (
          <p className="mt-1 flex min-h-5 flex-wrap gap-x-3.5 text-ink-3">
            <span className="font-mono text-small/5">contract {text('contract_id')}</span>
            <ClientLink contractId={text('contract_id')} />
            {text('supplier_id') && (
              <span>
                Supplier <span className="font-mono text-small/5">{text('supplier_id')}</span>
              </span>
            )}
            {zone && created && (
              <span title={zone}>
                Created {withoutThisYear(showMoment(created, zone))}{' '}
                {offsetOf(zone, new Date(created))}
              </span>
            )}
            {requested && <span>{requested}</span>}
            {text('source') === 'external_channel' && <span>Came through an order channel</span>}
          </p>
        ) : (
          <p className="mt-1 flex h-5 items-center">
            {!isFailed && <Skeleton className="w-80 max-w-full" />}
          </p>
        )}
      </div>
      <div ref={slotRef} className="flex min-h-control flex-wrap items-center gap-2" />
    </header>
  )
}

const withoutThisYear = (text: string): string => text.replace(` ${new Date().getFullYear()},`, ',')

/** The client that the contract belongs to, where somebody has said so. */
function ClientLink({ contractId }: { contractId: string }) {
  const client = useContractClient(contractId)
  if (!client) return null
  return (
    <Link
      href={`/clients/${client.id}`}
      className="rounded-tag text-ink-2 underline decoration-rule-strong underline-offset-2 hover:text-ink"
    >
      {client.name || `Client ${client.id}`}
    </Link>
  )
}
