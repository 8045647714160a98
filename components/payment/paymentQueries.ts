import { refusedWith } from '@/components/api/problem'
import { recordCalls } from '@/components/api/records'
import { OWN_PATIENCE } from '@/components/api/session'
import { idPattern } from '@/lib/derive/idForms'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** Where all of them are kept: they are read anew once a bank account has changed. */
export const paymentChangesKey = ['paymentChanges']

/** Where what is told of several records together is kept. */
export const keyOfMany = (resource: Resource, ids: readonly string[]) => [
  ...paymentChangesKey,
  resource.name,
  'many',
  ids,
]

interface Reading {
  readonly signal: AbortSignal
}

/** The query of the recent changes to bank details behind one record's payments. */
export const changesQuery = (resource: Resource, id: string, zone: string | null) => ({
  queryKey: [...paymentChangesKey, resource.name, id, zone],
  queryFn: async ({ signal }: Reading) =>
    // Whoever pays waits for it.
    (await recordCalls(resource).paymentChanges(id, { signal, timeout: OWN_PATIENCE })).body,
})

/** The query of the id of the parent that a record has through another; null where there is none. */
export const parentQuery = ({ parent }: Resource, through: string) => ({
  queryKey: [...paymentChangesKey, 'parent', parent?.through, through],
  async queryFn({ signal }: Reading): Promise<string | null> {
    const between = resources.find(({ table }) => table === parent?.through)
    if (!between || !parent || !idPattern(between).test(through)) return null
    const { body } = await recordCalls(between).read(through, { signal, timeout: OWN_PATIENCE })
    return String(body[parent.resource.id.name])
  },
})

/** Whether a record is not there: then it has no bank details either. */
export const isMissing = (fault: Error | null): boolean => refusedWith(fault) === 404
