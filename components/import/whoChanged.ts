import { api } from '@/components/api/api'
import { whoseChange } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import { timeZone } from '@/components/time/timeZone'

/** Clients that are asked for at the same time. */
const AT_ONCE = 6

/** Who changed each of these clients last and when, in words; what cannot be read is left out. */
export async function whoChanged(
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const names: [string, string][] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const found = await Promise.allSettled(
      ids.slice(at, at + AT_ONCE).map(async (id) => [id, await newestOf(id)] as const),
    )
    for (const answer of found) {
      if (answer.status !== 'fulfilled') continue
      const [id, words] = answer.value
      if (words !== undefined) names.push([id, words])
    }
  }
  return Object.fromEntries(names)
}

async function newestOf(id: string): Promise<string | undefined> {
  const { body } = await api.get('/fm/clients/{client_id}/events', {
    path: { client_id: id },
    query: { limit: 1 },
  })
  const [newest] = body.data
  if (!newest) return undefined
  return `${whoseChange(newest)} changed it last, on ${showMoment(newest.at, timeZone())}`
}
