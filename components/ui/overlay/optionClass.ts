/** One line of a menu or of a list of options. */
export const optionClass =
  'flex min-h-control cursor-default select-none items-center gap-2 rounded-control px-2 text-ink ' +
  'outline-none data-focused:bg-sunk data-disabled:text-ink-3 data-disabled:opacity-60 ' +
  'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-accent ' +
  '[&_svg]:size-4 [&_svg]:shrink-0'
