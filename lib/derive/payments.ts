import { resources } from '@/lib/resources'
import { ownerOf } from '@/lib/resources/owner'
import type { Resource } from '@/lib/resources/resource'
import { bankDetailsOf } from './database/bankDetails'
import { namingOfField } from './naming'
import { onceEach } from './onceEach'

/** How long a change of bank details counts as recent, in days. */
export const RECENT_DAYS = 30

/** Bank details of which changes are told: those of records of a resource, by their names in history. */
export interface Watched {
  readonly resource: Resource
  readonly fields: readonly string[]
}

/** A record behind the payments of another. */
export interface Payer {
  readonly resource: Resource
  /** The member that names it; none of the record itself. */
  readonly member?: string
  /** Its own bank details, and those of the singletons below it. */
  readonly watched: readonly Watched[]
}

/** Bank details of a record of a resource and of what it has one of. */
const watchedOf = (resource: Resource): Watched[] =>
  resources
    .filter(
      (each: Resource) => each.name === resource.name || ownerOf(each)?.name === resource.name,
    )
    .map((each: Resource) => ({ resource: each, fields: bankDetailsOf(each) }))
    .filter(({ fields }) => fields.length > 0)

/** Whose bank details whoever looks at a record of a resource should know of. */
export const payersOf = onceEach((resource: Resource): readonly Payer[] => {
  const { parent, pays, fields, isSingleton } = resource
  const named = pays.flatMap((member): Payer[] => {
    const field = fields.get(member)
    const target = parent?.by === member ? parent.resource : field && namingOfField(field)?.resource
    return target ? [{ resource: target, member, watched: watchedOf(target) }] : []
  })
  const own = { resource, watched: isSingleton ? [] : watchedOf(resource) }
  return [own, ...named].filter(({ watched }) => watched.length > 0)
})

/** Whether no member of a record itself tells the payer, but another table does. */
export const isThroughAnother = ({ parent }: Resource, { member }: Payer): boolean =>
  parent?.through !== undefined && member === parent.by

/**
 * The records by way of which a payer is found that no member names, as a contract tells the client: who
 * is behind the payment changes with the fields of theirs that say so.
 */
export const waysToPayers = onceEach((resource: Resource): readonly Watched[] => {
  const { parent } = resource
  const way = resources.find(({ table }) => table === parent?.through)
  const isWay = payersOf(resource).some((payer) => isThroughAnother(resource, payer))
  return parent && way && isWay ? [{ resource: way, fields: [parent.resource.id.name] }] : []
})

/** The resources whose changes are told of. */
export const WATCHED_NAMES = resources.flatMap((resource) =>
  watchedOf(resource).some((each) => each.resource === resource) ? [resource.name] : [],
)
