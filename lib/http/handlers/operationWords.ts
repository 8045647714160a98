import { withArticle } from '@/lib/derive/addresses'
import { kindOf } from '@/lib/derive/kinds'
import { momentsOf } from '@/lib/derive/systemFields'
import { ownerOf } from '@/lib/resources/owner'
import type { Resource } from '@/lib/resources/resource'
import { schemaName } from '@/lib/resources/schemaNames'
import { listed, withinSentence } from '@/lib/text/words'

/** How the document speaks of a resource's records. */
export function wordsOf(resource: Resource) {
  const { title, plural } = resource
  const [record, records] = [withinSentence(title), withinSentence(plural)]
  const owner = ownerOf(resource)
  const whose = owner && withinSentence(owner.title)
  const named = (text: string) => schemaName(text.toLowerCase().replaceAll(' ', '_'))
  return {
    record,
    records,
    /** `a client`, `a client's packaging defaults`. */
    one: whose ? `${withArticle(whose)}'s ${record}` : withArticle(record),
    /** What generated clients call it: `ClientPackagingDefaults`. */
    name: whose ? named(whose) + named(title) : named(title),
    names: named(plural),
  }
}

/** Whether anything of a record is a moment or is read in a zone. */
export const hasTimes = (resource: Resource): boolean =>
  momentsOf(resource).length > 0 ||
  resource.leaves.map(kindOf).some(({ isZoned, bound }) => isZoned || bound?.isOfTime)

/** What sending back what was read unsets, as no answer has it; empty where answers have every field. */
export function unseenWords({ fields }: Resource): string {
  const unseen = [...fields.values()].filter(({ writeOnly }) => writeOnly)
  const names = unseen.map(({ name }) => `\`${name}\``)
  if (names.length === 0) return ''
  return ` No answer has ${listed(names, names.length)}: to send back what was read unsets that, so say it along, or change the rest by PATCH.`
}
