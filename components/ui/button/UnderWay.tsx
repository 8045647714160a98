import { LoaderCircle } from 'lucide-react'

/** What a button's name says besides, as what it began goes on and once that has ended. */
export const UNDER_WAY = 'under way'

/** Stands in a button of words while what it began is under way, in the place of its icon. */
export const UnderWay = () => (
  <>
    <LoaderCircle aria-hidden className="order-first size-4 animate-spin" />
    <span className="sr-only"> {UNDER_WAY}</span>
  </>
)
