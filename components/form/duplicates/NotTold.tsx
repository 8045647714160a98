import { ProblemBanner } from '@/components/page/ProblemBanner'
import { RetryButton } from '@/components/ui/button/RetryButton'

interface Props {
  fault: Error
  isRetrying: boolean
  onRetry: () => unknown
}

/** Says that nobody knows whether something was entered twice. */
export const DuplicatesNotTold = ({ fault, isRetrying, onRetry }: Props) => (
  <ProblemBanner
    tone="amber"
    title="Whether anything of this was entered before could not be read."
    fault={fault}
    action={<RetryButton what="looking for duplicates" isRetrying={isRetrying} onRetry={onRetry} />}
  />
)
