import type { Fault } from '@/lib/derive/schemas/faults'
import { readJson } from '@/lib/derive/schemas/issues'
import { type Assignments, requestSchema } from '@/lib/derive/schemas/requests'
import { completeDocument, type DocumentRow } from '@/lib/records/document'
import type { Store } from '@/lib/records/stores'
import { type Creation, createMany } from '@/lib/records/writes/createMany'
import type { Resource } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { mapYielding } from '@/lib/time/yielding'
import type { RequestContext, Rest } from '../pipeline/operation'
import { authorOf } from './author'
import {
  answerMany,
  belowElement,
  type Element,
  foreseeElements,
  keepingTold,
  requireArray,
  type Work,
} from './manyRecords'
import { noticing } from './namedElements'
import { givenIdFault } from './recordCalls'

/** A record to be made among many, read. */
interface NewElement extends Element {
  readonly assignments: Assignments
}

/** Begins the POST of many records: they are made together, in as many statements as one takes. */
export async function beginCreateMany(store: Store, call: RequestContext): Promise<Rest> {
  const { resource } = store
  const bodies = requireArray(call.json, resource)
  const elements = await readNew(resource, bodies, call.timeZone)
  await foreseeElements(store, elements)
  return (within) => answerMany(resource, creating(store, within), elements, within)
}

function readNew(
  resource: Resource,
  bodies: readonly unknown[],
  timeZone: TimeZone,
): Promise<NewElement[]> {
  const { isGiven, name } = resource.id
  const schema = requestSchema(resource, 'create', timeZone)
  const seen = noticing(resource)
  const told = keepingTold()
  return mapYielding(bodies, (body, index) => {
    const pointer = `/${index}`
    const { value, faults } = readJson(schema, body, pointer)
    const idFault =
      faults[0]?.pointer === pointer ? undefined : givenIdFault(resource, body, pointer)
    const sent = isGiven && !idFault ? (body as Record<string, unknown> | null)?.[name] : undefined
    const id = typeof sent === 'string' ? sent : undefined
    const all: Fault[] = [...faults, ...(idFault ? [idFault] : []), ...(id ? seen(id, index) : [])]
    return { index, id, assignments: value ?? {}, faults: told(all) }
  })
}

const creating = (store: Store, call: RequestContext): Work<NewElement, Creation> => ({
  statuses: ['created'],
  write: (elements, manner) =>
    createMany(
      call.db,
      store,
      elements.map(({ index, id, assignments, faults }) => ({
        index,
        id,
        assignments: faults.length > 0 ? undefined : assignments,
      })),
      authorOf(call),
      manner,
    ),
  judged: (elements) => elements,
  faultsOf: (element, { refusals }) => belowElement(element, refusals),
  statusOf: () => 'created',
  idOf: ({ id }, created) => created?.id ?? id,
  wouldBe: ({ changes, similar }) => {
    const members = `,"changes":${changes ?? '[]'}`
    return similar === undefined ? members : `,"similar_id":${JSON.stringify(similar)}${members}`
  },
  documentOf: (row) => completeDocument(store, row as DocumentRow, call.timeZone).text,
})
