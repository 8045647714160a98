import { api } from '@/components/api/api'
import { inParts } from '@/components/api/parts'
import { OWN_PATIENCE } from '@/components/api/session'
import type { OptionsOf } from '@/components/api/types'
import type { Resource } from '@/lib/resources/resource'
import { writeList } from '@/lib/text/commaList'
import { areAskable, asText, type DuplicateSet, type Shared } from './sets'

/** Where all of it is kept. */
export const duplicatesKey = ['duplicates']

/** What shares lists of values with which it is likely to be the same. @throws ApiProblem */
export async function sharing(
  resource: Resource,
  by: DuplicateSet,
  all: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<Shared[]> {
  const parts = inParts([...new Set(all.filter(areAskable).map(asText))], {
    written: (value) => `&value=${value}`,
  })
  const found: Shared[] = []
  for (const value of parts) found.push(...(await ask(resource, { by: byOf(by), value }, signal)))
  return found
}

/** What shares with records that are there what two hardly share. @throws ApiProblem */
export async function sharedBy(
  resource: Resource,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Shared[]> {
  const found: Shared[] = []
  for (const id of inParts(ids, { written: (value) => `&id=${value}` })) {
    found.push(...(await ask(resource, { id }, signal)))
  }
  return found
}

type Asked = NonNullable<OptionsOf<'/fm/duplicates/{of}', 'get'>['query']>

/** A set as the service calls it. */
const byOf = (by: DuplicateSet) => writeList(by) as Asked['by']

async function ask(
  { name }: Resource,
  query: Asked,
  signal: AbortSignal | undefined,
): Promise<readonly Shared[]> {
  const options = { path: { of: name }, query, signal, timeout: OWN_PATIENCE }
  return (await api.get('/fm/duplicates/{of}', options)).body.data
}

/** The query of what shares values that somebody has entered. */
export const sharingQuery = (resource: Resource, by: DuplicateSet, values: readonly string[]) => ({
  queryKey: [...duplicatesKey, resource.name, by, values],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    sharing(resource, by, [values], signal),
})
