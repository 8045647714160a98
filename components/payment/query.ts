import { recordCalls } from '@/components/api/records'
import type { Resource } from '@/lib/resources/resource'

/** Where all of them are kept: they are read anew once a bank account has changed. */
export const paymentChangesKey = ['paymentChanges']

/** The query of the recent changes to bank details behind one record's payments. */
export const changesQuery = (resource: Resource, id: string, zone: string | null) => ({
  queryKey: [...paymentChangesKey, resource.name, id, zone],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await recordCalls(resource).paymentChanges(id, { signal })).body,
})
