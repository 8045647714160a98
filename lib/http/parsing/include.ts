import { LABELS_MEMBER } from '@/lib/derive/addedMembers'
import { namesGoTo, namingsOf } from '@/lib/derive/naming'
import type { Resource } from '@/lib/resources/resource'
import { listParameter, type Query, UnusableValue } from './parameter'

const LABELS = 'labels'

/** What answers are to hold beside the members of the records. */
export const INCLUDE = listParameter(
  {
    name: 'include',
    alsoCalled: ['expand', 'embed', 'with', 'labels'],
    description: `\`${LABELS}\` adds \`${LABELS_MEMBER}\`: the names of what ids and codes of the record stand for, as far as they are known and the role may read them.`,
    schema: { type: 'string', enum: [LABELS] },
    example: [LABELS],
  },
  (texts): true => {
    if (texts.some((text) => text !== LABELS)) throw new UnusableValue(`it takes ${LABELS}`)
    return true
  },
)

/**
 * The members whose names a call asks for and may have, by their paths; undefined where it asks for
 * none.
 *
 * @param fields members that the records are cut to
 */
export function labelledMembers(
  resource: Resource,
  query: Query,
  held: ReadonlySet<string>,
  fields?: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  return query.get(INCLUDE) ? labelsGivenTo(resource, held, fields) : undefined
}

/**
 * The members whose names somebody may have, by their paths.
 *
 * @param held what their role permits
 * @param fields members that the records are cut to
 */
export function labelsGivenTo(
  resource: Resource,
  held: ReadonlySet<string>,
  fields?: ReadonlySet<string>,
): ReadonlySet<string> {
  const members = [...namingsOf(resource)].flatMap(([member, naming]) => {
    const isWanted = !fields || fields.has(member.split('.')[0] ?? '')
    return isWanted && namesGoTo(naming, (permission) => held.has(permission)) ? [member] : []
  })
  return new Set(members)
}
