/**
 * What had the focus may go away: a save bar with its last change, a button with the step that it
 * took, a page with the next one. Who works by keyboard would then start again from the top of the
 * window, so the focus goes back to the field one was last in, or to the page.
 */

let lastField: HTMLElement | null = null

/** Remembers the field that one is in; null once its page is left. */
export function noteField(field: HTMLElement | null): void {
  lastField = field
}

/** Once dialogs have given back what they took, gives the focus a place if nothing has it. */
export function rescueFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const isThere = lastField?.isConnected && lastField.getClientRects().length > 0
      const place = isThere ? lastField : document.getElementById('main')
      place?.focus({ preventScroll: true })
    }),
  )
}
