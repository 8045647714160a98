import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'

interface Props {
  words: string
  /**
   * `wrong` by what the field takes; `refused` by the service; `overtaken` where somebody else has
   * changed the same field, and whose value stays is to be said.
   */
  is: 'wrong' | 'refused' | 'overtaken'
  /** The cell stands at the end of its column. */
  isFigure: boolean
  onSave: () => void
  onLeave: () => void
}

/**
 * Why a cell was not saved, and what can be done: below the cell under it, in which Enter goes on, so
 * that both are in sight. There it stays when that one is left, as what moves is not pressed.
 */
export const CellFault = ({ words, is, isFigure, onSave, onLeave }: Props) => (
  <div
    className={cn(
      'in-[tr]:absolute in-[tr]:top-[calc(100%+var(--spacing-table-row))] in-[tr]:z-10 in-[tr]:mt-1 in-[tr]:w-72 in-[tr]:shadow-float',
      'rounded-control border border-red bg-red-wash px-3 py-2 text-left text-small',
      isFigure ? 'right-0' : 'left-0',
    )}
  >
    <p role="alert" className="text-red wrap-anywhere">
      {words}
    </p>
    <div className="mt-1.5 flex gap-2">
      {is !== 'wrong' && (
        <Button onPress={onSave}>{is === 'overtaken' ? 'Save mine' : 'Try again'}</Button>
      )}
      <Button variant="quiet" onPress={onLeave}>
        {is === 'overtaken' ? 'Keep theirs' : 'Leave as it was'}
      </Button>
    </div>
  </div>
)
