import { ArrowRight } from 'lucide-react'
import { NameAndId } from '@/components/names/NameAndId'
import { type ChangeWords, changeText, type ValueWords } from '../requestRows'
import { useCalled } from '../useCalled'

/** What a request changed, in one line: the first field, from what to what, and how many more. */
export function ChangeCell({ value }: { value: unknown }) {
  const change = useCalled(value as ChangeWords)
  const { label, from, to, more } = change
  return (
    <span title={changeText(change)}>
      <span className="text-ink-2">{label}</span>{' '}
      {from !== null && (
        <>
          <span className="text-ink-3 line-through decoration-rule-strong">
            <ShortValue value={from} />
          </span>{' '}
          <ArrowRight aria-label="became" className="inline size-3.5 text-ink-3" />{' '}
        </>
      )}
      <ShortValue value={to} />
      {more > 0 && <span className="text-ink-3"> and {more} more</span>}
    </span>
  )
}

const ShortValue = ({ value: { words, named } }: { value: ValueWords }) =>
  named ? <NameAndId {...named} /> : words
