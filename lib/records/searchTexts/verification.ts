import type { Database } from '@/lib/db/database'
import { isSearchable } from '@/lib/derive/database/searchText'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { listed } from '@/lib/text/words'
import {
  countTexts,
  type Stretch,
  stretchesOf,
  type UnnotedWords,
  unnotedWords,
  type WrongText,
  wrongTexts,
} from './faults'
import { mendTexts, noteWords } from './mending'

/** So many faults of a kind are told of a resource; the others are counted. */
const TOLD = 20
/** So many members and words are named of one fault. */
const NAMED = 10

/** What lists and searches of a resource are read by, as it was found. */
export interface SearchVerified {
  /** The resource's name. */
  readonly resource: string
  /** How many texts were looked at. */
  readonly texts: number
  /** How many faults there were. */
  readonly faults: number
  /** How many texts and words were set right. */
  readonly mended: { readonly texts: number; readonly words: number }
  /** How many faults there are still. */
  readonly left: number
}

/** A fault in a sentence, and how it is called where it is counted. */
interface Fault {
  readonly sentence: string
  readonly kind: string
}

/**
 * Holds what lists and searches are read by to the records: the texts for search, what stands beside
 * their words, and the words that are noted of them (lib/derive/database/searchText.ts, searchWords.ts).
 * Triggers keep all of it, so that what differs was left by a migration, or made with them disabled;
 * lists then leave records out without a word. It goes beside a running service, some thousand ids
 * to a statement.
 *
 * @param db outside of any transaction
 * @param tell is told of each fault, in a sentence, up to so many of a kind
 * @param mends whether what is wrong is set right
 * @returns what was found of each resource, one after the other
 */
export async function* verifySearch(
  db: Database,
  tell: (fault: string) => void,
  { mends = false } = {},
): AsyncGenerator<SearchVerified> {
  for (const resource of resources) {
    if (isSearchable(resource)) yield await verifyResource(db, resource, tell, mends)
  }
}

async function verifyResource(
  db: Database,
  resource: Resource,
  tell: (fault: string) => void,
  mends: boolean,
): Promise<SearchVerified> {
  const told = bounded(tell)
  const found = { texts: 0, faults: 0, left: 0 }
  const mended = { texts: 0, words: 0 }
  for await (const stretch of stretchesOf(db, resource)) {
    found.texts += await countTexts(db, resource, stretch)
    const wrong = await wrongTexts(db, resource, stretch)
    if (mends) mended.texts += await mendTexts(db, resource, wrong)
    // A text that is written anew brings its words along.
    const unnoted = await unnotedWords(db, resource, stretch)
    if (mends && unnoted.length > 0) mended.words += await noteWords(db, resource, unnoted)
    const faults = faultsOf(resource, wrong, unnoted)
    for (const fault of faults) told.add(fault)
    found.faults += faults.length
    found.left += mends && faults.length > 0 ? await leftIn(db, resource, stretch) : faults.length
  }
  told.end()
  return { resource: resource.name, ...found, mended }
}

/** How many faults a stretch has that was mended: none, unless somebody makes more of them. */
const leftIn = async (db: Database, resource: Resource, stretch: Stretch): Promise<number> =>
  faultsOf(
    resource,
    await wrongTexts(db, resource, stretch),
    await unnotedWords(db, resource, stretch),
  ).length

const faultsOf = (
  { name }: Resource,
  wrong: readonly WrongText[],
  unnoted: readonly UnnotedWords[],
): Fault[] => [
  ...wrong.flatMap((text) => faultsOfText(name, text)),
  ...unnoted.map(({ id, words }) => ({
    kind: `Texts of ${name} with words that are not noted`,
    sentence: `Words of ${name} ${id} are not noted: ${listed(words, NAMED)}. A search with a slip in one does not find it.`,
  })),
]

function faultsOfText(name: string, { id, is, words, beside }: WrongText): Fault[] {
  if (is === 'missing') {
    return [
      {
        kind: `Records of ${name} without a text for search`,
        sentence: `There is no text for search of ${name} ${id}: searches leave it out, and so may lists that are filtered or sorted.`,
      },
    ]
  }
  if (is === 'left over') {
    return [
      {
        kind: `Texts of ${name} without a record`,
        sentence: `There is a text for search of ${name} ${id}, and no such record: it may be counted, and none can be made under that id.`,
      },
    ]
  }
  const faults: Fault[] = []
  if (words) {
    faults.push({
      kind: `Texts of ${name} with other words than the record`,
      sentence: `The words of ${name} ${id} are not those of the record: searches may leave it out, or find it by what it was.`,
    })
  }
  if (beside.length > 0) {
    faults.push({
      kind: `Texts of ${name} with something else beside the words than in the record`,
      sentence: `Beside the words of ${name} ${id} stands something else than in the record: ${listed(beside, NAMED)}. Lists that are filtered or sorted by that may leave it out.`,
    })
  }
  return faults
}

/** Tells of the first faults of each kind, and at the end how many more there are. */
function bounded(tell: (sentence: string) => void) {
  const counts = new Map<string, number>()
  return {
    add({ kind, sentence }: Fault): void {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (count <= TOLD) tell(sentence)
    },
    end(): void {
      for (const [kind, count] of counts) {
        if (count > TOLD) tell(`${kind}: ${count - TOLD} more.`)
      }
    },
  }
}
