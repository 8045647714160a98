import { idPattern, UUID } from '@/lib/derive/idForms'
import type { Resource } from '@/lib/resources/resource'
import type { PathId } from '../pipeline/operation'

/** Ids in an address, by the name of the parameter. */
type Ids = Readonly<Record<string, PathId>>

/** The ids in an address of a resource's records. */
export function idsOf(resource: Resource): Ids {
  const { id, title, parent, isSingleton } = resource
  const whose = isSingleton && parent ? parent.resource.title : title
  const description = `The ${whose.toLowerCase()}.`
  return { [id.name]: { pattern: idPattern(resource), description, example: id.example } }
}

/** The most bytes of a request for one record, and for many. */
export const RECORD_BYTES = 10 * 1024 * 1024
export const BULK_BYTES = 10 * 1024 * 1024

/** The most bytes of a request that is no record. */
export const SMALL_BYTES = 64 * 1024

export const FACTOR_IDS: Ids = {
  factor_id: {
    pattern: UUID,
    description: 'The second factor.',
    example: '0b8f2f5e-6a51-4a53-9d6b-0b8a8a4f6d11',
  },
}

export const KEY_IDS: Ids = {
  key_id: {
    pattern: UUID,
    description: 'The key.',
    example: '3c9d1b7e-52f4-4a8e-b0c6-7f1e2d3a4b5c',
  },
}

export const DELIVERY_IDS: Ids = {
  delivery_id: {
    pattern: /^[1-9][0-9]{0,17}$/,
    description: 'The delivery.',
    example: '1',
  },
}

export const LOCKING_SESSION_IDS: Ids = {
  locking_session_id: {
    pattern: UUID,
    description: 'The locking session.',
    example: '5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65',
  },
}
