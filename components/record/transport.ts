import { ApiProblem, refusedWith } from '@/components/api/problem'
import {
  type Loaded,
  type RecordTransport,
  recordTransport,
} from '@/components/form/model/transport'
import type { RecordLock } from '@/components/lock/useRecordLock'
import type { Resource } from '@/lib/resources/resource'

/** What a transport needs of the lock of its tab. */
export type LockedBy = Pick<RecordLock, 'secure' | 'headers' | 'onWriteRejected'>

/** Whether a save sends the whole record, as there is no way to send a part of it. */
export const isReplaced = ({ changes }: Resource): boolean => !changes.includes('patch')

/** How a form reaches a record: as its definition says that such records change. */
export function transportOf(resource: Resource, id: string, lock?: LockedBy): RecordTransport {
  const transport = recordTransport({
    ...{ resource, id },
    isReplaced: isReplaced(resource),
    headers: lock?.headers,
  })
  const written = lock ? underLock(transport, lock) : transport
  return resource.isSingleton ? unsetAtFirst(written) : written
}

/** Its writes go under the lock of this tab. */
const underLock = (transport: RecordTransport, lock: LockedBy): RecordTransport => ({
  ...transport,
  secure: lock.secure,
  async save(call) {
    try {
      return await transport.save(call)
    } catch (fault) {
      if (fault instanceof ApiProblem && fault.code === 'lock_not_held') lock.onWriteRejected()
      throw fault
    }
  },
})

/** True for a record that nobody has saved yet: it has no tag. */
export const isUnset = ({ etag }: Loaded): boolean => etag === null

const UNSET: Loaded = { record: {}, etag: null }

function unsetIfMissing(fault: unknown): Loaded {
  if (refusedWith(fault) === 404) return UNSET
  throw fault
}

/**
 * A singleton comes to be when it is first saved. Until then its form stands on nothing at all, and
 * no save is made over one that came to be meanwhile.
 */
const unsetAtFirst = (transport: RecordTransport): RecordTransport => ({
  ...transport,
  load: (signal) => transport.load(signal).catch(unsetIfMissing),
  async loadIfNot(etag) {
    const loaded = await transport.loadIfNot(etag).catch(unsetIfMissing)
    return loaded?.etag === etag ? null : loaded
  },
})
