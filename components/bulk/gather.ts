import { recordCalls } from '@/components/api/records'
import type { Selection } from '@/components/list/selection/selection'
import { client } from '@/lib/resources'
import type { Chosen } from './rows'

const clients = recordCalls(client)
/** The most that one page of the list gives. */
const PAGE = 200

type ReadPage = (query: string) => Promise<{ clients: Chosen[]; next: string | null }>

/**
 * The clients of a selection, page by page and only as far as they are asked for. Of "all that
 * match" only ids and names are read, by the list endpoint and in the order of the ids.
 *
 * @throws ApiProblem
 */
export async function* chosenClients(
  selection: Selection,
  nameOf: (id: string) => string | null,
  readPage: ReadPage,
): AsyncGenerator<Chosen[]> {
  if (selection.kind === 'some') {
    yield [...selection.ids].map((id) => ({ id, name: nameOf(id) }))
    return
  }
  let cursor: string | null = null
  do {
    const parameters = new URLSearchParams(selection.query)
    parameters.set('sort', 'client_id')
    parameters.set('limit', String(PAGE))
    parameters.set('fields', 'client_id,name')
    if (cursor) parameters.set('cursor', cursor)
    const page: Awaited<ReturnType<ReadPage>> = await readPage(parameters.toString())
    yield page.clients.filter(({ id }) => !selection.except.has(id))
    cursor = page.next
  } while (cursor !== null)
}

/** Reads one page of ids and names. */
export const readClients =
  (signal: AbortSignal): ReadPage =>
  async (query) => {
    const { body } = await clients.list(new URLSearchParams(query), { signal })
    return {
      clients: body.data.map(({ client_id, name }) => ({
        id: String(client_id),
        name: typeof name === 'string' ? name : null,
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
