import { api } from '@/components/api/api'
import type { Reading } from '@/components/api/byClock'
import type { ChangedRecord } from '@/components/form/model/changedRecord'

const MAX_ENTRIES = 10

/** The newest changes of whatever the role may read. @throws ApiProblem */
export async function readRecentChanges(reading: Reading = {}): Promise<ChangedRecord[]> {
  return (await api.get('/fm/events', { ...reading, query: { limit: MAX_ENTRIES } })).body.data
}

const MAX_NAMED = 2

/** The first few fields of a change, and how many more there are. */
export function fieldNames(fields: readonly string[]): { named: readonly string[]; more: number } {
  const named = fields.slice(0, fields.length === MAX_NAMED + 1 ? MAX_NAMED + 1 : MAX_NAMED)
  return { named, more: fields.length - named.length }
}
