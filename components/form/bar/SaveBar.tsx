'use client'

import { LoaderCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { useModifierKey } from '@/components/page/useModifierKey'
import { cn } from '@/components/ui/cn'
import { counted } from '@/lib/text/words'
import { useTally } from '../model/formContext'

interface Props {
  isSaving: boolean
  onDiscard: () => void
  onReview: () => void
  onSave: () => void
  onShowFaults: () => void
}

const quiet =
  'inline-flex h-control cursor-default items-center rounded-control px-3 font-medium hover:bg-paper/12 focus-visible:outline-current data-disabled:opacity-50'

/**
 * Floats over the foot of the form while something is unsaved: how much, and what to do with it. That
 * nothing is any more is said as the bar goes, by what stays.
 */
export function SaveBar(props: Props) {
  const isUnsaved = useTally().changed.size > 0
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved)
  if (isUnsaved && !wasUnsaved) setWasUnsaved(true)
  return (
    <>
      <p role="status" className="sr-only">
        {wasUnsaved && !isUnsaved && 'No unsaved changes'}
      </p>
      {isUnsaved && <Bar {...props} />}
    </>
  )
}

function Bar({ isSaving, onDiscard, onReview, onSave, onShowFaults }: Props) {
  const { changed, faulty } = useTally()
  const modifier = useModifierKey()
  const keysId = useId()
  return (
    <div
      data-foot
      className="pointer-events-none sticks bottom-3 z-10 mt-auto pt-4 rail:bottom-4 print:hidden"
    >
      <section
        aria-label="Unsaved changes"
        className="pointer-events-auto flex min-h-12 forced-colors:border items-center gap-1 rounded-sheet bg-(--bar) py-1.5 pr-2.5 pl-4 text-(--on-bar) shadow-float [--bar:light-dark(var(--color-ink),oklch(0.33_0.014_230))] [--on-bar:light-dark(var(--color-paper),var(--color-ink))]"
      >
        <p role="status" className="min-w-0 flex-1 truncate">
          <strong className="font-semibold">{counted(changed.size, 'change')}</strong>
          {faulty.size > 0 && (
            <>
              {', '}
              <button
                type="button"
                onClick={onShowFaults}
                className="rounded-tag underline-offset-2 hover:underline focus-visible:outline-current"
              >
                {faulty.size} to mend
              </button>
            </>
          )}
        </p>
        <Button className={cn(quiet, 'max-sm:hidden')} onPress={onDiscard} isDisabled={isSaving}>
          Discard
        </Button>
        <Button className={quiet} onPress={onReview} isDisabled={isSaving}>
          Review
        </Button>
        <Button
          onPress={onSave}
          isPending={isSaving}
          aria-describedby={keysId}
          className="ml-1 inline-flex h-control forced-colors:border cursor-default items-center gap-2 rounded-control bg-(--save) px-3 font-semibold text-(--on-save) transition-colors [--on-save:light-dark(oklch(0.36_0.08_200),var(--color-on-accent))] [--save:light-dark(var(--color-accent-wash),var(--color-accent))] hover:brightness-95 focus-visible:outline-current focus-visible:outline-offset-2"
        >
          {isSaving && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
          {isSaving ? 'Saving' : 'Save'}
          {/* They describe the button: its name is its word alone. */}
          <kbd
            id={keysId}
            aria-hidden
            className="inline-flex h-4.5 items-center rounded-tag bg-(--bar)/12 px-1.5 font-mono font-normal text-[0.6875rem]/none max-sm:hidden"
          >
            {modifier} S
          </kbd>
        </Button>
      </section>
    </div>
  )
}
