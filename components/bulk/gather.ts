import { asAllowed } from '@/components/api/allowance'
import { MAX_PER_CALL } from '@/components/api/parts'
import { recordCalls } from '@/components/api/records'
import type { Selection } from '@/components/list/selection/selection'
import type { Resource } from '@/lib/resources/resource'
import type { Chosen } from './rows'

type ReadPage = (query: string) => Promise<{ records: Chosen[]; next: string | null }>

/**
 * The records of a selection, page by page and only as far as they are asked for. Of "all that
 * match" only ids and names are read, by the list endpoint and in the order of the ids.
 *
 * @throws ApiProblem
 */
export async function* chosenRecords(
  resource: Resource,
  selection: Selection,
  nameOf: (id: string) => string | null,
  readPage: ReadPage,
): AsyncGenerator<Chosen[]> {
  if (selection.kind === 'some') {
    yield [...selection.ids].map((id) => ({ id, name: nameOf(id) }))
    return
  }
  const { id: own } = resource
  let cursor: string | null = null
  do {
    const parameters = new URLSearchParams(selection.query)
    if (resource.list?.sortable.includes(own.name)) parameters.set('sort', own.name)
    parameters.set('limit', String(MAX_PER_CALL))
    parameters.set('fields', [own.name, ...named(resource)].join(','))
    if (cursor) parameters.set('cursor', cursor)
    const page: Awaited<ReturnType<ReadPage>> = await readPage(parameters.toString())
    yield page.records.filter(({ id }) => !selection.except.has(id))
    cursor = page.next
  } while (cursor !== null)
}

/** The member that names a record, where it has a name of its own. */
const named = ({ recordName }: Resource): string[] =>
  recordName === 'parent' ? [] : [recordName.field]

/** Reads one page of ids and names. */
export const readRecords =
  (resource: Resource, signal: AbortSignal): ReadPage =>
  async (query) => {
    const { list } = recordCalls(resource)
    const { body } = await asAllowed(() => list(new URLSearchParams(query), { signal }), signal)
    const [name = ''] = named(resource)
    return {
      records: body.data.map((row) => ({
        id: String(row[resource.id.name]),
        name: typeof row[name] === 'string' ? row[name] : null,
      })),
      next: body.next_cursor,
    }
  }

/** What comes in pages of any size, in groups of `size`. */
export async function* grouped<Item>(
  pages: AsyncIterable<readonly Item[]>,
  size: number,
): AsyncGenerator<Item[]> {
  let group: Item[] = []
  for await (const page of pages) {
    for (const item of page) {
      group.push(item)
      if (group.length < size) continue
      yield group
      group = []
    }
  }
  if (group.length > 0) yield group
}
