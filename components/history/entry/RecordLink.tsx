import { type NamedRecord, recordPage, recordWords } from '@/components/form/model/changedRecord'
import { PageLink } from '@/components/page/PageLink'

/** What a record is called, as the way to its history. */
export function RecordLink({ record }: { record: NamedRecord }) {
  const href = recordPage(record)
  const words = recordWords(record)
  if (!href) return words
  return (
    <PageLink href={href} className="rounded-tag font-medium text-accent hover:underline">
      {words}
    </PageLink>
  )
}
