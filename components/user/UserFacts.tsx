'use client'

import type { FactsProps } from '@/components/record/particulars'
import {
  CountFacts,
  HintFact,
  momentInHeading,
  NewestChange,
} from '@/components/record/RecordHeading'
import { useTimeZone } from '@/components/time/timeZone'
import { user } from '@/lib/resources'

/** What tells a user from others, and by whose word they may sign in. */
export function UserFacts({ record, newest }: FactsProps) {
  const zone = useTimeZone()
  const { identity_provider: provider, identity_linked: linked } = record
  return (
    <>
      {user.hints.map((name) => (
        <HintFact key={name} name={name} record={record} />
      ))}
      <CountFacts record={record} />
      {zone && typeof provider === 'string' && typeof linked === 'string' && (
        <span title={zone}>
          Linked to {provider} since {momentInHeading(linked, zone)}
        </span>
      )}
      <NewestChange newest={newest} />
    </>
  )
}
