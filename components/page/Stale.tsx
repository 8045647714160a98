import { ProblemBanner } from './ProblemBanner'

interface Props {
  fault: Error
  /** When it was read, in words. */
  since: string
}

/** Says that what is shown, and reads itself anew, is older than it looks. */
export const Stale = ({ fault, since }: Props) => (
  <ProblemBanner tone="amber" role="status" title={`Not refreshed since ${since}`} fault={fault} />
)
