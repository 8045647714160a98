/** Words of sentences that a person reads: counts with what they count, lists, beginnings. */

const figure = new Intl.NumberFormat('en-AU')

/** `1,284`. */
export const countWords = (count: number): string => figure.format(count)

/** `1,284`, or `about 120,000` where the service does not count to the end. */
export const totalWords = (total: number, isExact: boolean, inexact = 'about'): string =>
  isExact ? countWords(total) : `${inexact} ${countWords(total)}`

/** `1 change`, `1,284 changes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${countWords(count)} ${count === 1 ? one : many}`

/** As {@link counted}, and `about 120,000 clients` where the service only estimates. */
export const nounWords = (
  { one, many }: { readonly one: string; readonly many: string },
  count: number,
  isExact = true,
): string => `${isExact ? '' : 'about '}${counted(count, one, many)}`

/** As a sentence begins. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Name, ABN and 3 more`; of no more than so many all are named: `Name, ABN and ACN`. */
export function listed(names: readonly string[], most = 3): string {
  if (names.length > most) {
    return `${names.slice(0, most).join(', ')} and ${countWords(names.length - most)} more`
  }
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** No more than so many characters of a text, of which none is cut in two; `…` stands for the rest. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/**
 * A name where a person sees anything of it, and else the empty text, as where there is none: a link,
 * a heading and a row are not called by blanks, or by characters that no font draws.
 */
export const shownName = (name: string | null | undefined): string =>
  name && SEEN.test(name) ? name : ''

const SEEN = /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u

/** The most that `split` takes. */
const ANY_LINES = 2 ** 32 - 1

/** The beginning of a text, of no more than so many characters and lines. */
export const beginning = (text: string, most: number, lines = ANY_LINES): string =>
  shortened(
    text
      .slice(0, most + 1)
      .split('\n', lines)
      .join('\n'),
    most,
  )

/** So much of what two texts share, in no more lines, shows where they part. */
const SHARED = 40
const SHARED_LINES = 3

/**
 * So much of a text, of no more than so many characters and lines, as tells it from another: its
 * beginning, or what stands from shortly before the two part, with `…` for what is left out.
 */
export function telling(text: string, other: string, most: number, lines = ANY_LINES): string {
  const isWhole = [text, other].every((each) => beginning(each, most, lines) === each)
  if (isWhole || text === other) return beginning(text, most, lines)
  let shared = 0
  while (shared < text.length && text[shared] === other[shared]) shared += 1
  // What parts them may be half a character, or the end of a line: neither is seen as the last of all.
  const isSeen = shared < most - 1 && text.slice(0, shared).split('\n').length < lines
  if (isSeen) return beginning(text, most, lines)
  const before = text
    .slice(Math.max(0, shared - Math.min(SHARED, most >> 1)), shared)
    .split('\n')
    .slice(-Math.min(SHARED_LINES, lines - 1))
    .join('\n')
    .replace(/^[\uDC00-\uDFFF]/, '')
  const start = before.length < shared ? '…' : ''
  return beginning(start + before + text.slice(shared), most, lines)
}

/** A title as it stands within a sentence; an abbreviation stays as it is. */
export const withinSentence = (title: string): string =>
  /^[A-Z][A-Z]/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
