import { idPattern } from '@/lib/derive/idForms'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import { readJson } from '@/lib/derive/schemas/issues'
import { type Assignments, requestSchema } from '@/lib/derive/schemas/requests'
import { NO_VERSION } from '@/lib/records/document'
import type { Resource } from '@/lib/resources/resource'
import { NO_WEAK_TAG, readEntityTags, versionOfTag } from '@/lib/text/entityTags'
import { withinSentence } from '@/lib/text/words'
import type { TimeZone } from '@/lib/time/calendar'
import { mapYielding } from '@/lib/time/yielding'
import { keepingTold } from './manyRecords'
import { type NamedElement, namingMembers, namingWords } from './namedElements'

const PRECONDITION = '_if_match'

/** One change of a bulk call, read. */
export interface BulkElement extends NamedElement, Precondition {
  readonly assignments: Assignments
}

/** What an element demands of its record as it is. */
interface Precondition {
  /** The version that it must have; undefined where any will do. */
  readonly version: string | undefined
  /** Whether it is named by a weak tag, which fits no record, as in If-Match. */
  readonly isWeak: boolean
}

const ANY: Precondition = { version: undefined, isWeak: false }

/**
 * Reads every element with every fault; nothing stops at the first. Those that name their record by
 * its members have no id yet.
 */
export function readElements(
  resource: Resource,
  body: readonly unknown[],
  timeZone: TimeZone,
): Promise<BulkElement[]> {
  const { name } = resource.id
  const schema = requestSchema(resource, 'patch', timeZone)
  const told = keepingTold()
  return mapYielding(body, (element, index) => {
    const pointer = `/${index}`
    const reading = readJson(schema, withoutPrecondition(element), pointer)
    const faults = [...reading.faults]
    const members = (faults[0]?.pointer === pointer ? {} : element) as Record<string, unknown>
    const isObject = members === element
    const naming =
      isObject && (members[name] ?? null) === null ? namingMembers(resource, members) : undefined
    const id = isObject && !naming ? readId(resource, members[name], pointer, faults) : undefined
    const demanded = isObject ? readPrecondition(members[PRECONDITION], pointer, faults) : ANY
    return { index, id, ...demanded, faults: told(faults), ...parted(reading.value, naming) }
  })
}

/** What an element sets, and apart from it the members that name its record; nothing of a faulty one. */
function parted(
  values: Assignments | undefined,
  naming: readonly string[] | undefined,
): Pick<BulkElement, 'assignments' | 'namedBy'> {
  if (!values || !naming) return { assignments: values ?? {}, namedBy: undefined }
  const isNaming = ([member]: [string, unknown]) => naming.includes(member)
  const set = Object.entries(values).filter((entry) => !isNaming(entry))
  const namedBy = Object.fromEntries(naming.map((member) => [member, values[member]]))
  return { assignments: Object.fromEntries(set), namedBy }
}

/** An element without the one member of it that is none of the record's. */
function withoutPrecondition(element: unknown): unknown {
  if (typeof element !== 'object' || element === null || !(PRECONDITION in element)) return element
  const { [PRECONDITION]: _, ...members } = element
  return members
}

function readId(
  resource: Resource,
  value: unknown,
  pointer: string,
  faults: Fault[],
): string | undefined {
  const { name } = resource.id
  const at = pointerTo(pointer, name)
  if (value === undefined || value === null) {
    const message = `Each element names its ${namingWords(resource)}.`
    faults.push({ pointer: at, code: 'required', message })
  } else if (typeof value !== 'string') {
    faults.push({ pointer: at, code: 'wrong_type', message: `${name} takes text.` })
  } else if (!idPattern(resource).test(value)) {
    faults.push({
      pointer: at,
      code: 'not_found',
      message: `${name} is not of the form of an id.`,
    })
  } else return value
  return undefined
}

/** Null is no tag: an answer whose ETag was lost on the way would write over what it knows nothing of. */
function readPrecondition(value: unknown, pointer: string, faults: Fault[]): Precondition {
  if (value === undefined || value === '*') return ANY
  const [tag, ...others] = (typeof value === 'string' && readEntityTags(value)) || []
  if (tag && others.length === 0) {
    const version = tag.weak ? NO_VERSION : (versionOfTag(tag.tag) ?? NO_VERSION)
    return { version, isWeak: tag.weak }
  }
  faults.push({
    pointer: pointerTo(pointer, PRECONDITION),
    code: 'wrong_type',
    message: '_if_match takes one ETag, in quotes, as text.',
  })
  return ANY
}

/** The faults that only the database knows: no such record, one that is locked, one that moved on. */
export const bulkFault =
  ({ title, id: { name } }: Resource, { index, id, isWeak }: BulkElement) =>
  (what: 'missing' | 'locked' | 'stale', etag = ''): Fault => {
    if (what === 'missing') {
      const message = `There is no ${withinSentence(title)} ${id}.`
      return { pointer: `/${index}/${name}`, code: 'not_found', message }
    }
    if (what === 'locked') {
      const message = `Another holds the lock of ${withinSentence(title)} ${id}.`
      return { pointer: `/${index}`, code: 'locked', message }
    }
    return {
      pointer: `/${index}/${PRECONDITION}`,
      code: 'precondition_failed',
      message: isWeak
        ? `${PRECONDITION} ${NO_WEAK_TAG} That of ${withinSentence(title)} ${id} is ${etag}.`
        : `${title} ${id} has changed since that ETag; it is now ${etag}.`,
    }
  }
