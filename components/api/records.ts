import type { Resource } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'
import { addressOf, type Query } from './address'
import {
  type ApiAnswer,
  readAt,
  readFileAt,
  sendText,
  tryAt,
  type WriteAnswer,
  writeAt,
} from './api'
import type { CallHeaders } from './headers'
import type { CallOptions, PathOf, Schemas } from './types'

/** A record of any resource: which members it has, and what they are, says its definition. */
export type RecordBody = Readonly<Record<string, unknown>>

/** A page of records of any resource. */
export interface RecordPage extends Omit<Schemas['ClientPage'], 'data'> {
  readonly data: readonly RecordBody[]
  /** Of a page of history: before when entries were removed by age. */
  readonly removed_before?: Schemas['EventPage']['removed_before']
}

/** Reads a page of a list. @throws ApiProblem */
export type ListCall = (query: Query, options?: Options) => Promise<ApiAnswer<RecordPage>>

/** Reads the ids of all that a list finds, without a page's limit. @throws ApiProblem */
export type IdsCall = (query: URLSearchParams, options?: PageOptions) => Promise<readonly string[]>

type Options = CallOptions & { readonly headers?: CallHeaders | undefined }

/** How one of several pages is read: until when, and in the zone in which the first was. */
export type PageOptions = Pick<Options, 'signal' | 'headers'>

/** The operations on the records of a resource; which of them there are says its definition. */
export interface RecordCalls {
  /** The address of a record below the origin. */
  address(id: string): string
  /** @throws ApiProblem, as everything here does */
  readonly list: ListCall
  /** The ids of all that a list finds, in its order, as it stood at one moment. */
  readonly ids: IdsCall
  read(id: string, options?: Options & { readonly query?: Query }): Promise<ApiAnswer<RecordBody>>
  /** The history of a record, newest first. */
  events(id: string, query: Query, options?: Options): Promise<ApiAnswer<Schemas['EventPage']>>
  /** What names a record, and how much of it there is. */
  references(id: string, options?: Options): Promise<ApiAnswer<Schemas['References']>>
  /** Recent changes to the bank details behind its payments. */
  paymentChanges(id: string, options?: Options): Promise<ApiAnswer<Schemas['PaymentChanges']>>
  create(body: RecordBody, options?: Options): Promise<WriteAnswer<RecordBody>>
  /** Changes some members. */
  patch(id: string, body: RecordBody, options?: Options): Promise<WriteAnswer<RecordBody>>
  /** A change that is checked in every way and writes nothing. */
  dryRun(id: string, body: RecordBody, options?: Options): Promise<void>
  /** Sets all members. */
  replace(id: string, body: RecordBody, options?: Options): Promise<WriteAnswer<RecordBody>>
  /** Takes the record away. */
  remove(id: string, options?: Options): Promise<WriteAnswer<undefined>>
  /** Sets a secret of it anew. */
  setSecret(id: string, name: string, value: unknown): Promise<WriteAnswer<undefined>>
  /** Changes many records, each element naming its own: all of them or none. */
  patchMany(elements: readonly RecordBody[], options?: Options): Promise<WriteAnswer<unknown>>
  /** The same with JSON that somebody else writes, and an answer that somebody else reads. */
  patchManyText(elements: string, query: Query, options?: Options): Promise<string>
  /** Makes many records, likewise. */
  createManyText(elements: string, query: Query, options?: Options): Promise<string>
}

/**
 * Where pages of lists of a resource are kept, and below them the names of its records: invalidate
 * it after records were changed.
 */
export const listKey = (of: string) => ['list', of] as const

/** Where what sums up records is kept: whatever is changed of any makes it old. */
export const overviewKey = ['overview'] as const

/** The call of a list at an address, whatever its rows are. */
export const listAt =
  (path: PathOf<'get'>): ListCall =>
  (query, options) =>
    readAt(path, { ...options, query })

/**
 * The calls for code that works on whatever resource it is given, such as forms and lists. The
 * addresses come from the definition, as those of the service do. Where the resource is known, so
 * is the operation: call `api` there.
 */
export function recordCalls({ path: list, id: { name } }: Resource): RecordCalls {
  const one = `${list}/{${name}}`
  const at = (id: string, options?: Options) => ({ ...options, path: { [name]: id } })
  return {
    address: (id) => addressOf(one, { [name]: id }),
    list: (query, options) => readAt(list, { ...options, query }),
    async ids(query, options) {
      const asked = new URLSearchParams(query)
      asked.set('fields', name)
      const file = await readFileAt(list, { ...options, query: asked })
      const { default: Papa } = await import('papaparse')
      const [, ...lines] = Papa.parse<[string]>(file, { delimiter: ',', skipEmptyLines: true }).data
      return lines.map(([id]) => written(id))
    },
    read: (id, options) => readAt(one, at(id, options)),
    events: (id, query, options) => readAt(`${one}/events`, { ...at(id, options), query }),
    references: (id, options) => readAt(`${one}/references`, at(id, options)),
    paymentChanges: (id, options) => readAt(`${one}/payment-changes`, at(id, options)),
    create: (body, options) => writeAt('POST', list, { ...options, body }),
    patch: (id, body, options) => writeAt('PATCH', one, { ...at(id, options), body }),
    dryRun: (id, body, options) => tryAt(one, { ...at(id, options), body }),
    replace: (id, body, options) => writeAt('PUT', one, { ...at(id, options), body }),
    remove: (id, options) => writeAt('DELETE', one, at(id, options)),
    setSecret: (id, name, value) =>
      writeAt('PUT', `${one}/${name}`, { ...at(id), body: { [name]: value } }),
    patchMany: (body, options) => writeAt('PATCH', list, { ...options, body }),
    patchManyText: (body, query, options) => sendText('PATCH', list, body, { ...options, query }),
    createManyText: (body, query, options) => sendText('POST', list, body, { ...options, query }),
  }
}
