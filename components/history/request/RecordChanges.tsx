import { type ChangedRecord, verbOf } from '@/lib/console/history/records'
import { ChangeList } from '../entry/ChangeList'
import { ChangeRow } from '../entry/ChangeRow'
import { RecordLink } from '../entry/RecordLink'

interface Props {
  entry: ChangedRecord
  /** API name of the only field to show. */
  field: string | undefined
}

/** One of the records that a request changed, with its fields; with its only field, in one row. */
export function RecordChanges({ entry, field }: Props) {
  const { resource, action, changes } = entry
  const only = changes.find((change) => change.field === field)
  if (only) {
    return (
      <ul>
        <ChangeRow
          kind={resource}
          change={only}
          isCreation={action === 'created'}
          label={<RecordLink record={entry} />}
        />
      </ul>
    )
  }
  return (
    <section>
      <h3 className="flex min-h-row flex-wrap items-center gap-x-2.5 border-rule border-t bg-paper px-4 font-normal">
        <RecordLink record={entry} />
        {action !== 'updated' && <span className="text-ink-3">{verbOf(entry)}</span>}
      </h3>
      <ChangeList kind={resource} events={[entry]} />
    </section>
  )
}
