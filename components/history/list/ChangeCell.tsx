import { ArrowRight } from 'lucide-react'
import { NameAndId } from '@/components/names/NameAndId'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { shortened, telling } from '@/lib/text/words'
import { type ChangeWords, changeText, type ValueWords } from '../requestRows'
import { useNamedChange } from '../useNamedChange'

/** More than a row has room for, and few enough that fifty rows of them are drawn at once. */
const MAX_CHARACTERS = 200

/** Names of fields seldom have more. */
const SHORT_LABEL = 16

/** A value of no more characters stands whole beside a long one, as far as there is room. */
const SHORT = 16

/** What a request changed, in one line: the first field, from what to what, and how many more. */
export function ChangeCell({ value }: { value: unknown }) {
  const change = useNamedChange(value as ChangeWords)
  const { label, from, to, more, ofOne } = change
  return (
    <span
      title={shortened(changeText(change), 2 * MAX_CHARACTERS)}
      className="not-print:[.truncate>&]:flex [.truncate>&]:items-center [.truncate>&]:gap-x-1"
    >
      <span
        className={cn(
          'text-ink-2 [.truncate>*>&]:max-w-1/2 [.truncate>*>&]:truncate',
          // All of it goes before any of a figure does.
          from?.isWhole || to.isWhole
            ? 'min-w-8 shrink-[99999]'
            : label.length <= SHORT_LABEL
              ? 'shrink-0'
              : 'min-w-0 shrink-[99999]',
        )}
      >
        {label}
      </span>{' '}
      {ofOne && <span className="shrink-0 text-ink-3">of one </span>}
      {from !== null && (
        <>
          <ShortValue
            value={from}
            beside={to}
            // What it came to is what one looks for; cut by the edge, it would look whole.
            givesWay={!from.isWhole || to.isWhole === true}
            className="text-ink-3 line-through decoration-rule-strong"
          />{' '}
          <ArrowRight aria-label="became" className="inline size-3.5 shrink-0 text-ink-3" />{' '}
        </>
      )}
      <ShortValue value={to} beside={from ?? to} givesWay={!to.isWhole} />
      {more > 0 && <span className="shrink-0 text-ink-3"> and {more} more</span>}
    </span>
  )
}

interface ShortProps {
  value: ValueWords
  beside: ValueWords
  /** Whether its end goes where the row has no room for all of it. */
  givesWay: boolean
  className?: string
}

/** A value of a change, in one line. */
function ShortValue({ value, beside, givesWay, className }: ShortProps) {
  const words = telling(value.words, beside.words, MAX_CHARACTERS)
  // A long one goes altogether before a short one does: of that nothing would be left beside it.
  const isShort = !value.named && (value.isWhole || words.length <= SHORT)
  const place = cn(
    givesWay ? '[.truncate>*>&]:truncate' : 'shrink-0',
    givesWay && (isShort ? 'min-w-0' : 'min-w-8 shrink-[99999]'),
    className,
  )
  if (value.named) {
    return (
      <span className={place}>
        <NameAndId {...value.named} />
      </span>
    )
  }
  if (value.isWhole) {
    return (
      <bdi data-whole className={place}>
        {words}
      </bdi>
    )
  }
  return <Name className={place}>{words}</Name>
}
