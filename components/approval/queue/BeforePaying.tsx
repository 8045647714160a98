import { DuplicatesNotTold } from '@/components/form/duplicates/NotTold'
import { NotTold } from '@/components/page/NotTold'
import { ConfirmationsNotTold } from '@/components/payment/Afterwards'
import { isOutdated, isUntold } from '@/components/payment/changes'
import type { useChangesOfMany } from '@/components/payment/useChangesOfMany'
import type { useConfirmations } from '@/components/payment/useConfirmations'
import { Progress } from '@/components/ui/feedback/Progress'
import { RECENT_DAYS } from '@/lib/derive/payments'
import { counted } from '@/lib/text/words'
import type { QueueRow } from './rows'
import type { useClients } from './useClients'
import type { useDoubtful } from './useDoubtful'
import type { usePaidBefore } from './usePaidBefore'
import type { useUncounted } from './useUncounted'

interface Props {
  rows: readonly QueueRow[]
  /** Bank details behind them that were changed lately, as far as that is known. */
  lately: ReturnType<typeof useChangesOfMany>
  /** What of their lines is in no sum, as far as that is known. */
  uncounted: ReturnType<typeof useUncounted>
  /** Which of them others are about as well, as far as that is known. */
  before: ReturnType<typeof usePaidBefore>
  /** By whom their accounts were confirmed, and what was changed since, as far as that is known. */
  confirmed: ReturnType<typeof useConfirmations>
  /** Whose contracts they are about, as far as that is known. */
  clients: ReturnType<typeof useClients>
  /** Of which the supplier is inactive, or is none, as far as that is known. */
  doubtful: ReturnType<typeof useDoubtful>
}

/** What to look at before many approvals are paid, in figures; the rows below say it of each. */
export function BeforePaying(props: Props) {
  const { rows, lately, uncounted, before, confirmed, clients, doubtful } = props
  const { changes } = lately
  const credits = rows.filter(({ isCredit }) => isCredit)
  const over = rows.filter(({ above }) => above)
  const unchecked = rows.filter(({ isUnchecked }) => isUnchecked)
  const confirmations = [...(confirmed.byId?.values() ?? [])]
  const outdated = confirmations.filter(isOutdated)
  const untold = confirmations.filter(isUntold)
  return (
    <>
      {lately.isReading && (
        <Progress label="Looking for changed bank details" done={lately.done} total={rows.length} />
      )}
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        <NotTold
          title="Whether bank details behind these payments were changed lately could not be read."
          what="reading the changes of bank details"
          reading={lately}
        />
        <NotTold
          title="Whether all amounts of these lines are figures could not be read."
          what="reading the amounts of lines"
          reading={uncounted}
        />
        <NotTold
          title="Whose contracts these are by now could not be read."
          what="reading the clients"
          reading={clients}
        />
        <NotTold
          title="Whether these suppliers are active could not be read."
          what="reading the suppliers"
          reading={doubtful}
        />
        <DuplicatesNotTold reading={before} />
        <ConfirmationsNotTold reading={confirmed} />
      </div>
      <div className="mb-4 flex flex-col gap-1 text-amber empty:hidden">
        {changes && changes.size > 0 && (
          <p role="status">
            Bank details behind {counted(changes.size, 'approval')} were changed in the last{' '}
            {RECENT_DAYS} days: {changes.size === 1 ? 'it stands' : 'they stand'} first below.
          </p>
        )}
        {outdated.length > 0 && (
          <p role="status">
            The account to be paid of {counted(outdated.length, 'approval')} was confirmed before
            the payee or bank details were changed.
          </p>
        )}
        {untold.length > 0 && (
          <p role="status">
            Of {counted(untold.length, 'approval')} the history does not tell who confirmed the
            account to be paid, nor all that was changed since.
          </p>
        )}
        {before.shared && before.shared.size > 0 && (
          <p role="status">
            {counted(before.shared.size, 'approval')} may be paid twice, as others have the same
            invoice number and supplier.
          </p>
        )}
        {doubtful.byId && doubtful.byId.size > 0 && (
          <p role="status">
            {counted(doubtful.byId.size, 'approval pays', 'approvals pay')} a supplier who is
            inactive, or whom there is not.
          </p>
        )}
        {uncounted.amounts && uncounted.amounts.size > 0 && (
          <p role="status">
            Lines of {counted(uncounted.amounts.size, 'approval')} have amounts that are no figures,
            or none, and are in no sum here.
          </p>
        )}
        {credits.length > 0 && (
          <p>
            {counted(credits.length, 'approval is a credit note', 'approvals are credit notes')}:
            money that is owed to you, which counts in the sum like any other.
          </p>
        )}
        {over.length > 0 && (
          <p>
            The lines of {counted(over.length, 'approval')} {over.length === 1 ? 'are' : 'are each'}{' '}
            above the limit.
          </p>
        )}
        {unchecked.length > 0 && (
          <p>
            Of {counted(unchecked.length, 'approval')} nobody has confirmed that the account to be
            paid is correct (Bank details correct).
          </p>
        )}
      </div>
    </>
  )
}
