import { partsOfRecordWords } from '@/components/form/model/changedRecord'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'

/** The most characters that say which record it was, and leave the name its room. */
const MAX_CHARACTERS = 28

/**
 * What a request is about. In a row the name gives way, as which record it was is read in whole;
 * where somebody has chosen a long id, that gives way too, to half of the room.
 */
export function RecordCell({ value }: { value: unknown }) {
  const words = String(value)
  const [name, which] = partsOfRecordWords(words)
  const isLong = name !== '' && which.length > MAX_CHARACTERS
  return (
    <span title={words} className="not-print:in-[td]:flex">
      <Name className="min-w-0 wrap-anywhere not-print:in-[td]:truncate">{name}</Name>
      <span
        data-whole={!isLong || undefined}
        className={cn(
          'in-[td]:shrink-0',
          isLong
            ? 'whitespace-pre not-print:in-[td]:max-w-1/2 not-print:in-[td]:truncate'
            : 'wrap-anywhere whitespace-pre-wrap',
        )}
      >
        {which}
      </span>
    </span>
  )
}
