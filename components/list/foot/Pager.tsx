'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/button/IconButton'

interface Props {
  /** `51 to 100 of 1,284`. */
  range: string
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** Called when the next page is likely to be asked for. */
  onNearNext: () => void
}

/** The way to the pages before and after. A button that ends hands its focus to the other one. */
export function Pager({ range, hasPrevious, hasNext, onPrevious, onNext, onNearNext }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<'previous' | 'next' | null>(null)

  useEffect(() => {
    const [previous, next] = box.current?.querySelectorAll('button') ?? []
    const isLost = document.activeElement === document.body || !document.activeElement
    if (pressed.current === 'next' && !hasNext && hasPrevious && isLost) previous?.focus()
    if (pressed.current === 'previous' && !hasPrevious && hasNext && isLost) next?.focus()
  }, [hasPrevious, hasNext])

  const turn = (way: 'previous' | 'next', go: () => void) => () => {
    pressed.current = way
    go()
  }

  return (
    <div ref={box} className="flex items-center gap-1">
      <p role="status" className="mr-2 text-ink-2">
        {range}
      </p>
      <IconButton
        label="Previous page"
        icon={<ChevronLeft />}
        isDisabled={!hasPrevious}
        onPress={turn('previous', onPrevious)}
      />
      <IconButton
        label="Next page"
        icon={<ChevronRight />}
        isDisabled={!hasNext}
        onPress={turn('next', onNext)}
        onHoverStart={onNearNext}
        onFocus={onNearNext}
      />
    </div>
  )
}
