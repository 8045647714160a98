import { ArrowRight } from 'lucide-react'
import { NameAndId } from '@/components/names/NameAndId'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { shortened, telling } from '@/lib/text/words'
import { type ChangeWords, changeText, type ValueWords } from '../requestRows'
import { useCalled } from '../useCalled'

/** More than a row has room for, and few enough that fifty rows of them are drawn at once. */
const MAX_CHARACTERS = 200

/** Figures and days have no more, of which a part would be another, and names of fields seldom have. */
const WHOLE = 16

/** What a request changed, in one line: the first field, from what to what, and how many more. */
export function ChangeCell({ value }: { value: unknown }) {
  const change = useCalled(value as ChangeWords)
  const { label, from, to, more } = change
  return (
    <span
      title={shortened(changeText(change), 2 * MAX_CHARACTERS)}
      className="not-print:[.truncate>&]:flex [.truncate>&]:items-center [.truncate>&]:gap-x-1"
    >
      <span
        className={cn(
          'text-ink-2 [.truncate>*>&]:max-w-1/2 [.truncate>*>&]:truncate',
          label.length <= WHOLE ? 'shrink-0' : 'min-w-0',
        )}
      >
        {label}
      </span>{' '}
      {from !== null && (
        <>
          <ShortValue
            value={from}
            beside={to}
            className="text-ink-3 line-through decoration-rule-strong"
          />{' '}
          <ArrowRight aria-label="became" className="inline size-3.5 shrink-0 text-ink-3" />{' '}
        </>
      )}
      <ShortValue value={to} beside={from ?? to} />
      {more > 0 && <span className="shrink-0 text-ink-3"> and {more} more</span>}
    </span>
  )
}

interface ShortProps {
  value: ValueWords
  beside: ValueWords
  className?: string
}

/** A value, which gives way to its end in a row that has no room for it, but for a figure. */
function ShortValue({ value, beside, className }: ShortProps) {
  const isWhole = !value.named && value.words.length <= WHOLE && /^-?\d/.test(value.words)
  const place = cn(isWhole ? 'shrink-0' : 'min-w-0 [.truncate>*>&]:truncate', className)
  if (value.named) {
    return (
      <span className={place}>
        <NameAndId {...value.named} />
      </span>
    )
  }
  const words = telling(value.words, beside.words, MAX_CHARACTERS)
  if (isWhole) {
    return (
      <bdi data-whole className={place}>
        {words}
      </bdi>
    )
  }
  return <Name className={place}>{shortened(words, MAX_CHARACTERS)}</Name>
}
