import { distance } from 'fastest-levenshtein'
import { nameOf } from '@/components/form/model/values'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'

/** The column that says which client a row is about. */
export const KEY = 'client_id'

/** The column that says which version of the client a row was made from. */
export const VERSION = '_if_match'

/** What a column of the file is: the key, the version, a field by its API name, or null to ignore it. */
export type Mapping = readonly (string | null)[]

/** Every field that a column can be mapped to, by API name. */
export const TARGETS: ReadonlyMap<string, Field> = new Map(
  client.leaves.map((field) => [nameOf(field), field]),
)

/** A slip of more letters than this, or of more than a fifth of the word, is another word. */
const MOST_SLIPS = 2

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/&/g, 'and')
    .replaceAll(/[^a-z0-9]/g, '')

type Word = readonly [word: string, name: string]

const wordsBy = (wordOf: (name: string, field: Field) => string): Word[] =>
  [...TARGETS].map(([name, field]) => [plain(wordOf(name, field)), name])

/** By which words a column is recognised: an API name is never another field's label. */
const WORDS: readonly (readonly Word[])[] = [
  ['client_id', 'id', 'client no', 'client number'].map((word) => [plain(word), KEY] as const),
  [VERSION, '_etag', 'version'].map((word) => [plain(word), VERSION] as const),
  wordsBy((name) => name),
  wordsBy((name, { label }) => `${label} ${name}`),
  wordsBy((_, { column }) => column),
  wordsBy((_, { label }) => label),
]

/** The field that a word stands for; a label that several fields share stands for none. */
const EXACT = new Map<string, string>()
for (const words of WORDS) {
  const own = words.filter(
    ([word, name]) =>
      !EXACT.has(word) && words.every(([other, another]) => other !== word || another === name),
  )
  for (const [word, name] of own) EXACT.set(word, name)
}

/**
 * What the columns are, by their names: API names, labels, labels with the API name as exports write
 * them, and close slips of those. Each field is guessed once; the first column that names it has it.
 */
export function guessMapping(head: readonly string[]): Mapping {
  const taken = new Set<string>()
  const take = (name: string | undefined): string | null => {
    if (name === undefined || taken.has(name)) return null
    taken.add(name)
    return name
  }
  // What is exact goes before what is only near, wherever it stands.
  const known = head.map((title) => named(title) ?? EXACT.get(plain(title)))
  const exact = known.map((name) => take(name))
  // "Client name" is the name, of what else.
  for (const [index, title] of head.entries()) {
    if (!known[index]) exact[index] = take(EXACT.get(plain(title).replace(/^client/, '')))
  }
  return exact.map((name, index) => name ?? take(nearest(plain(head[index] ?? ''), taken)))
}

/** The API name behind a label, as in `Management fee, client defaults (client_defaults.management_fee)`. */
function named(title: string): string | undefined {
  const name = /\(([a-z\d_.]+)\)\s*$/.exec(title)?.[1]
  return name !== undefined && (TARGETS.has(name) || name === KEY || name === VERSION)
    ? name
    : undefined
}

function nearest(word: string, taken: ReadonlySet<string>): string | undefined {
  const most = Math.min(MOST_SLIPS, Math.floor(word.length / 5))
  if (most === 0) return undefined
  let best: { name: string; slips: number } | undefined
  let isTie = false
  for (const [known, name] of EXACT) {
    if (taken.has(name) || Math.abs(known.length - word.length) > most) continue
    const slips = distance(known, word)
    if (slips > most || (best && slips > best.slips)) continue
    isTie = best !== undefined && slips === best.slips && best.name !== name
    best = { name, slips }
  }
  return isTie ? undefined : best?.name
}

/** What keeps a mapping from being used. */
export function mappingFaults(mapping: Mapping): { message: string; columns: number[] }[] {
  const places = new Map<string, number[]>()
  for (const [index, name] of mapping.entries()) {
    if (name !== null) places.set(name, [...(places.get(name) ?? []), index])
  }
  const faults = [...places]
    .filter(([, columns]) => columns.length > 1)
    .map(([name, columns]) => ({
      message: `${targetLabel(name)} is given by ${columns.length} columns. Ignore all but one.`,
      columns,
    }))
  if (!places.has(KEY)) {
    faults.push({ message: 'No column is the client id. Choose the one that is.', columns: [] })
  } else if (![...places.keys()].some((name) => TARGETS.has(name))) {
    faults.push({ message: 'No column is a field to change. Choose at least one.', columns: [] })
  }
  return faults
}

/** What a target is called. */
export const targetLabel = (name: string): string =>
  OWN_LABELS[name] ?? TARGETS.get(name)?.label ?? name

const OWN_LABELS: Readonly<Record<string, string>> = { [KEY]: 'Client ID', [VERSION]: 'Version' }
