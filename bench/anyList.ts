/** Lists of every kind, made of what the records themselves hold. */

import { unsetSentinel } from '@/lib/derive/database/indexes'
import { type FilterMember, type ListFilter, listFilters } from '@/lib/derive/filters'
import { approval, client } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Random } from '@/prisma/seed/random'

type Value = string | number | boolean | null | object
type Sample = Readonly<Record<string, Value>>

/**
 * Makes the address of a list.
 *
 * @param hasAny whether it filters by members without an index too
 */
export type ListMaker = (random: Random, hasAny: boolean) => string

const RESOURCES: Readonly<Record<'client' | 'approval', Resource>> = { client, approval }
/** Words that many, some and few records have in the demonstration's data, and slips of them. */
const WORDS = ['pty', 'university', 'Univeristy', 'city council', 'pty ltdd', 'zzqxqj']

/**
 * A maker of lists of a resource.
 *
 * @param call reads an address below the API
 */
export async function listMaker(
  name: 'client' | 'approval',
  call: (path: string) => Promise<unknown>,
): Promise<ListMaker> {
  const resource = RESOURCES[name]
  const { path } = resource
  const { list, id } = resource
  if (!list) throw new Error(`there is no list of ${resource.plural}`)
  const samples: Sample[] = []
  for (const sort of list.sortable) {
    const { data } = (await call(`${path}?limit=20&sort=-${sort}`)) as { data: Sample[] }
    samples.push(...data)
  }
  const names = samples.flatMap((sample) => String(sample[list.searched[0] ?? ''] ?? ''))
  const filters = [...listFilters(resource).values()]
  const isFound = ({ member }: ListFilter) =>
    list.sortable.includes(member.name) || list.indexed.includes(member.name)
  const found = filters.filter(isFound)

  return (random, hasAny) => {
    const query = new URLSearchParams()
    const search = searchOf(random)
    if (search) query.set('search', search)
    const count = random.whole(0, 2)
    for (let n = 0; n < count; n++) {
      const filter = random.pick(hasAny ? filters : found)
      const value = filterValue(random, filter, random.pick(samples))
      if (value) query.set(filter.parameter, value)
    }
    const keys = [...new Set([random.pick(list.sortable), random.pick(list.sortable)])]
      .slice(0, random.whole(search ? 0 : 1, 2))
      .map((member) => ({ member, descending: random.chance(0.5) }))
    if (keys.length > 0) query.set('sort', keys.map(written).join(','))
    if (keys.length > 0 && random.chance(0.4))
      query.set('cursor', cursor(random.pick(samples), keys))
    return `${path}?${query}`
  }

  function searchOf(random: Random): string {
    if (random.chance(0.4)) return ''
    if (random.chance(0.3)) return random.pick(WORDS)
    const words = random
      .pick(names)
      .split(' ')
      .filter((word) => word.length > 2)
    const from = random.whole(0, Math.max(0, words.length - 1))
    const text = words.slice(from, from + random.whole(1, 2)).join(' ')
    if (random.chance(0.7) || text.length < 5) return text
    const place = random.whole(1, text.length - 2)
    return text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2)
  }

  function cursor(
    sample: Sample,
    keys: readonly { member: string; descending: boolean }[],
  ): string {
    const end = keys.findIndex(({ member }) => member === id.name)
    const last = { member: id.name, descending: keys.at(-1)?.descending ?? false }
    const all = end >= 0 ? keys.slice(0, end + 1) : [...keys, last]
    const values = all.map(({ member }) => placeOf(sample[member] ?? null, member))
    return Buffer.from(JSON.stringify([all.map(written).join(','), ...values])).toString(
      'base64url',
    )
  }

  function placeOf(value: Value, member: string): string {
    const isChoice = resource.fields.get(member)?.kind === 'choice'
    if (value === null) return unsetSentinel(resource, member)?.text ?? '0'
    return isChoice || member === id.name ? String(value) : String(value).toLowerCase()
  }
}

const written = ({ member, descending }: { member: string; descending: boolean }): string =>
  `${descending ? '-' : ''}${member}`

/** A value that a filter takes, as a record has it where it has any. */
function filterValue(random: Random, filter: ListFilter, sample: Sample): string | undefined {
  const { operator, member } = filter
  if (operator === 'set') return random.chance(0.5) ? 'true' : 'false'
  if (member.values) return random.pick(member.values) || undefined
  const value = heldBy(sample, member)
  if (value === null || typeof value === 'object') return undefined
  if (operator === 'contains') return String(value).slice(0, random.whole(1, 6)).trim() || undefined
  return String(value)
}

const heldBy = (sample: Sample, { name }: FilterMember): Value =>
  name.split('.').reduce<Value>((value, key) => (value as Sample | null)?.[key] ?? null, sample)
