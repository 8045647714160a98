import { useEffect, useRef } from 'react'

/** A field that is faulty. */
export const FAULTY = ':is(input, textarea)[aria-invalid=true]'

/** Gives the focus to the first faulty field of a form: what is wrong is then heard with the field. */
export const focusFaulty = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>(FAULTY)?.focus()

/**
 * Gives the focus to the first faulty field of a form once a call has ended that found the fault, as
 * the form itself does with what it finds before.
 */
export function useFaultFocus(formId: string, isPending: boolean): void {
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) {
      focusFaulty(document.getElementById(formId))
    }
    wasPending.current = isPending
  }, [formId, isPending])
}
