'use client'

import { PageLink } from '@/components/page/PageLink'
import type { FactsProps } from '@/components/record/particulars'
import { HintFact, momentInHeading } from '@/components/record/RecordHeading'
import { useTimeZone } from '@/components/time/timeZone'
import { recordPage } from '@/lib/derive/addresses'
import { client } from '@/lib/resources'
import { shownName } from '@/lib/text/words'
import { requestedWords } from './status'
import { useContractClient } from './useContractClient'

/** What an approval is about, and how it came to be. */
export function ApprovalFacts({ record }: FactsProps) {
  const zone = useTimeZone()
  const { contract_id, created, requested_audit_attempt_count: times, source } = record
  const requested = requestedWords(Number(times ?? 0))
  return (
    <>
      <span className="font-mono text-small/5">contract {String(contract_id ?? '')}</span>
      <ClientLink contractId={String(contract_id ?? '')} />
      <HintFact name="supplier_id" record={record} />
      {zone && typeof created === 'string' && (
        <span title={zone}>Added {momentInHeading(created, zone)}</span>
      )}
      {requested && <span>{requested}</span>}
      {source === 'external_channel' && <span>Came through an order channel</span>}
    </>
  )
}

/** The client that the contract belongs to, where somebody has said so. */
function ClientLink({ contractId }: { contractId: string }) {
  const owner = useContractClient(contractId)
  if (!owner) return null
  return (
    <PageLink
      href={recordPage(client, owner.id)}
      className="rounded-tag text-ink-2 underline decoration-rule-strong underline-offset-2 hover:text-ink"
    >
      {shownName(owner.name) || `Client ${owner.id}`}
    </PageLink>
  )
}
