import { useWhen } from '@/components/form/model/useWhen'
import { NotTold, type Reading } from '@/components/page/NotTold'
import type { Resource } from '@/lib/resources/resource'
import { afterwardsSentence, type Confirmation, confirmedSentence } from './changes'
import { SeeChange } from './PaymentChanges'

interface Props {
  resource: Resource
  confirmation: Confirmation
}

/** What was changed after somebody had confirmed it, each with the way to its entry of the history. */
export function Afterwards({ resource, confirmation }: Props) {
  const when = useWhen()
  return (
    <>
      <span className="block">{confirmedSentence(resource, confirmation, when)}</span>
      {confirmation.since.map((change) => (
        <span key={change.event_id} className="flex flex-wrap items-center gap-x-2">
          {afterwardsSentence(resource, confirmation, change, when)}
          <SeeChange change={change} />
        </span>
      ))}
    </>
  )
}

/** Says that nobody knows whether what was confirmed was changed since. */
export const ConfirmationsNotTold = ({ reading }: { reading: Reading }) => (
  <NotTold
    title="Whether the account to be paid was changed after it was confirmed could not be read."
    what="reading what was changed since"
    reading={reading}
  />
)
