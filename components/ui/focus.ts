/**
 * What had the focus may go away: a save bar with its last change, an "Undo" with the change that
 * it undid, a page with the next one. Who works by keyboard would then start again from the top of
 * the window, so the focus goes to the dialog that is open, to the field one was last in, to what
 * opened the first of several dialogs, or to the page.
 */

const DIALOG = ':is([role=dialog], [role=alertdialog])'
/** Dialogs that are open: one that fades away is over, and what is done then must not be lost. */
export const OPEN_DIALOG = `${DIALOG}:not([data-exiting], [data-exiting] *)`
const PAGE = 'main'
const FOCUSABLE = 'input:not([type=hidden]), textarea, button, [tabindex="0"]'

/** What has the focus, or had it when it went away. */
let held: HTMLElement | null = null
let isRescuing = false
/** The field that one was last in, and its API name: a field that was locked comes back as another. */
let lastField: { readonly element: HTMLElement; readonly name: string } | null = null
/**
 * What one was last at outside dialogs. Of dialogs that follow one another, the last would give the
 * focus back to the one before it, which is gone.
 */
let lastOutside: HTMLElement | null = null

/** Whether the focus goes on by Tab. */
let isTabbing = false

/** Follows the focus from now on; what it gives ends that. */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => {
    if (held && (!held.isConnected || held.matches(':disabled'))) rescueFocus()
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('pointerdown', onPointerDown, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('pointerdown', onPointerDown, true)
  }
}

/** Forgets the field one was in, as its page is left. */
export function forgetField(): void {
  lastField = null
}

/**
 * Once dialogs have given back what they took, gives the focus a place if nothing has it. A place
 * behind a dialog that still fades away takes none: the dialog's end is the next try.
 */
export function rescueFocus(): void {
  if (isRescuing) return
  isRescuing = true
  onceGivenBack(() => {
    isRescuing = false
    if (document.activeElement === document.body) focusInSight(placeOfFocus())
  })
}

/** Does something once what has just gone has given back the focus, which takes it a frame. */
export const onceGivenBack = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(work))
}

/** The page itself is in sight wherever one reads it; a field may have been scrolled away from. */
function focusInSight(place: HTMLElement | null) {
  place?.focus({ preventScroll: true })
  if (place?.id !== PAGE) place?.scrollIntoView({ block: 'nearest' })
}

function onFocusIn({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement)) return
  held = target
  if (!target.closest(DIALOG)) lastOutside = target
  const field = target.closest<HTMLElement>('[data-field]')
  if (field) lastField = { element: target, name: field.dataset.field ?? '' }
  // Of a text of several lines browsers bring the caret into sight, and leave its box behind the heads.
  if (isTabbing && target instanceof HTMLTextAreaElement) {
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }))
  }
}

function onKeyDown({ key }: KeyboardEvent) {
  isTabbing = key === 'Tab'
}

/** Who clicks beside everything wants no focus: what goes away later gives none back. */
function onPointerDown({ target }: PointerEvent) {
  held = null
  isTabbing = false
  if (target instanceof Element && !target.closest(DIALOG)) lastOutside = null
}

function placeOfFocus(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].filter(isShown).at(-1)
  const inField = fieldPlace()
  if (dialog) return inField && dialog.contains(inField) ? inField : dialog
  return inField ?? outsidePlace() ?? document.getElementById(PAGE)
}

const outsidePlace = (): HTMLElement | null =>
  lastOutside?.isConnected && isShown(lastOutside) && !lastOutside.matches(':disabled')
    ? lastOutside
    : null

function fieldPlace(): HTMLElement | null {
  if (!lastField) return null
  if (lastField.element.isConnected && isShown(lastField.element)) return lastField.element
  const fields = document.querySelectorAll(`[data-field="${CSS.escape(lastField.name)}"]`)
  const places = [...fields].map((field) => field.querySelector<HTMLElement>(FOCUSABLE))
  return places.find((place) => place !== null && isShown(place)) ?? null
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0
