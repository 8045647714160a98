import { toast } from 'sonner'
import type { Written } from '@/components/api/written'

interface Action {
  readonly label: string
  readonly onClick: () => void
}

/** Says that the service has written something, given the answers that prove it. */
export function tellWritten(
  _proof: Written | readonly [Written, ...Written[]],
  words: string,
): void {
  toast.success(words)
}

/**
 * Says what this page itself has just done: copied, pasted, kept on this device.
 *
 * @param action what can still be done wherever the person has gone meanwhile; else see useTellUndo
 */
export function tellHere(words: string, action?: Action): void {
  if (action) tellWithAction(words, action)
  else toast.success(words)
}

/**
 * Says what was done, with what can still be done about it: it stays until that is done or it is
 * closed, as nobody can say how long a hand or a screen reader takes to get there. While a dialog is
 * open it waits out of sight.
 *
 * @returns by which it is taken away
 */
export function tellWithAction(words: string, action: Action): string | number {
  const cancel = { label: 'Close', onClick: () => undefined }
  const className = 'in-[.beside-dialog]:invisible'
  return toast(words, { action, cancel, className, duration: Number.POSITIVE_INFINITY })
}

/** Says what was not done, and nothing was lost by it. */
export function tellRefusal(words: string): void {
  toast.error(words)
}

/** Says what turned out otherwise than expected, without a fault of anybody's. */
export function tellNews(words: string): void {
  toast.message(words)
}
