import { distance } from 'fastest-levenshtein'
import { fieldsByName } from '@/components/form/model/values'
import { nounOf } from '@/lib/derive/addresses'
import { fileColumns, nameColumn } from '@/lib/derive/fileColumns'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'

/** The column that says which version of the record a row was made from. */
export const VERSION = '_if_match'

/**
 * What a column of the file is: the key, the version, a field by its API name, or null to ignore it.
 * Undefined where neither its name says so nor anybody has: it is asked for before the check.
 */
export type Mapping = readonly (string | null | undefined)[]

/** Names the column that says why a row was refused; sending the file again ignores it. */
export const REASON = 'Reason refused'

/** What columns of a file that changes records of a resource can be. */
export interface Targets {
  readonly resource: Resource
  readonly noun: string
  /** The column that says which record a row is about: `client_id`. */
  readonly key: string
  /** Every field that a column can be mapped to, by API name. */
  readonly fields: ReadonlyMap<string, Field>
  /** The target that a word stands for; a label that several fields share stands for none. */
  readonly words: ReadonlyMap<string, string>
  /** Words for columns of the files that Fleetbook writes which no import can change. */
  readonly readOnly: ReadonlySet<string>
}

const known = new WeakMap<Resource, Targets>()

/** What columns of a file can be, worked out once for each resource. */
export function targetsOf(resource: Resource): Targets {
  const targets = known.get(resource) ?? makeTargets(resource)
  known.set(resource, targets)
  return targets
}

/** The same for a resource that goes by its name, as between the page and its worker. */
export function targetsNamed(name: string): Targets {
  const resource = resources.find((each) => each.name === name)
  if (!resource) throw new Error(`There is no resource ${name}`)
  return targetsOf(resource)
}

/** A slip of more letters than this, or of more than a fifth of the word, is another word. */
const MAX_SLIPS = 2

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/&/g, 'and')
    .replaceAll(/[^a-z0-9]/g, '')

type Word = readonly [word: string, name: string]

function makeTargets(resource: Resource): Targets {
  const fields = fieldsByName(resource)
  const noun = nounOf(resource).one
  const { name: key, label } = resource.id
  const wordsBy = (wordOf: (name: string, field: Field) => string): Word[] =>
    [...fields].map(([name, field]) => [plain(wordOf(name, field)), name])
  // By which words a column is recognised: an API name is never another field's label.
  const words: readonly (readonly Word[])[] = [
    [key, label, 'id', `${noun} id`, `${noun} no`, `${noun} number`].map((word) => [
      plain(word),
      key,
    ]),
    [VERSION, '_etag', 'version'].map((word) => [plain(word), VERSION]),
    wordsBy((name) => name),
    wordsBy((name, { label }) => `${label} ${name}`),
    wordsBy((_, { column }) => column),
    wordsBy((_, { label }) => label),
  ]
  const exact = new Map<string, string>()
  for (const group of words) {
    const own = group.filter(
      ([word, name]) =>
        !exact.has(word) && group.every(([other, another]) => other !== word || another === name),
    )
    for (const [word, name] of own) exact.set(word, name)
  }
  return { resource, noun, key, fields, words: exact, readOnly: readOnlyWords(resource) }
}

/** What exports have beside the fields: what the service keeps, what it derives, and names of ids. */
function readOnlyWords(resource: Resource): ReadonlySet<string> {
  const columns = fileColumns(resource)
  const settable = new Set([resource.id.name, ...fieldsByName(resource).keys()])
  const all = [...columns.filter(({ id }) => !settable.has(id)), ...columns.map(nameColumn)]
  const words = all.flatMap(({ id, label }) => [id, label, `${label} ${id}`])
  return new Set([REASON, ...words].map(plain))
}

/**
 * What the columns are, by their names: API names, labels, labels with the API name as exports write
 * them, and close slips of those. Each field is guessed once; the first column that names it has it.
 * What Fleetbook itself writes beside the fields is ignored, and so is a column without a name in
 * which nothing stands.
 *
 * @param sample the first rows
 */
export function guessMapping(
  targets: Targets,
  head: readonly string[],
  sample: readonly (readonly string[])[] = [],
): Mapping {
  const { words, noun, readOnly } = targets
  const taken = new Set<string>()
  const take = (name: string | undefined): string | null => {
    if (name === undefined || taken.has(name)) return null
    taken.add(name)
    return name
  }
  // What is exact goes before what is only near, wherever it stands.
  const sure = head.map((title) => named(targets, title) ?? words.get(plain(title)))
  const exact = sure.map((name) => take(name))
  // "Client name" is the name, of what else.
  for (const [index, title] of head.entries()) {
    if (sure[index]) continue
    const word = plain(title)
    const prefix = plain(noun)
    if (word.startsWith(prefix)) exact[index] = take(words.get(word.slice(prefix.length)))
  }
  const vacant = new Set(vacantIn(head, sample))
  return exact.map((name, index) => {
    const word = plain(head[index] ?? '')
    if (name === null && (readOnly.has(word) || vacant.has(index))) return null
    return name ?? take(nearest(words, word, taken)) ?? undefined
  })
}

/** The columns without a name in which nothing stands, as far as the first rows tell. */
export const vacantIn = (
  head: readonly string[],
  sample: readonly (readonly string[])[],
): number[] =>
  [...head.keys()].filter((index) =>
    [head, ...sample].every((cells) => (cells[index] ?? '').trim() === ''),
  )

/** The API name behind a label, as in `Management fee, client defaults (client_defaults.management_fee)`. */
function named({ fields, key }: Targets, title: string): string | undefined {
  const name = /\(([a-z\d_.]+)\)\s*$/.exec(title)?.[1]
  return name !== undefined && (fields.has(name) || name === key || name === VERSION)
    ? name
    : undefined
}

function nearest(
  words: Targets['words'],
  word: string,
  taken: ReadonlySet<string>,
): string | undefined {
  const most = Math.min(MAX_SLIPS, Math.floor(word.length / 5))
  if (most === 0) return undefined
  let best: { name: string; slips: number } | undefined
  let isTie = false
  for (const [other, name] of words) {
    if (taken.has(name) || Math.abs(other.length - word.length) > most) continue
    const slips = distance(other, word)
    if (slips > most || (best && slips > best.slips)) continue
    isTie = best !== undefined && slips === best.slips && best.name !== name
    best = { name, slips }
  }
  return isTie ? undefined : best?.name
}

interface MappingFault {
  readonly message: string
  /** The columns that it is about. */
  readonly columns: readonly number[]
}

/** What a column of a file is called; without a name by its place. */
export const columnTitle = (head: readonly string[], index: number): string =>
  head[index]?.trim() || `Column ${index + 1}`

/** The columns of which nobody has said yet what they are. */
export const undecidedIn = (mapping: Mapping): number[] =>
  [...mapping.entries()].flatMap(([index, name]) => (name === undefined ? [index] : []))

/**
 * How many columns somebody has matched otherwise than they were guessed. That a column is no field
 * was known before: to ignore it is no work.
 */
export const countMatched = (mapping: Mapping, guessed: Mapping): number =>
  mapping.filter((name, index) => name !== undefined && name !== (guessed[index] ?? null)).length

/** What keeps a mapping from being used, beside columns that are not decided on. */
export function mappingFaults(targets: Targets, mapping: Mapping): MappingFault[] {
  const places = new Map<string, number[]>()
  for (const [index, name] of mapping.entries()) {
    if (name) places.set(name, [...(places.get(name) ?? []), index])
  }
  const faults: MappingFault[] = [...places]
    .filter(([, columns]) => columns.length > 1)
    .map(([name, columns]) => ({
      message: `${targetLabel(targets, name)} is given by ${columns.length} columns. Ignore all but one.`,
      columns,
    }))
  const { uniqueTogether } = targets.resource
  const isKeyed = uniqueTogether.some((members) => members.every((member) => places.has(member)))
  if (!isKeyed && !places.has(targets.key)) {
    faults.push({ message: noKeyWords(targets), columns: [] })
  } else if (![...places.keys()].some((name) => targets.fields.has(name))) {
    faults.push({ message: 'No column is a field to change. Choose at least one.', columns: [] })
  }
  return faults
}

function noKeyWords({ resource, fields }: Targets): string {
  const others = resource.uniqueTogether.map((members) =>
    members.map((member) => fields.get(member)?.label).join(' and '),
  )
  const also = others.map((labels) => `, nor are there columns for ${labels}`).join('')
  const id = withinSentence(resource.id.label)
  const isNumbered = resource.permissions.create !== undefined && !resource.id.isGiven
  const forNew = isNumbered ? ', or add an empty one to a file of new ones alone' : ''
  return `No column is the ${id}${also}. Choose the one that is${forNew}.`
}

/** What a target is called. */
export function targetLabel({ resource, fields, key }: Targets, name: string): string {
  if (name === key) return resource.id.label
  return name === VERSION ? 'Version' : (fields.get(name)?.label ?? name)
}
