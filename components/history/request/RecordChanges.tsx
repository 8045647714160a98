import { type ChangedRecord, verbOf } from '@/components/form/model/changedRecord'
import { ChangeList } from '../entry/ChangeList'
import { RecordLink } from '../entry/RecordLink'

/** One of the records that a request changed, with its fields. */
export function RecordChanges({ entry }: { entry: ChangedRecord }) {
  return (
    <section className="group/record">
      <h2 className="flex min-h-row flex-wrap items-center gap-x-2.5 border-rule border-t bg-paper px-4 font-normal group-first/record:border-t-0">
        <RecordLink record={entry} />
        {entry.action !== 'updated' && <span className="text-ink-3">{verbOf(entry)}</span>}
      </h2>
      <ChangeList kind={entry.resource} events={[entry]} />
    </section>
  )
}
