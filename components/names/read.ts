import { api } from '@/components/api/api'
import { createLoader } from '@/components/api/loader'
import type { OptionsOf } from '@/components/api/types'
import { type Naming, namingName } from '@/lib/derive/naming'
import { isAskable } from './askable'
import { begunBy, takenFor } from './meant'
import type { Name } from './name'

/** What is offered at once, of however many there are. */
const MAX_OFFERED = 20
const MAX_CHARACTERS = 100

async function ask(
  of: string,
  query: OptionsOf<'/fm/names/{of}', 'get'>['query'],
  signal?: AbortSignal,
): Promise<readonly Name[]> {
  return (await api.get('/fm/names/{of}', { path: { of }, query, signal })).body.data
}

/** Those that a text may mean, the likeliest first; what stands first where there is no text. */
export async function findNames(
  naming: Naming,
  text: string,
  signal?: AbortSignal,
): Promise<readonly Name[]> {
  const typed = [...text.trim()].slice(0, MAX_CHARACTERS).join('')
  const limit = MAX_OFFERED
  if (typed === '') return ask(namingName(naming), { limit }, signal)
  const [exact, others] = await Promise.all([
    isAskable(typed) ? ask(namingName(naming), { id: [typed] }, signal) : [],
    ask(namingName(naming), { search: typed, limit }, signal),
  ])
  return [...exact, ...others.filter(({ id }) => id !== exact[0]?.id)]
}

/** All that have a name, whatever the case. */
export const allCalled = async (naming: Naming, name: string): Promise<readonly Name[]> =>
  isAskable(name) ? ask(namingName(naming), { name: [name] }) : []

/** Whether all that a text may mean were found: there are no more of them than are offered. */
export const areAll = (found: readonly Name[]): boolean => found.length < MAX_OFFERED

/** What was found out of a text. */
export interface LookedUp {
  /** None where it is the name of nothing, or of several. */
  readonly meant?: Name | undefined
  /** Whether it may be meant for something all the same, which somebody has to choose. */
  readonly isUnsure: boolean
}

/** What a text is taken for, by all that is known of it. */
export async function lookUpMeant(naming: Naming, text: string): Promise<LookedUp> {
  const [called, found] = await Promise.all([allCalled(naming, text), findNames(naming, text)])
  const others = found.filter(({ id }) => called.every((each) => each.id !== id))
  const all = [...called, ...others]
  const meant = takenFor(text, all, areAll(found))
  return { meant, isUnsure: !meant && begunBy(text, all).length > 0 }
}

const loadNamed = createLoader(async (of, ids) => {
  const found = await ask(of, { id: [...ids] })
  return new Map(found.map((name) => [name.id, name]))
})

/**
 * What a value stands for; null for nothing. Values that are asked for in one turn of the event loop, as
 * by the cells of a page, go in one call.
 *
 * @throws ApiProblem
 */
export const loadName = (naming: Naming, id: string): Promise<Name | null> =>
  loadNamed(namingName(naming), id)
