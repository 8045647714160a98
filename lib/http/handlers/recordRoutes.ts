import { payersOf } from '@/lib/derive/payments'
import { referrersOf } from '@/lib/derive/referrers'
import { sightOf } from '@/lib/derive/sight'
import type { AnyResource } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Operations } from '../pipeline/operation'
import { collectionOperations } from './collectionOperations'
import { operationsOf } from './recordOperations'

/** Operations by path template below the API's address. */
export type OperationsByPath = Readonly<Record<string, Operations>>

/** Every operation on the records of a resource: which there are, its definition says. */
export function recordRoutes(resource: AnyResource): OperationsByPath {
  const { path, id, list, changes, isSingleton, secrets }: Resource = resource
  const { read, create, update } = resource.permissions
  const sight = sightOf(resource.permissions)
  const one = `${path}/{${id.name}}`
  const may = (change: (typeof changes)[number]) => changes.includes(change)
  const all = collectionOperations(resource)
  const parts = operationsOf(resource)
  const atAll: Operations = {
    ...(list && { GET: all.list(sight) }),
    ...(create && { POST: all.create(create) }),
    ...(update && may('bulk') && { PATCH: all.bulk(update) }),
  }
  const atOne: Operations = {
    GET: parts.read(sight),
    ...(update && may('replace') && { PUT: parts.replace(update) }),
    ...(update && may('patch') && { PATCH: parts.patch(update) }),
    ...(update && may('remove') && { DELETE: parts.remove(update) }),
  }
  return {
    ...(!isSingleton && Object.keys(atAll).length > 0 && { [path]: atAll }),
    [one]: atOne,
    [`${one}/events`]: { GET: parts.events(read) },
    ...(!isSingleton &&
      referrersOf(resource).length > 0 && {
        [`${one}/references`]: { GET: parts.references(read) },
      }),
    ...(payersOf(resource).length > 0 && {
      [`${one}/payment-changes`]: { GET: parts.paymentChanges(read) },
    }),
    ...Object.fromEntries(
      update
        ? secrets.map((secret) => [`${one}/${secret.name}`, { PUT: parts.secret(secret, update) }])
        : [],
    ),
  }
}
