import { useEffect, useRef } from 'react'

const FAULTY = ':is(input, textarea)[aria-invalid=true]'

/**
 * Gives the focus to the first faulty field of a form once a call has ended that found the fault, as
 * the form itself does with what it finds before: what is wrong is then heard with the field.
 */
export function useFaultFocus(formId: string, isPending: boolean): void {
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) {
      document.getElementById(formId)?.querySelector<HTMLElement>(FAULTY)?.focus()
    }
    wasPending.current = isPending
  }, [formId, isPending])
}
