/** A copy of all records that is kept by the feed of changes. */
import { setTimeout } from 'node:timers/promises'

/** How a mirror reaches the service: whichever of its processes is up. */
export interface Reach {
  readonly token: string
  base(): string
}

interface Followed {
  readonly position: string
  readonly event_id: string
  readonly request_id: string
  readonly resource: string
  readonly id: string
  readonly etag: string | null
  readonly record: unknown
}

type Records = Map<string, string>

const keyOf = ({ resource, id }: { readonly resource: string; readonly id: string }) =>
  `${resource} ${id}`

/** Asks again until somebody answers: processes are killed meanwhile. */
// biome-ignore lint/suspicious/noExplicitAny: what tests read of answers
async function get({ token, base }: Reach, path: string): Promise<any> {
  for (;;) {
    try {
      const answer = await fetch(`${base()}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const text = await answer.text()
      if (answer.status === 200) return JSON.parse(text)
      // 502 is what a proxy makes of an answer that breaks off.
      if (answer.status !== 502 && answer.status !== 503) throw new Error(`${path}: ${text}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      await setTimeout(20)
    }
  }
}

async function readSnapshot(reach: Reach): Promise<{ records: Records; position: string }> {
  const records: Records = new Map()
  for (let cursor = ''; ; ) {
    const body = await get(reach, `/fm/changes/snapshot?limit=200${cursor}`)
    for (const entry of body.data) records.set(keyOf(entry), JSON.stringify(entry.record))
    if (body.next_cursor === null) return { records, position: body.position }
    cursor = `&cursor=${body.next_cursor}`
  }
}

/** All records as they are. */
export const snapshotOf = async (reach: Reach): Promise<Records> =>
  (await readSnapshot(reach)).records

export class Mirror {
  /** Every change that came, in the order in which it did. */
  readonly seen: Followed[] = []

  private constructor(
    private readonly reach: Reach,
    private readonly query: string,
    private readonly records: Records,
    private position: string,
  ) {}

  /** @param query how it reads the feed */
  static async begin(reach: Reach, query: string): Promise<Mirror> {
    const { records, position } = await readSnapshot(reach)
    return new Mirror(reach, query, records, position)
  }

  /** Keeps the copy until the change by this request has come. */
  async follow(last: string): Promise<void> {
    for (let isOver = false; !isOver; ) {
      const after = `/fm/changes?include=record&after=${this.position}${this.query}`
      const { data, position } = await get(this.reach, after)
      for (const change of data as Followed[]) {
        this.seen.push(change)
        if (change.record === null) this.records.delete(keyOf(change))
        else this.records.set(keyOf(change), JSON.stringify(change.record))
        isOver ||= change.request_id === last
      }
      this.position = position
    }
  }

  /** Changes of a record that came before an earlier one of the same record. */
  disorder(): Followed[] {
    const versions = new Map<string, number>()
    return this.seen.filter((change) => {
      const version = Number(change.etag?.replaceAll('"', '') ?? Number.POSITIVE_INFINITY)
      const before = versions.get(keyOf(change)) ?? 0
      versions.set(keyOf(change), version)
      return version <= before
    })
  }

  /** Records in which the copy is another than what there is. */
  differences(there: Records): string[] {
    return [...new Set([...there.keys(), ...this.records.keys()])].filter(
      (key) => there.get(key) !== this.records.get(key),
    )
  }
}
