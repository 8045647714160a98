'use client'

import { PageTitle } from '@/components/page/PageTitle'
import { ErrorState } from '@/components/ui/feedback/ErrorState'

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

export default function PageError({ error, retry }: Props) {
  return (
    <>
      <PageTitle of={['Page that failed']} />
      <ErrorState
        heading="h1"
        title="This page could not be shown"
        onRetry={retry}
        requestId={error.digest}
      >
        Something in it failed. What was saved is safe; Retry draws the page again.
      </ErrorState>
    </>
  )
}
