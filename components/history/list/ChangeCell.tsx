import { ArrowRight } from 'lucide-react'
import { NameAndId } from '@/components/names/NameAndId'
import { shortened, telling } from '@/lib/text/words'
import { type ChangeWords, changeText, type ValueWords } from '../requestRows'
import { useCalled } from '../useCalled'

/** More than a row has room for, and few enough that fifty rows of them are drawn at once. */
const MAX_CHARACTERS = 200

/** What a request changed, in one line: the first field, from what to what, and how many more. */
export function ChangeCell({ value }: { value: unknown }) {
  const change = useCalled(value as ChangeWords)
  const { label, from, to, more } = change
  return (
    <span title={shortened(changeText(change), 2 * MAX_CHARACTERS)}>
      <span className="text-ink-2">{label}</span>{' '}
      {from !== null && (
        <>
          <span className="text-ink-3 line-through decoration-rule-strong">
            <ShortValue value={from} beside={to} />
          </span>{' '}
          <ArrowRight aria-label="became" className="inline size-3.5 text-ink-3" />{' '}
        </>
      )}
      <ShortValue value={to} beside={from ?? to} />
      {more > 0 && <span className="text-ink-3"> and {more} more</span>}
    </span>
  )
}

function ShortValue({ value, beside }: { value: ValueWords; beside: ValueWords }) {
  if (value.named) return <NameAndId {...value.named} />
  return shortened(telling(value.words, beside.words, MAX_CHARACTERS), MAX_CHARACTERS)
}
