import { api } from '@/components/api/api'
import type { Reading } from '@/components/api/byClock'
import { type ChangedRecord, labelOf } from '@/components/form/model/changedRecord'

const MAX_ENTRIES = 10

/**
 * The newest requests that changed what the role may read, each by its newest entry: one over many
 * records leaves room for others.
 *
 * @throws ApiProblem
 */
export async function readRecentChanges(reading: Reading = {}): Promise<ChangedRecord[]> {
  const query = { limit: MAX_ENTRIES, group: 'request' } as const
  return (await api.get('/fm/events', { ...reading, query })).body.data
}

const MAX_NAMED = 2

/** The first few fields of a change by their labels, and how many more there are: `Area, State`. */
export function fieldWords({ resource, changes }: Pick<ChangedRecord, 'resource' | 'changes'>) {
  const labels = changes.map(({ field }) => labelOf(resource, field))
  const named = labels.slice(0, labels.length === MAX_NAMED + 1 ? MAX_NAMED + 1 : MAX_NAMED)
  const more = labels.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
