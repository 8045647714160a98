'use client'

import type { Ref } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { Button } from '@/components/ui/button/Button'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { StopButton } from '@/components/ui/button/StopButton'
import { type Noun, resourcePage } from '@/lib/derive/addresses'
import { counted, countWords, nounWords } from '@/lib/text/words'
import { mappingFaults, undecidedIn } from './mapping'
import type { Import } from './useImport'

interface Props {
  work: Import
  /** Takes the focus where what had it went away, and this is what comes next. */
  ref: Ref<HTMLDivElement>
}

/** What can be done next, at the foot of the page. */
export function ImportActions({ work, ref }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place of its own in a page's layout
    <div
      ref={ref}
      role="group"
      aria-label="Next step"
      tabIndex={-1}
      data-foot
      className="outline-none sticks bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-rule border-t bg-paper px-4 py-3 rail:-mx-5 rail:px-5"
    >
      <Buttons work={work} />
    </div>
  )
}

function Buttons({ work }: { work: Import }) {
  const { phase, mapping, problem, result, noun, targets } = work
  const page = resourcePage(targets.resource)
  if (phase === 'checking' || phase === 'applying') {
    const isAfter = phase === 'applying' && !problem
    return (
      <>
        <StopButton key={String(isAfter)} autoFocus onPress={work.stop}>
          {isAfter ? 'Stop after this batch' : 'Stop'}
        </StopButton>
        {problem && (
          <Button variant="primary" onPress={work.retry}>
            Retry
          </Button>
        )}
      </>
    )
  }
  if (phase === 'done') {
    return (
      <>
        <PageLink href={page} className={buttonClass('secondary')}>
          Go to {noun.many}
        </PageLink>
        <Button variant="primary" onPress={work.startOver}>
          Import another file
        </Button>
      </>
    )
  }
  const cancel = (
    <PageLink href={page} className={buttonClass('quiet')}>
      Cancel
    </PageLink>
  )
  if (phase === 'checked') {
    const { created = 0, updated = 0 } = result?.report ?? {}
    if (work.unchecked > 0) {
      return (
        <>
          <p role="status" className="mr-auto text-ink-2">
            {counted(work.unchecked, 'cell')} mended, not checked yet
          </p>
          {cancel}
          <Button variant="primary" onPress={work.check}>
            Check again
          </Button>
        </>
      )
    }
    return (
      <>
        {cancel}
        <Button onPress={work.check}>Check again</Button>
        <Button variant="primary" isDisabled={created + updated === 0} onPress={work.apply}>
          {writeWords(noun, created, updated)}
        </Button>
      </>
    )
  }
  return (
    <>
      {cancel}
      <Button
        variant="primary"
        isDisabled={mappingFaults(targets, mapping).length + undecidedIn(mapping).length > 0}
        onPress={work.check}
      >
        Check the file
      </Button>
    </>
  )
}

/** `Add 12 codes`, `Change 88 codes`, or `Add 12 and change 88 codes`. */
function writeWords(noun: Noun, created: number, updated: number): string {
  if (created === 0) return `Change ${nounWords(noun, updated)}`
  if (updated === 0) return `Add ${nounWords(noun, created)}`
  return `Add ${countWords(created)} and change ${nounWords(noun, updated)}`
}
