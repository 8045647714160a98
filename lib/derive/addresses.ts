import { ownerOf } from '@/lib/resources/owner'
import type { Resource } from '@/lib/resources/resource'
import { shownName, withinSentence } from '@/lib/text/words'

/** Where a resource and its records are found, and what they are called on the way: all by its definition. */

const API = '/api/v1'

/** What one record and what several are called within a sentence. */
export interface Noun {
  readonly one: string
  readonly many: string
}

/** `client` and `clients`. */
export const nounOf = ({ title, plural }: Resource): Noun => ({
  one: withinSentence(title),
  many: withinSentence(plural),
})

/** How a word begins that `an` stands before: by its sound, as `user` begins like `you`. */
const VOWEL = /^(?!use|uni|eu|one)[aeiou]/i

/** `a client`, `an approval`, `a user`. */
export const withArticle = (noun: string): string => `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`

/** `client 10247`, or `packaging defaults of client 10247` for what has the id of its parent. */
export function idWords(resource: Resource, id: string): string {
  const { one } = nounOf(resource)
  const owner = ownerOf(resource)
  return owner ? `${one} of ${idWords(owner, id)}` : `${one} ${id}`
}

/** Address of the API for a resource: `/api/v1/fm/clients`. */
export const collectionPath = ({ path }: Resource): string => API + path

/** Address of the API for one of its records. */
export const recordPath = (resource: Resource, id: string): string =>
  `${collectionPath(resource)}/${encodeURIComponent(id)}`

/** The last word of its address, which the console's pages have too: `clients`. */
export const segmentOf = ({ path }: Resource): string => path.slice(path.lastIndexOf('/') + 1)

/** The page of the console for a resource: `/clients`. A singleton has none of its own. */
export const resourcePage = (resource: Resource): string => `/${segmentOf(resource)}`

/** The page of a record; a singleton's lies below that of its parent. */
export function recordPage(resource: Resource, id: string): string {
  const owner = ownerOf(resource)
  return owner
    ? `${recordPage(owner, id)}/${segmentOf(resource)}`
    : `${resourcePage(resource)}/${segmentOfId(id)}`
}

/** Words below a resource's page that are pages themselves. */
export const PAGES_BESIDE_RECORDS: readonly string[] = ['new', 'import']

/** Stands before an id that would be a page itself, or that begins with this sign. */
const ESCAPE = '~'

/** An id as it stands in the address of its page: an id may be any text, so also the word `new`. */
function segmentOfId(id: string): string {
  const isTaken = PAGES_BESIDE_RECORDS.includes(id) || id.startsWith(ESCAPE)
  return encodeURIComponent(isTaken ? ESCAPE + id : id)
}

/** The id that {@link recordPage} wrote into an address. */
export function idOfSegment(segment: string): string {
  const written = decodeURIComponent(segment)
  return written.startsWith(ESCAPE) ? written.slice(ESCAPE.length) : written
}

/**
 * The page of a new record; of one that belongs to a parent, it begins with that where the record
 * itself says whose it is.
 */
export function newPage(resource: Resource, parentId?: string): string {
  const page = `${resourcePage(resource)}/new`
  const { parent } = resource
  if (!parent || parent.through || parentId === undefined) return page
  return `${page}?${new URLSearchParams({ [parent.by]: parentId })}`
}

/** The page on which a file of its records is imported. */
export const importPage = (resource: Resource): string => `${resourcePage(resource)}/import`

/** The page of a record's history. */
export const recordHistoryPage = (resource: Resource, id: string): string =>
  `${recordPage(resource, id)}/history`

/** What a record is called by its own members: `Wattleford City Council`, or `Approval 88001`. */
export function recordTitle(
  { recordName, title, id }: Resource,
  record: Readonly<Record<string, unknown>>,
): string {
  const own = recordName === 'parent' ? '' : String(record[recordName.field] ?? '')
  return shownName(own) || `${title} ${String(record[id.name])}`
}

/** The parameter by which a list is kept to the records of one parent. */
export function parentParameter({ name, parent }: Resource): string {
  if (!parent) throw new Error(`${name} has no parent`)
  return parent.through ? parent.resource.id.name : parent.by
}
