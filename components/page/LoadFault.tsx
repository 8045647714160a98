'use client'

import { isCancelledError } from '@tanstack/react-query'
import { ShieldX, Signpost } from 'lucide-react'
import { faultWords, requestIdOf } from '@/components/api/faultWords'
import { ApiProblem, refusedWith } from '@/components/api/problem'
import { Button } from '@/components/ui/button/Button'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { PageLink } from './PageLink'

interface Props {
  fault: Error
  /** What could not be shown: `The locks could not be loaded`. */
  title: string
  onRetry: () => void
  isRetrying: boolean
  /** Where an address may ask for what is no more: a way to what is there. */
  startOver?: { readonly label: string; readonly onPress: () => void }
  /** `h1` when it is all that the page has. */
  heading?: 'h1' | 'h2'
  /** True where the page has nothing else beside its title and its filters: then a refusal leads on. */
  isPage?: boolean
}

/** Stands where the API refused or failed to give what a page shows. */
export function LoadFault(props: Props) {
  const { fault, title, onRetry, isRetrying, startOver, heading, isPage = heading === 'h1' } = props
  const status = refusedWith(fault)
  if (status === 403) {
    return (
      <EmptyState
        heading={heading}
        icon={<ShieldX />}
        title="Your role may not open this"
        action={
          isPage && (
            <PageLink href="/" className={buttonClass('secondary')}>
              Go to the overview
            </PageLink>
          )
        }
      >
        {faultWords(fault)}
        {isLacking(fault) && ' An administrator can add it.'}
      </EmptyState>
    )
  }
  if (isCancelledError(fault)) {
    return (
      <EmptyState
        heading={heading}
        title={title}
        action={<Button onPress={onRetry}>Ask again</Button>}
      >
        {faultWords(fault)}
      </EmptyState>
    )
  }
  // Asking for the same again would be refused again.
  if (status === 400 && startOver) {
    return (
      <EmptyState
        heading={heading}
        icon={<Signpost />}
        title="This address leads nowhere"
        action={<Button onPress={startOver.onPress}>{startOver.label}</Button>}
      >
        {faultWords(fault)}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      heading={heading}
      title={title}
      onRetry={onRetry}
      isRetrying={isRetrying}
      requestId={requestIdOf(fault)}
    >
      {faultWords(fault)}
    </ErrorState>
  )
}

/** True where what is missing is a permission, which can be given. */
const isLacking = (fault: Error): boolean =>
  fault instanceof ApiProblem && fault.body.required_permission !== undefined
