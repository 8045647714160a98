import type { ReactNode } from 'react'

/**
 * Stands in a list that has nothing to choose. A press on it leaves the focus in the box that is typed
 * in: nothing else of the list could take it.
 */
export const NothingFound = ({ children }: { children: ReactNode }) => (
  <p className="px-2 py-1.5 text-ink-3" onMouseDown={(event) => event.preventDefault()}>
    {children}
  </p>
)
