import { cn } from '../cn'

/**
 * `framed` stands alone (a search, a dialog). `ruled` is a value of the ledger: a line under it
 * says that it can be written, its frame shows on hover and its ring on focus.
 */
export type ControlLook = 'framed' | 'ruled'

const shape =
  'flex w-full min-h-control items-center gap-2 border px-2 text-ink transition-colors ' +
  'data-disabled:opacity-55 ' +
  // The box shows the ring for whatever inside it has the focus.
  'focus-within:rounded-control focus-within:border-accent focus-within:outline-2 ' +
  'focus-within:-outline-offset-1 focus-within:outline-accent'

const looks: Record<ControlLook, string> = {
  framed: 'rounded-control border-rule-strong bg-sheet data-invalid:border-red',
  ruled:
    'border-unseen border-b-rule-strong hover:rounded-control hover:border-rule-strong ' +
    'focus-within:bg-sheet data-invalid:border-b-red data-readonly:border-unseen',
}

/** The box round a control's text, icons and unit. */
export const controlClass = (look: ControlLook, className?: string): string =>
  cn(shape, looks[look], className)

/** The bare input inside that box, which draws neither frame nor ring of its own. */
export const inputClass = 'min-w-0 flex-1 bg-transparent text-inherit outline-none'
