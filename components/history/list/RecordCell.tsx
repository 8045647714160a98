import { partsOfRecordWords } from '@/components/form/model/changedRecord'

/** What a request is about. In a row the name gives way: which record it was is read in whole. */
export function RecordCell({ value }: { value: unknown }) {
  const words = String(value)
  const [name, which] = partsOfRecordWords(words)
  return (
    <span title={words} className="in-[td]:flex">
      <span className="min-w-0 in-[td]:truncate">{name}</span>
      <span className="in-[td]:shrink-0 whitespace-pre-wrap">{which}</span>
    </span>
  )
}
