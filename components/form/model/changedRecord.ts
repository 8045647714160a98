import { stringify } from 'lossless-json'
import type { Schemas } from '@/components/api/types'
import { idWords, nounOf, recordHistoryPage } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import { AROUND_RECORD } from '@/lib/resources/aroundRecord'
import type { FieldKind } from '@/lib/resources/field'
import type { SystemField } from '@/lib/resources/members'
import type { Field, Resource } from '@/lib/resources/resource'
import { shownName, totalWords } from '@/lib/text/words'
import { fieldLabel } from './fieldLabel'
import type { HistoryEvent } from './history'
import { NOT_SET } from './show'
import { fieldName } from './values'

/** A history entry of any record; what the console knows of its kind is looked up by name. */
export interface ChangedRecord extends Omit<Schemas['Event'], 'resource'> {
  readonly resource: string
}

/** A kind of record as the history shows it. */
export interface RecordKind {
  readonly name: string
  /** `Packaging defaults`, for a choice of kinds. */
  readonly label: string
  /** Where its fields are defined. */
  readonly resource: Resource
  readonly readPermission: string
  /** What undoing a change takes; without it changes of this kind cannot be undone here. */
  readonly writePermission?: string | undefined
  /** `client 10247`, `packaging defaults of client 10247`. */
  words(id: string): string
  /** Where there is little room: `packaging defaults 10247`. */
  shortWords(id: string): string
  page(id: string): string
}

const kindOf = (resource: Resource): RecordKind => ({
  name: resource.name,
  label: resource.plural,
  resource,
  readPermission: resource.permissions.read,
  writePermission: resource.permissions.update,
  words: (id) => idWords(resource, id),
  shortWords: (id) => `${nounOf(resource).one} ${id}`,
  page: (id) => recordHistoryPage(resource, id),
})

/** Every kind of record that has a history, in the order in which they are offered. */
export const KINDS: readonly RecordKind[] = resources.map(kindOf)

const byName = new Map(KINDS.map((kind) => [kind.name, kind]))

/** Undefined for a kind that this console does not know. */
export const kindNamed = (name: string): RecordKind | undefined => byName.get(name)

/** Which record, and what it is called. */
export type NamedRecord = Pick<ChangedRecord, 'resource' | 'record_id' | 'record_name'>

/** Stands between what a record is called and which one it is. */
const BETWEEN = ' · '

/**
 * `Wattleford City Council · client 10247`, or `client 10247` where it has no name.
 *
 * @param length of the words for which record it was
 */
export function recordWords(
  { resource, record_id, record_name }: NamedRecord,
  length: 'words' | 'shortWords' = 'words',
): string {
  const words = kindNamed(resource)?.[length](record_id) ?? `${resource} ${record_id}`
  const name = shownName(record_name)
  return name ? `${name}${BETWEEN}${words}` : words
}

/** What a record is called, if anything, and which one it is with what stands between, of {@link recordWords}. */
export function partsOfRecordWords(words: string): readonly [name: string, which: string] {
  const at = Math.max(0, words.lastIndexOf(BETWEEN))
  return [words.slice(0, at), words.slice(at)]
}

/** The page that shows the record's history, or the record where it has no such page. */
export const recordPage = ({
  resource,
  record_id,
}: Pick<ChangedRecord, 'resource' | 'record_id'>): string | null =>
  kindNamed(resource)?.page(record_id) ?? null

/** The page of one request: all that it did. */
export const requestPage = (requestId: string): string =>
  `/history/${encodeURIComponent(requestId)}`

/** Stands before a count that is not taken to the end. */
export const AT_LEAST = 'at least'

/** How many records the request of an entry is about; 1 where the entry was read by itself. */
export const recordsOf = ({ request_records }: Pick<ChangedRecord, 'request_records'>): number =>
  Number(request_records ?? 1)

/** `1,200 records`, or `at least 10,000 records`. */
export const recordsWords = (newest: ChangedRecord): string =>
  `${totalWords(recordsOf(newest), newest.request_exact !== false, AT_LEAST)} records`

/**
 * What a request is about: `client 10247`, or `1,200 records`.
 *
 * @param length as of {@link recordWords}
 */
export const subjectWords = (newest: ChangedRecord, length?: 'shortWords'): string =>
  recordsOf(newest) > 1 ? recordsWords(newest) : recordWords(newest, length)

const verbs: Readonly<Record<string, string>> = {
  created: 'added',
  deleted: 'deleted',
  lock_broken: 'broke the lock of',
  password_set: 'set the password of',
  key_created: 'made a key of',
  key_rotated: 'replaced a key of',
  key_revoked: 'revoked a key of',
  identity_linked: 'linked an identity to',
  identity_unlinked: 'unlinked the identity of',
  secret_made: 'made a secret of',
  deliveries_replayed: 'had deliveries sent again by',
  test_sent: 'sent a test by',
  stopped: 'stopped',
  changes_passed_over: 'passed over changes for',
}

/** What was done to the record of an entry, as a verb. */
export const verbOf = ({ action }: Pick<HistoryEvent, 'action'>): string =>
  verbs[action] ?? 'changed'

/**
 * What a request did to what {@link subjectWords} says, as a verb: to several records what was done to
 * each, `changed` where that differs.
 */
export const requestVerbOf = (newest: ChangedRecord): string =>
  recordsOf(newest) > 1 ? verbOf({ action: newest.request_action ?? 'updated' }) : verbOf(newest)

const fields = new Map(
  KINDS.map(({ name, resource }) => [
    name,
    new Map([...resource.leaves, ...resource.secrets].map((field) => [fieldName(field), field])),
  ]),
)

/** The definition of a field by the names that the history uses; undefined for one without. */
export const fieldOf = (kind: string, name: string): Field | undefined =>
  fields.get(kind)?.get(name)

/** What history names and no definition has. */
const around: ReadonlyMap<string, Field> = new Map(
  Object.entries(AROUND_RECORD).map(([name, spec]) => [name, toldAs(name, spec)]),
)

/** How what the service keeps is told, by its kind; of the other kinds as it stands. */
const TOLD_AS: Partial<Record<SystemField['kind'], FieldKind>> = {
  moment: 'instant',
  linkedMoment: 'instant',
  count: 'integer',
  records: 'integer',
  choice: 'choice',
}

/**
 * By what the values of something that history names are told: its definition, or one made up for what
 * is no field of any record. None for what is told as it stands.
 */
export function toldField(kind: string, name: string): Field | undefined {
  const own = fieldOf(kind, name)
  if (own) return own
  const kept = kindNamed(kind)?.resource.system.find((member) => member.name === name)
  const how = kept && TOLD_AS[kept.kind]
  if (how) return toldAs(name, { ...kept, kind: how })
  const spec = around.get(name)
  return spec?.kind === 'text' ? undefined : spec
}

function toldAs(name: string, spec: Pick<Field, 'kind' | 'label' | 'values'>): Field {
  const { kind, label, values } = spec
  return {
    ...{ name, label, kind, help: '', path: [name], column: name, section: '' },
    ...(values && { values }),
  }
}

/** The label of a field that history names; its API name where there is none. */
export function labelOf(kind: string, name: string): string {
  const [resource, field] = [kindNamed(kind)?.resource, fieldOf(kind, name)]
  if (resource && field) return fieldLabel(resource, field)
  // An id that whoever adds the record gives is in its history too, and is no field of it; so is
  // what the service keeps, where somebody changed that in the database.
  const own = resource && [resource.id, ...resource.system].find((member) => member.name === name)
  return own?.label ?? around.get(name)?.label ?? ownedBy(kind, name)?.title ?? name
}

/** What belongs to a kind of record: of its coming and going the owner's entries name the id. */
const ownedBy = (kind: string, name: string): Resource | undefined =>
  resources.find(({ id, parent }: Resource) => id.name === name && parent?.resource.name === kind)

/** Whether a history names by this what belongs to a kind of record, and no field of it. */
export const isIdOfOwned = (kind: string, name: string): boolean =>
  fieldOf(kind, name) === undefined && ownedBy(kind, name) !== undefined

/** A value of what history names and {@link toldField} has nothing for, in words. */
export function otherWords(json: unknown): string {
  if (json === null || json === undefined) return NOT_SET
  return typeof json === 'string' ? json : (stringify(json) ?? '')
}
