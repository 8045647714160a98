'use client'

import { type NamedRecord, recordWords } from '@/components/form/model/changedRecord'
import { Banner } from '@/components/ui/feedback/Banner'
import { counted, listed } from '@/lib/text/words'
import type { UndoPlan } from './plan'

const MAX_NAMED = 5

const names = (records: readonly NamedRecord[]): string =>
  listed(
    records.map((record) => recordWords(record)),
    MAX_NAMED,
  )

/** What undoing the request leaves as it is, and why. */
export function LeftOut({
  plan: { created, deleted, beyond, already, unknown, kept, untold, paying, records },
}: {
  plan: UndoPlan
}) {
  const lines = [
    created.length > 0 &&
      `It added ${names(created)}: what was added stays, as an undo deletes nothing.`,
    deleted.length > 0 && `Deleted, and nothing brings it back: ${names(deleted)}.`,
    beyond.length > 0 && `Your role cannot set these back here: ${names(beyond)}.`,
    unknown.length > 0 && `These fields are no longer defined: ${listed(unknown, MAX_NAMED)}.`,
    kept.length > 0 &&
      `No change sets these, as the service keeps them: ${listed(kept, MAX_NAMED)}.`,
    untold.length > 0 &&
      `What these were is never shown, so they stay as they are: ${listed(untold, MAX_NAMED)}.`,
    paying.length > 0 &&
      `These would go to payment, or change one that is on its way, which is done from the approvals alone, beside payee and sum: ${listed(paying, MAX_NAMED)}.`,
    already > 0 &&
      records.length > 0 &&
      `${counted(already, 'field holds', 'fields hold')} again what it was before.`,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Banner tone="blue">
      <ul className="font-normal">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Banner>
  )
}
