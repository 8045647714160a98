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
export interface BulkElement extends NamedElement {
  readonly version: string | undefined
  readonly assignments: Assignments
}

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
    const version = isObject ? readPrecondition(members[PRECONDITION], pointer, faults) : undefined
    return { index, id, version, faults: told(faults), ...parted(reading.value, naming) }
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

function readPrecondition(value: unknown, pointer: string, faults: Fault[]): string | undefined {
  if (value === undefined || value === null || value === '*') return undefined
  const [tag, ...others] = (typeof value === 'string' && readEntityTags(value)) || []
  if (tag && !tag.weak && others.length === 0) return versionOfTag(tag.tag) ?? NO_VERSION
  const isWeak = tag?.weak === true && others.length === 0
  faults.push({
    pointer: pointerTo(pointer, PRECONDITION),
    code: 'wrong_type',
    message: isWeak ? `_if_match ${NO_WEAK_TAG}` : '_if_match takes one ETag, in quotes, as text.',
  })
  return undefined
}

/** The faults that only the database knows: no such record, one that is locked, one that moved on. */
export const bulkFault =
  ({ title, id: { name } }: Resource, { index, id }: BulkElement) =>
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
      message: `${title} ${id} has changed since that ETag; it is now ${etag}.`,
    }
  }
