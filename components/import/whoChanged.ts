import { recordCalls } from '@/components/api/records'
import { whoseChange } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import { timeZone } from '@/components/time/timeZone'
import type { Resource } from '@/lib/resources/resource'

/** Records that are asked for at the same time. */
const AT_ONCE = 6

/** Who changed each of these records last and when, in words; what cannot be read is left out. */
export async function whoChanged(
  resource: Resource,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const names: [string, string][] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const found = await Promise.allSettled(
      ids.slice(at, at + AT_ONCE).map(async (id) => [id, await newestOf(resource, id)] as const),
    )
    for (const answer of found) {
      if (answer.status !== 'fulfilled') continue
      const [id, words] = answer.value
      if (words !== undefined) names.push([id, words])
    }
  }
  return Object.fromEntries(names)
}

async function newestOf(resource: Resource, id: string): Promise<string | undefined> {
  const { body } = await recordCalls(resource).events(id, { limit: 1 })
  const [newest] = body.data
  if (!newest) return undefined
  return `${whoseChange(newest)} changed it last, on ${showMoment(newest.at, timeZone())}`
}
