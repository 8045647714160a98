import Link from 'next/link'
import { type ChangedRecord, recordPage, recordWords } from '@/lib/console/history/records'

/** `client 10247`, as the way to its history. */
export function RecordLink({ record }: { record: Pick<ChangedRecord, 'resource' | 'record_id'> }) {
  const href = recordPage(record)
  const words = recordWords(record)
  if (!href) return words
  return (
    <Link href={href} className="rounded-tag font-medium text-accent hover:underline">
      {words}
    </Link>
  )
}
