import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { faultWords } from '@/components/api/faultWords'
import { useSessionUser } from '@/components/session/user'
import { usePaused } from '@/components/state/usePaused'
import type { Resource } from '@/lib/resources/resource'
import { matchesAll } from '@/lib/text/matchesAll'
import { recordSource, type Suggestion, type SuggestionSource } from './source'

const KEPT = 60_000

/** Where the answers of a source are kept: invalidate it after what it draws on was changed. */
export const suggestionsKey = (source: string) => ['suggestions', source] as const

const namedKey = (source: string, ids: readonly string[]) =>
  [...suggestionsKey(source), 'named', ...ids] as const

/** Where suggestions for a field come from; undefined where there are none that this role may read. */
export function useSourceOf({ target }: { target?: Resource }): SuggestionSource | undefined {
  const held = useSessionUser()?.permissions ?? []
  if (!target?.list) return undefined
  const { read, seen = read } = target.permissions
  return held.includes(read) || held.includes(seen) ? recordSource(target) : undefined
}

/** What a text may mean, asked for once the typing pauses, and why there is nothing, if there is not. */
export function useSuggestions(source: SuggestionSource, text: string, isWanted: boolean) {
  const paused = usePaused(text)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...suggestionsKey(source.key), 'like', paused],
    queryFn: ({ signal }) => source.suggest(paused, signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: KEPT,
    retry: false,
  })
  const none = () => {
    if (isFetching || paused !== text) return 'Searching …'
    return error ? faultWords(error) : `No ${source.noun} is called that.`
  }
  // What was found for less typing stays for as long as it fits: nothing else is under a quick hand.
  const isOfText = paused === text && !isPlaceholderData
  const found = useMemo(
    () => (data ?? NONE).filter(({ id, name }) => isOfText || matchesAll(text, id, name)),
    [data, isOfText, text],
  )
  const queries = useQueryClient()
  /** Lets a name that was found stand at once for the id that was chosen by it. */
  const keepName = ({ id, name }: Suggestion) =>
    queries.setQueryData(namedKey(source.key, [id]), new Map([[id, name]]))
  return { found, keepName, none: none() }
}

const NONE: readonly Suggestion[] = []

/**
 * The names of some ids: null for one that there is no record of, undefined until that is known.
 */
export function useNames(
  source: SuggestionSource | undefined,
  ids: readonly string[],
): ReadonlyMap<string, string | null> {
  const { data } = useQuery({
    queryKey: namedKey(source?.key ?? '', ids),
    queryFn: async ({ signal }) => {
      const found = await source?.named(ids, signal)
      return new Map(ids.map((id) => [id, found?.find((each) => each.id === id)?.name ?? null]))
    },
    enabled: source !== undefined && ids.length > 0,
    staleTime: KEPT,
    retry: false,
  })
  return data ?? NO_NAMES
}

const NO_NAMES: ReadonlyMap<string, string | null> = new Map()
