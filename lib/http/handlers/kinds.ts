import type { Resource } from '@/lib/resources/resource'
import { wholeListParameter } from '../parsing/parameter'
import { oneOfWords, type PathIds } from '../parsing/pathIds'
import { requirePermission } from '../pipeline/authorise'
import type { RequestContext } from '../pipeline/operation'
import { textsParameter } from './nameCalls'

/** What is told of records of some kinds, each at an address that ends with the kind. */
export interface Kinds {
  readonly resources: readonly Resource[]
  readonly ids: PathIds
  /**
   * The kind that a call names.
   *
   * @throws Problem 403 without the permission to read its records
   */
  of(call: RequestContext): Promise<Resource>
}

/** @param example one of them */
export const kindsOf = (resources: readonly Resource[], example: Resource): Kinds => ({
  resources,
  ids: {
    of: oneOfWords(
      'What the records are',
      resources.map(({ name }) => name),
      example.name,
    ),
  },
  async of({ params, principal }) {
    const resource = resources.find(({ name }) => name === params.of) as Resource
    await requirePermission(principal, resource.permissions.read)
    return resource
  },
})

/** Takes the ids of records, each once. @param ofOthers of which nothing is told */
export const recordIds = (ofOthers = 'of what is not there') =>
  textsParameter(
    wholeListParameter,
    'id',
    `The id of a record. Repeated, several; ${ofOthers} nothing is told.`,
    '88001',
  )
