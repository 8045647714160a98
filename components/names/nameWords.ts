import { nounOf, withArticle } from '@/lib/derive/addresses'
import type { Naming } from '@/lib/derive/naming'
import { CODE_LISTS } from '@/lib/resources/codeLists'
import { countWords, listed, shownName, withinSentence } from '@/lib/text/words'

/**
 * True where people call a record by its id, as it has no name of its own: what is known of it says
 * whose it is, and stands behind.
 */
export const isCalledById = ({ resource }: Naming): boolean => resource.recordName === 'parent'

/** Both in a text: `Priya Raman · 7`; the id alone where nothing of the name is seen. */
export const inOneText = (naming: Naming, name: string, id: string): string =>
  (isCalledById(naming) ? [id, shownName(name)] : [shownName(name), id]).filter(Boolean).join(' · ')

/**
 * `There is no supplier S-9.`, or `Client industries have no code min. Did you mean Mining · IND-MIN?`
 *
 * @param begun those that may be meant by it
 */
export function unknownWords(naming: Naming, id: string, begun: readonly Named[]): string {
  const { resource, list } = naming
  const unknown = list
    ? `${CODE_LISTS[list]} have no code ${id}.`
    : `There is no ${nounOf(resource).one} ${id}.`
  if (begun.length === 0) return unknown
  const names = begun.map((each) => inOneText(naming, each.name, each.id))
  if (begun.length === 1) return `${unknown} Did you mean ${names.join()}?`
  // However many are offered, there may be more.
  const shown = names.length > MAX_SHOWN ? [...names.slice(0, MAX_SHOWN), 'others'] : names
  return `${unknown} Several are called so: ${listed(shown, shown.length)}. Choose one.`
}

/** Said of a text that is nobody's id, where a value may be any text. */
export const standsWords = ({ resource }: Naming): string =>
  `As it stands, the text is taken for the ${nounOf(resource).one}’s id.`

interface Named {
  readonly id: string
  readonly name: string
}

/** `Choose a client from the list.`, where a value must be one of those. */
export const chooseWords = ({ resource }: Naming): string =>
  `Choose ${withArticle(nounOf(resource).one)} from the list.`

/**
 * `2 suppliers are called Mallee Tyres: S-2026 and S-2031. Choose one.` for a text that several share
 * as their name.
 */
export function sharedWords({ resource, list }: Naming, text: string, ids: readonly string[]) {
  const what = list ? `of the ${withinSentence(CODE_LISTS[list])}` : nounOf(resource).many
  return `${countWords(ids.length)} ${what} are called ${text}: ${listed(ids, MAX_SHOWN)}. Choose one.`
}

const MAX_SHOWN = 4

/** Said where nothing fits what was typed. */
export const nothingWords = ({ resource, list }: Naming): string =>
  list
    ? `None of the ${withinSentence(CODE_LISTS[list])} is called that.`
    : `No ${nounOf(resource).one} is called that.`
