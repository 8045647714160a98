import { RetryButton } from '@/components/ui/button/RetryButton'
import { ProblemBanner } from './ProblemBanner'

/** How it stands with something that is read by itself. */
export interface Reading {
  /** Why it is not known, or no more than before. */
  readonly fault: Error | null
  readonly isReading: boolean
  readonly isRetrying: boolean
  retry(): void
}

/** As much of a query as tells that. */
interface Query {
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** How it stands with what a query reads. */
export const readingOf = ({ error, isFetching, refetch }: Query): Reading => ({
  fault: error,
  isReading: isFetching && !error,
  isRetrying: isFetching,
  retry: () => void refetch(),
})

interface Props {
  /** What is not known. */
  title: string
  /** What is done again, where several may have failed at once. */
  what?: string
  reading: Reading
}

/** Says what people would look at before they go on, and nobody knows; nothing where it is known. */
export const NotTold = ({ title, what, reading: { fault, isRetrying, retry } }: Props) =>
  fault && (
    <ProblemBanner
      tone="amber"
      title={title}
      fault={fault}
      action={<RetryButton {...(what && { what })} isRetrying={isRetrying} onRetry={retry} />}
    />
  )
