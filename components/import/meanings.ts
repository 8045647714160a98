import { inParts } from '@/components/api/parts'
import { isTexts } from '@/components/form/model/valueKind'
import { isAskable } from '@/components/names/askable'
import type { Known } from '@/components/names/name'
import { type Naming, namingName, namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'

/** What a text in a column of ids or codes is. */
export type Meaning =
  | { readonly is: 'id'; readonly id: string }
  | { readonly is: 'name'; readonly id: string }
  /** The name of several, and so of none in particular. */
  | { readonly is: 'shared'; readonly ids: readonly string[] }
  | { readonly is: 'unknown' }
  /** A text that no call can ask for. */
  | { readonly is: 'unasked' }

/** Meanings by the word of a naming and the text. */
export type Meanings = ReadonlyMap<string, ReadonlyMap<string, Meaning>>

/** Tells what has one of these ids or names, of one kind: {@link askedParts} has as many as one call takes. */
export type AskNames = (of: string, texts: readonly string[]) => Promise<readonly Known[]>

/** A text as a name is written: in any spacing. */
export const nameText = (cell: string): string => written(cell).trim().replaceAll(/\s+/g, ' ')

/**
 * The ways in which a cell may be the id or the name of something: as it stands, as there are names
 * with two blanks in a row and codes that begin with one; and as such texts are mostly written.
 */
const spellingsOf = (cell: string): ReadonlySet<string> => new Set([written(cell), nameText(cell)])

/** What gives names to the values of a field, where a cell has one of them. */
export function namingOfCell(field: Field): Naming | undefined {
  return isTexts(field) ? undefined : namingOfField(field)
}

/** What a text means among those that have it as their id or name. */
export function meaningOf(text: string, found: readonly Known[]): Meaning {
  if (found.some(({ id }) => id === text)) return { is: 'id', id: text }
  const wanted = text.toLowerCase()
  const ids = found.filter(({ name }) => name.toLowerCase() === wanted).map(({ id }) => id)
  const [id] = ids
  if (id === undefined) return { is: 'unknown' }
  return ids.length === 1 ? { is: 'name', id } : { is: 'shared', ids }
}

/**
 * Finds out what texts of a file mean, each once for the whole file, however many rows have it.
 *
 * @param open the namings that this role may know, by their words
 * @param known what an earlier pass over the file found, which then holds for this one too
 */
export function meaningsBy(open: ReadonlySet<string>, ask: AskNames, known?: Meanings) {
  const all = new Map([...(known ?? [])].map(([word, texts]) => [word, new Map(texts)]))

  async function learn(word: string, texts: ReadonlySet<string>): Promise<void> {
    const own = all.get(word) ?? new Map<string, Meaning>()
    all.set(word, own)
    const unknown = [...texts].filter((text) => !own.has(text))
    for (const text of unknown.filter((each) => !isAskable(each))) own.set(text, { is: 'unasked' })
    for (const some of askedParts(unknown.filter(isAskable))) {
      const found = await ask(word, some)
      for (const text of some) own.set(text, meaningOf(text, found))
    }
  }

  return {
    all: all as Meanings,
    /** Learns what the cells of these columns mean. */
    async learnAll(
      columns: readonly { readonly index: number; readonly naming: Naming | undefined }[],
      rows: readonly (readonly string[])[],
    ): Promise<void> {
      const wanted = new Map<string, Set<string>>()
      for (const { index, naming } of columns) {
        if (!naming || !open.has(namingName(naming))) continue
        const texts = wanted.get(namingName(naming)) ?? new Set()
        wanted.set(namingName(naming), texts)
        for (const cells of rows) {
          const cell = cells[index] ?? ''
          if (nameText(cell) !== '') for (const text of spellingsOf(cell)) texts.add(text)
        }
      }
      for (const [word, texts] of wanted) await learn(word, texts)
    },
    /** What a cell means; undefined where nobody was asked. */
    of(naming: Naming, cell: string): Meaning | undefined {
      const own = all.get(namingName(naming))
      const meanings = [...spellingsOf(cell)].map((text) => own?.get(text))
      const isKnown = (meaning: Meaning | undefined) =>
        meaning && ['id', 'name', 'shared'].includes(meaning.is)
      return meanings.find(isKnown) ?? meanings.at(-1)
    },
  }
}

/** Texts in as many calls as they take: each stands in an address twice, as an id and as a name. */
export const askedParts = (texts: readonly string[]): string[][] =>
  inParts(texts, { written: (text) => `&id=${text}&name=${text}` })
