import { useEffect, useRef } from 'react'

/** A field that is faulty. */
export const FAULTY = ':is(input, textarea)[aria-invalid=true]'

/** Gives the focus to the first faulty field of a form: what is wrong is then heard with the field. */
export function focusFaulty(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(FAULTY)
  // A field is heard as the focus comes to it: of one that had it, as Enter sent it, nothing would be.
  if (field && field === document.activeElement) field.blur()
  field?.focus()
}

/**
 * Gives the focus to the first faulty field of a form once a call has ended that found the fault, as
 * the form itself does with what it finds before.
 */
export function useFaultFocus(formId: string, isPending: boolean): void {
  const wasPending = useRef(isPending)
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending
    wasPending.current = isPending
    if (!hasEnded) return
    // With the frame: before it what is wrong stands beside its field, and is not yet tied to it.
    const frame = requestAnimationFrame(() => focusFaulty(document.getElementById(formId)))
    return () => cancelAnimationFrame(frame)
  }, [formId, isPending])
}
