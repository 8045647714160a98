import { recordCalls } from '@/components/api/records'
import { nounOf } from '@/lib/derive/addresses'
import { idPattern } from '@/lib/derive/idForms'
import { onceEach } from '@/lib/derive/onceEach'
import type { Resource } from '@/lib/resources/resource'

/** What a field may hold, as it is stored and as people call it. */
export interface Suggestion {
  readonly id: string
  readonly name: string
  /** True for what should not be chosen any more, though it may be held. */
  readonly inactive?: boolean
}

/** Where suggestions for a field come from, and the names of what it holds. */
export interface SuggestionSource {
  /** Tells its answers from those of other sources. */
  readonly key: string
  /** What is looked for, in a sentence: `role`. */
  readonly noun: string
  /** The few that a text may mean, the likeliest first; what stands first where there is no text. */
  suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>
  /** Those of these ids that there are. */
  named(ids: readonly string[], signal: AbortSignal): Promise<readonly Suggestion[]>
}

/** The one that a text is the id or the name of, where there are no two of that name. */
export function meantBy(text: string, found: readonly Suggestion[]): Suggestion | undefined {
  const wanted = text.trim().toLowerCase()
  const called = found.filter(({ name }) => name.toLowerCase() === wanted)
  return found.find(({ id }) => id === text.trim()) ?? (called.length === 1 ? called[0] : undefined)
}

const MOST = 20
const MOST_CHARACTERS = 100

/** The records of a resource, found by their names and ids: however many there are, few are read. */
export const recordSource = onceEach((resource: Resource): SuggestionSource => {
  const { id, recordName, list } = resource
  const name = recordName === 'parent' ? id.name : recordName.field
  const fields = [...new Set([id.name, name])].join(',')
  const pattern = idPattern(resource)

  async function read(query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const { body } = await recordCalls(resource).list({ ...query, fields, limit: MOST }, { signal })
    return body.data.map((row) => ({ id: String(row[id.name]), name: String(row[name]) }))
  }
  async function named(ids: readonly string[], signal: AbortSignal): Promise<Suggestion[]> {
    // A comma parts the values of a filter.
    const possible = ids.filter((each) => pattern.test(each) && !each.includes(','))
    return possible.length === 0 ? [] : read({ [id.name]: possible.join(',') }, signal)
  }
  function called(text: string, signal: AbortSignal): Promise<Suggestion[]> {
    if (text === '') return read(list?.sortable.includes(name) ? { sort: name } : {}, signal)
    if (list && list.searched.length > 0) return read({ search: text }, signal)
    return recordName === 'parent'
      ? Promise.resolve([])
      : read({ [`${name}_contains`]: text }, signal)
  }
  return {
    key: resource.name,
    noun: nounOf(resource).one,
    named,
    async suggest(text, signal) {
      const typed = [...text.trim()].slice(0, MOST_CHARACTERS).join('')
      const [exact, others] = await Promise.all([named([typed], signal), called(typed, signal)])
      const isExact = (each: Suggestion) => exact.some((one) => one.id === each.id)
      return [...exact, ...others.filter((each) => !isExact(each))]
    },
  }
})
