'use client'

import type { ChangedRecord } from '@/components/form/model/changedRecord'
import type { HistoryGroup } from '@/components/form/model/history'
import { Tag } from '@/components/ui/display/Tag'
import type { Field } from '@/lib/resources/resource'
import { counted } from '@/lib/text/words'
import { ChangeList } from '../entry/ChangeList'
import { EntryHead } from '../entry/EntryHead'
import { canBeSetBack } from '../undo/plan'

interface Props {
  kind: string
  group: HistoryGroup<ChangedRecord>
  /** API name of the only field that is looked at. */
  only: string | undefined
  onRestore?: ((field: Field, value: unknown) => void) | undefined
}

/** What one request did to a record. */
export function RequestSheet({ kind, group, only, onRestore }: Props) {
  const [first] = group
  if (!first) return null
  const fields = group.flatMap(({ changes }) => changes).length
  return (
    <article className="overflow-clip rounded-sheet border border-rule bg-sheet">
      <EntryHead
        kind={kind}
        event={first}
        what={first.action !== 'updated' && <Tag tone="green">{tagOf(first.action)}</Tag>}
        count={only === undefined && counted(fields, 'field')}
        isUndoable={
          group.every(({ action }) => action !== 'created') &&
          group.some((entry) => canBeSetBack(kind, entry))
        }
      />
      <ChangeList kind={kind} events={group} only={only} onRestore={onRestore} />
    </article>
  )
}

/** What was done, as the rest of the console calls it: `added`, or `key rotated`. */
const tagOf = (action: string): string =>
  action === 'created' ? 'added' : action.replaceAll('_', ' ')
