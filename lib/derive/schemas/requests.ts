import { z } from 'zod'
import type { Field, Resource } from '@/lib/resources/resource'
import { isObject } from '@/lib/text/isObject'
import type { TimeZone } from '@/lib/time/calendar'
import { addedMembers } from '../addedMembers'
import { kindOf, unsetValue } from '../kinds'
import { onceEach } from '../onceEach'
import { MAX_FAULTS, unknownWords } from './faults'
import { refusal } from './issues'

/**
 * What a request sets, ready to be stored: column name to value, where null means "unset" in a
 * patch and never occurs in a replacement. Members that are absent are not in it.
 */
export type Assignments = Record<string, unknown>

export type RequestMode = 'patch' | 'replace' | 'create'

/**
 * The schema of a resource's request bodies, made of the schemas of its fields.
 *
 * `patch` carries no defaults; `replace` and `create` fill every absent or null field with what it
 * reads as when unset. Secrets are taken by `create` alone. Members that the
 * service keeps itself, or adds to answers, are accepted and ignored, so that an answer can be sent
 * back as it came.
 *
 * @param timeZone that of the request, in which a date-time becomes a calendar date
 */
export const requestSchema = (
  resource: Resource,
  mode: RequestMode,
  timeZone: TimeZone,
): z.ZodType<Assignments> => resourceSchemas(resource)[mode](timeZone)

/** The schema of one field: what a request may send for it, and what is stored then. */
export const fieldSchema = (field: Field, timeZone: TimeZone): z.ZodType =>
  fieldSchemas(field)(timeZone)

const resourceSchemas = onceEach((resource: Resource) => {
  const { title, fields, system, leaves, required } = resource
  const ignored = new Set([...system.map(({ name }) => name), ...addedMembers(resource)])
  const members = {
    title,
    names: [...fields.keys()],
    fieldOf: (name: string) => fields.get(name),
    isIgnored: (name: string) => ignored.has(name),
  }
  const completing =
    (all: readonly Field[], needed: readonly Field[]) =>
    (body: Body, assignments: Assignments, issues: Issues) => {
      for (const field of needed) {
        if (body[field.name] === undefined) {
          issues.push({ ...refusal('required', requiredWords(field), null), path: [field.name] })
        }
      }
      for (const field of all) {
        const value = assignments[field.column] ?? unsetValue(field)
        assignments[field.column] = kindOf(field).merged?.fromNothing(value) ?? value
      }
    }
  const secrets = new Map(resource.secrets.map((field) => [field.name, field]))
  const created = {
    ...members,
    names: [...members.names, ...secrets.keys()],
    fieldOf: (name: string) => fields.get(name) ?? secrets.get(name),
    complete: completing(
      [...leaves, ...resource.secrets],
      [...required, ...resource.secrets.filter((field) => field.required)],
    ),
  }
  const replaced = { ...members, complete: completing(leaves, required) }
  return {
    patch: byZone((timeZone) => sentMembers(members, timeZone)),
    replace: byZone((timeZone) => sentMembers(replaced, timeZone)),
    create: byZone((timeZone) => sentMembers(created, timeZone)),
  }
})

/** The schema of a body that sets one secret anew, which is its only member. */
export const secretSchema = onceEach((secret: Field): z.ZodType<Assignments> => {
  const members = {
    title: secret.label,
    names: [secret.name],
    fieldOf: (name: string) => (name === secret.name ? secret : undefined),
    complete(body: Body, _: Assignments, issues: Issues) {
      if (body[secret.name] !== undefined) return
      issues.push({ ...refusal('required', requiredWords(secret), null), path: [secret.name] })
    },
  }
  return sentMembers(members, ANY_ZONE)
})

const fieldSchemas = onceEach((field: Field): ((timeZone: TimeZone) => z.ZodType) => {
  const { members } = field
  if (members) return byZone((timeZone) => groupSchema(field, members, timeZone))
  const { schema, isZoned } = kindOf(field)
  const nullable = (timeZone: TimeZone) => {
    const own = schema(field, timeZone)
    return field.required ? notNull(field).pipe(own) : own.nullable()
  }
  if (isZoned) return byZone(nullable)
  const anywhere = nullable(ANY_ZONE)
  return () => anywhere
})

const ANY_ZONE: TimeZone = 'UTC'

const notNull = (field: Field) =>
  z.unknown().refine((value): boolean => value !== null, {
    error: requiredWords(field),
    params: { fault: 'required' },
  })

const requiredWords = ({ label }: Field): string => `${label} must be sent and cannot be null.`

/** A group merges member by member; null unsets each of them. */
function groupSchema(
  { label }: Field,
  members: Readonly<Record<string, Field>>,
  timeZone: TimeZone,
): z.ZodType<Assignments> {
  const names = Object.keys(members)
  const unset = Object.fromEntries(names.map((name) => [name, null]))
  const sent = sentMembers(
    {
      title: label,
      names,
      fieldOf: (name) => (Object.hasOwn(members, name) ? members[name] : undefined),
    },
    timeZone,
  )
  return z.preprocess((value) => (value === null ? unset : value), sent)
}

type Body = Readonly<Record<string, unknown>>
type Issues = z.core.$ZodRawIssue[]

/** The members that an object may have. */
interface Members {
  /** What the object is, in a sentence. */
  readonly title: string
  readonly names: readonly string[]
  fieldOf(name: string): Field | undefined
  /** True for what may be sent and sets nothing. */
  isIgnored?(name: string): boolean
  /** Completes what was read, or refuses what is missing. */
  complete?(body: Body, assignments: Assignments, issues: Issues): void
}

/**
 * An object of which the members that were sent are read and no others, each by the schema of its
 * field: a body of three fields costs three reads, whatever the resource has. zod's own object
 * looks at every member of its shape (docs/decisions/0019-one-schema-quick.md).
 */
const sentMembers = (
  { title, names, fieldOf, isIgnored, complete }: Members,
  timeZone: TimeZone,
): z.ZodType<Assignments> =>
  z
    .custom<Body>(isObject, {
      error: `${title} takes a JSON object.`,
      params: { fault: 'wrong_type' },
      abort: true,
    })
    .transform((body, { issues }) => {
      const assignments: Assignments = {}
      let hinted = 0
      for (const name of Object.keys(body)) {
        // No answer tells more than that there are more, and nothing is kept of a body that has one.
        if (issues.length > MAX_FAULTS) break
        const field = fieldOf(name)
        if (!field) {
          if (isIgnored?.(name)) continue
          hinted += 1
          const words = unknownWords(name, hinted > MAX_HINTS ? [] : names)
          const unknown = refusal('unknown_member', words, body[name])
          issues.push({ ...unknown, path: [name] })
          continue
        }
        const read = fieldSchema(field, timeZone).safeParse(body[name], MANNER)
        if (!read.success) {
          for (const issue of read.error.issues) {
            issues.push({ ...issue, path: [name, ...issue.path] } as z.core.$ZodRawIssue)
          }
        } else if (field.members) Object.assign(assignments, read.data)
        else assignments[field.column] = read.data
      }
      complete?.(body, assignments, issues)
      return assignments
    })

/** Members that are unknown by the dozen are no slips of the pen. */
const MAX_HINTS = 10

/** An issue goes on with its input, which tells a value of another type from none at all. */
const MANNER = { reportInput: true }

/** Callers choose the zone: what is kept for each must not grow with their number. */
const MAX_ZONES = 100

function byZone<Made>(make: (timeZone: TimeZone) => Made): (timeZone: TimeZone) => Made {
  const made = new Map<TimeZone, Made>()
  return (timeZone) => {
    const known = made.get(timeZone)
    if (known) return known
    const fresh = make(timeZone)
    if (made.size >= MAX_ZONES) made.clear()
    made.set(timeZone, fresh)
    return fresh
  }
}
