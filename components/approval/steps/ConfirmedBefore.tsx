import { Afterwards, ConfirmationsNotTold } from '@/components/payment/Afterwards'
import { isOutdated, isUntold } from '@/components/payment/changes'
import { useConfirmations } from '@/components/payment/useConfirmations'
import { cn } from '@/components/ui/cn'
import { approval } from '@/lib/resources'

/** Says who has confirmed the account that an approval is paid to, and what was changed since. */
export function ConfirmedBefore({ id }: { id: string }) {
  const { byId, ...reading } = useConfirmations(approval, [id])
  const confirmation = byId?.get(id)
  if (!confirmation) return <ConfirmationsNotTold reading={reading} />
  return (
    <div
      className={cn(
        isOutdated(confirmation) || isUntold(confirmation) ? 'text-amber' : 'text-ink-2',
      )}
    >
      <Afterwards resource={approval} confirmation={confirmation} />
    </div>
  )
}
