import type { ReactNode } from 'react'

interface Props {
  /** How much that is: `14 entries`. */
  children: ReactNode
  onPress: () => void
}

/** The way from a beginning to all of it, beside values. */
export const ShowAll = ({ children, onPress }: Props) => (
  <button
    type="button"
    // A block of its own: what is given up is struck through, the way to all of it is not.
    className="inline-block rounded-tag font-medium font-sans text-accent text-small hover:underline"
    onClick={onPress}
  >
    Show all {children}
  </button>
)
