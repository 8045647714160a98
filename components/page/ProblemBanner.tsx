'use client'

import type { ReactNode } from 'react'
import { faultTitle, faultWords, requestIdOf } from '@/components/api/faultWords'
import { ApiProblem } from '@/components/api/problem'
import { Banner, type BannerProps } from '@/components/ui/feedback/Banner'
import { RequestId } from '@/components/ui/feedback/RequestId'

interface Props {
  fault: Error
  /** What could not be done; without it, what the answer calls itself. */
  title?: ReactNode
  /** `amber` where what is shown still holds. */
  tone?: BannerProps['tone']
  span?: BannerProps['span']
  role?: BannerProps['role']
  /** At the right: the way to try again. */
  action?: ReactNode
}

/** What the API answered to something that a person just tried: what, why, and what to quote. */
export function ProblemBanner({ fault, title, tone = 'red', role = 'alert', ...props }: Props) {
  const words = faultWords(fault)
  const own = fault instanceof ApiProblem && fault.body.title ? faultTitle(fault) : undefined
  const heading = title ?? (own && !words.startsWith(own) ? own : undefined)
  return (
    <Banner tone={tone} role={role} {...props}>
      {heading && <span className="block">{heading}</span>}
      <span className="font-normal">{words}</span>
      <RequestId id={requestIdOf(fault)} className="mt-0.5" />
    </Banner>
  )
}
