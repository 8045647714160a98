import { Banner } from '@/components/ui/feedback/Banner'
import { confirmationsOf } from '@/lib/derive/confirmations'
import type { Resource } from '@/lib/resources/resource'
import { Afterwards, ConfirmationsNotTold } from './Afterwards'
import { isOfBankDetails } from './changes'
import { useConfirmations } from './useConfirmations'

interface Props {
  resource: Resource
  id: string
  className: string
}

/**
 * Warns of a record of which something else was confirmed than it says now. What became of the bank
 * details behind it stands beside it, and is told of for as long as it is recent.
 */
export const ConfirmedOtherwise = (props: Props) =>
  confirmationsOf(props.resource).length > 0 && <OfRecord {...props} />

function OfRecord({ resource, id, className }: Props) {
  const { byId, ...reading } = useConfirmations(resource, [id])
  const confirmation = byId?.get(id)
  const since =
    confirmation?.since.filter(
      (change) => change.resource === resource.name || !isOfBankDetails(change),
    ) ?? []
  if (reading.fault && !byId) {
    return (
      <div className={className}>
        <ConfirmationsNotTold reading={reading} />
      </div>
    )
  }
  if (!confirmation || since.length === 0) return null
  return (
    <div className={className}>
      <Banner tone="amber">
        <Afterwards resource={resource} confirmation={{ ...confirmation, since }} />
      </Banner>
    </div>
  )
}
