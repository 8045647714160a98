import type { Core } from './core'
import { FleetbookError } from './errors'
import { Paged } from './paged'
import { isWorthAnother, pause, pauseBefore } from './transport'
import type { CallOptions, QueryOf, Schemas } from './types'

type Changes<F> = Schemas<F>['ChangePage']
type Change<F> = Schemas<F>['FollowedChange']
type SnapshotPage<F> = Schemas<F>['SnapshotPage']

/** How a feed is read. */
export interface FeedOptions extends Pick<CallOptions, 'signal'> {
  /** Told of each fault that the feed goes on from, as for a log. */
  onFault?(fault: FleetbookError): void
}

const PATH = '/fm/changes'
/** Where the feed ends as the service is asked: each time that it is, a later place. */
const NOW = 'now'
/** Seconds that a call waits for changes, unless it is said. */
const WAIT = 25
/** Milliseconds within which a call is answered that waits for nothing. */
const MARGIN = 15_000

/**
 * All changes from a position on, as they come, without an end: `for await (const change of
 * fleetbook.changes({ after }))`. With `wait: 0` it ends where there is no more for now. A fault
 * that passes is waited out, however long it takes: a restart, a network that is gone.
 */
export class ChangeFeed<F> implements AsyncIterable<Change<F>> {
  #position: string | undefined

  constructor(
    private readonly core: Core<F>,
    private readonly query: QueryOf<'followChanges'>,
    private readonly options: FeedOptions,
  ) {
    this.#position = query.after
  }

  /**
   * From where to go on another time: after the last change, or page, that was done with, which is
   * when the next is asked for. Keep it together with what was done. Undefined before anything was.
   */
  get position(): string | undefined {
    return this.#position
  }

  /** All changes. @throws PositionGone and whatever else does not pass by itself */
  async *[Symbol.asyncIterator](): AsyncGenerator<Change<F>, void, undefined> {
    for await (const page of this.read()) {
      for (const change of page.data) {
        yield change
        this.#position = change.position
      }
      this.#position = page.position
    }
  }

  /** The same by pages, some of them empty, for whoever does what is to be done at once for many. */
  async *pages(): AsyncGenerator<Changes<F>, void, undefined> {
    for await (const page of this.read()) {
      yield page
      this.#position = page.position
    }
  }

  private async *read(): AsyncGenerator<Changes<F>, void, undefined> {
    const wait = Number(this.query.wait ?? WAIT)
    for (let after = this.#position; ; ) {
      const page = await this.readPage({
        ...this.query,
        // Where the answer to a call that waits is lost, `now` would pass over what came meanwhile.
        wait: after === NOW ? 0 : wait,
        ...(after !== undefined && { after }),
      })
      yield page
      if (wait === 0 && page.data.length === 0) return
      after = page.position
    }
  }

  private async readPage(query: QueryOf<'followChanges'>): Promise<Changes<F>> {
    const { signal, onFault } = this.options
    const timeout = Number(query.wait) * 1000 + MARGIN
    for (let tried = 0; ; tried += 1) {
      try {
        const said = { query, signal, timeout, retries: { count: 0, deadline: 0 } }
        return (await this.core.request<Changes<F>>('GET', PATH, said)).body
      } catch (fault) {
        if (!(fault instanceof FleetbookError && isWorthAnother(fault, true))) throw fault
        onFault?.(fault)
        await pause(pauseBefore(tried, fault), signal)
      }
    }
  }
}

/** All records, as the way into following their changes: read it to its end, then go on from `position`. */
export class Snapshot<F> extends Paged<SnapshotPage<F>> {
  #position: string | undefined

  constructor(core: Core<F>, query: QueryOf<'readSnapshot'>, options: CallOptions) {
    super(async (cursor) => {
      const said = { ...options, query: { limit: 200, ...query, ...(cursor && { cursor }) } }
      const answer = await core.request<SnapshotPage<F>>('GET', `${PATH}/snapshot`, said)
      this.#position = answer.body.position
      return answer
    })
  }

  /** From where changes are to be followed. @throws Error before the first record was read */
  get position(): string {
    if (this.#position === undefined) throw new Error('The snapshot was not read yet')
    return this.#position
  }
}
