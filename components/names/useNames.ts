import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { faultWords } from '@/components/api/faultWords'
import { listKey } from '@/components/api/records'
import { useSessionUser } from '@/components/session/user'
import { useDebounced } from '@/components/state/useDebounced'
import { useFrozenWhilePressed } from '@/components/state/useFrozenWhilePressed'
import { alongWith, type Naming, namesGoTo, namingName } from '@/lib/derive/naming'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { matchesAll } from '@/lib/text/matchesAll'
import { isAskable } from './askable'
import { begunBy } from './meant'
import type { Known, Name } from './name'
import { nothingWords } from './nameWords'
import { allCalled, areAll, findNames, loadName } from './read'

/** How long a name is shown without a look whether it still is the name. */
const FRESH = 5000

/** With the lists of the records that have them: whatever changes these asks for names anew. */
const namesKey = (naming: Naming) =>
  [...listKey(naming.resource.name), 'names', namingName(naming)] as const

/** Where the names of values are kept, each by its value. */
export const namesOfKey = (naming: Naming) => [...namesKey(naming), 'of'] as const

/** A naming as far as this role may know its names; undefined for one that it may not. */
export function useOpenNaming(naming: Naming | undefined): Naming | undefined {
  const held = useSessionUser()?.permissions
  return naming && held && namesGoTo(naming, (permission) => held.includes(permission))
    ? naming
    : undefined
}

const nameOf = (naming: Naming, id: string) =>
  queryOptions({
    queryKey: [...namesOfKey(naming), id],
    queryFn: (): Promise<Known | null> => loadName(naming, id),
    staleTime: FRESH,
    enabled: isAskable(id),
  })

/** What a value stands for: null for nothing, undefined until that is known, or where it never is. */
export function useName(naming: Naming, id: string | null): Known | null | undefined {
  const isOpen = useOpenNaming(naming) !== undefined
  const options = nameOf(naming, id ?? '')
  return useQuery({ ...options, enabled: isOpen && options.enabled }).data
}

/** The same with all that is to be known of it: a name that came with a record alone is asked for. */
export function useWholeName(naming: Naming, id: string | null): Known | null | undefined {
  const isOpen = useOpenNaming(naming) !== undefined
  const options = nameOf(naming, id ?? '')
  return useQuery({
    ...options,
    enabled: isOpen && options.enabled,
    staleTime: ({ state: { data } }) => (data && data.active === undefined ? 0 : FRESH),
  }).data
}

/**
 * The record that a value is the name of, as far as that is known: of a code only the service knows
 * it, and of the id of somebody whether that is a person or a service account.
 */
export function useNamedRecord(
  naming: Naming,
  id: string,
): { readonly resource: Resource; readonly id: string; readonly name: string } | undefined {
  const isOwn = !naming.list && alongWith(naming).length === 1
  const own = useName(naming, isOwn ? id : null)
  const whole = useWholeName(naming, isOwn ? null : id)
  if (own) return { resource: naming.resource, id, name: own.name }
  const resource = resources.find((each) => each.name === whole?.resource)
  if (!resource || whole?.record_id === undefined) return undefined
  return { resource, id: whole.record_id, name: whole.name }
}

/** Keeps a name that came with a record; null where the service knows none. */
export function rememberLabel(
  queries: QueryClient,
  naming: Naming,
  id: string,
  name: string | null,
): void {
  if (!isAskable(id)) return
  queries.setQueryData<Known | null>(nameOf(naming, id).queryKey, (before) =>
    name === null ? null : { ...before, id, name },
  )
}

/** Those that share a text as their name, asked for where it is the id of nothing. */
export function useNamesakes(naming: Naming, text: string | null): readonly Name[] {
  const { data } = useQuery({
    queryKey: [...namesKey(naming), 'called', text],
    queryFn: () => allCalled(naming, text ?? ''),
    enabled: text !== null && isAskable(text),
    staleTime: FRESH,
  })
  return data ?? NONE
}

/** What a text may mean, as it was asked for last. */
const meantOf = (naming: Naming, text: string) =>
  queryOptions({
    queryKey: [...namesKey(naming), 'meant', text],
    queryFn: ({ signal }) => findNames(naming, text, signal),
    staleTime: FRESH,
    retry: false,
  })

/** Those whose names a text begins, asked for where it is the id of nothing. */
export function useBegun(naming: Naming, text: string | null): readonly Name[] {
  const options = meantOf(naming, text ?? '')
  const { data } = useQuery({ ...options, enabled: text !== null && isAskable(text.trim()) })
  return useMemo(() => begunBy(text ?? '', data ?? NONE), [text, data])
}

/** Keeps a name that was told otherwise, so that what has it is called by it at once. */
export function useRemember(naming: Naming): (name: Name) => void {
  const queries = useQueryClient()
  return (name) => queries.setQueryData(nameOf(naming, name.id).queryKey, name)
}

/** The names of some values, as far as they are known. */
export function useNames(
  naming: Naming | undefined,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const open = useOpenNaming(naming)
  return useQueries({
    queries: open ? ids.map((id) => nameOf(open, id)) : [],
    combine: namesIn,
  })
}

const namesIn = (answers: readonly { data?: Known | null | undefined }[]) =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])))

/**
 * What a text may mean, asked for once the typing pauses; whether that is all, as far as is known yet;
 * and why there is nothing, if there is not.
 */
export function useSuggestions(naming: Naming, text: string, isWanted: boolean) {
  const debounced = useDebounced(text)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...meantOf(naming, debounced),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  const none = () => {
    if (isFetching || debounced !== text) return 'Searching …'
    return error ? faultWords(error) : nothingWords(naming)
  }
  // What was found for less typing stays for as long as it fits: nothing else is under a quick hand.
  const isOfText = debounced === text && !isPlaceholderData
  const found = useMemo(
    () => (data ?? NONE).filter(({ id, name }) => isOfText || matchesAll(text, id, name)),
    [data, isOfText, text],
  )
  const isAll = isOfText && data !== undefined && areAll(data)
  return { found: useFrozenWhilePressed(found), isAll, none: none() }
}

const NONE: readonly Name[] = []
