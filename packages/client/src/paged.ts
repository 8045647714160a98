import type { Answer } from './core'

/** A page of a list, by what leads to the next. */
interface PageOf<Item> {
  readonly data: readonly Item[]
  /** Null on the last. */
  readonly next_cursor: string | null
}

type ItemOf<Page> = Page extends PageOf<infer Item> ? Item : never

/**
 * A list, page by page: `for await (const client of fleetbook.clients.list())`. Nothing is asked
 * before the first is wanted, and no page before its first item is; a cursor stays good while
 * others change records.
 */
export class Paged<Page extends PageOf<unknown>> implements AsyncIterable<ItemOf<Page>> {
  /** @param read the call of the list; undefined for its first page */
  constructor(private readonly read: (cursor: string | undefined) => Promise<Answer<Page>>) {}

  /** The page behind a cursor, or the first. @throws FleetbookError */
  async page(cursor?: string): Promise<Page> {
    return (await this.read(cursor)).body
  }

  /** All pages. @throws FleetbookError */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let cursor: string | undefined
    do {
      const page = await this.page(cursor)
      yield page
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  /** All items. @throws FleetbookError */
  async *[Symbol.asyncIterator](): AsyncGenerator<ItemOf<Page>, void, undefined> {
    for await (const page of this.pages()) yield* page.data as readonly ItemOf<Page>[]
  }

  /** All items at once; for lists that are known to be short. @throws FleetbookError */
  async all(): Promise<ItemOf<Page>[]> {
    const items: ItemOf<Page>[] = []
    for await (const item of this) items.push(item)
    return items
  }
}
