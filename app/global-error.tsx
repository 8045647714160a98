'use client'

import './globals.css'
import { ErrorState } from '@/components/ui/feedback/ErrorState'

interface Props {
  error: Error & { digest?: string }
  retry: () => void
}

/** Stands in for the whole page when not even the frame could be drawn. */
export default function WholePageError({ error, retry }: Props) {
  return (
    <html lang="en-AU">
      <body>
        <title>Fleetbook could not be shown</title>
        <ErrorState
          heading="h1"
          title="Fleetbook could not be shown"
          onRetry={retry}
          requestId={error.digest}
        >
          The server could not draw this page. What was saved is safe; try again in a moment.
        </ErrorState>
      </body>
    </html>
  )
}
