import { z } from 'zod'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Fault } from './faults'
import { pointerTo } from './faults'
import { kindOf, type ReadContext, type Report, unsetValue } from './kinds'
import { nearestHint, quoted } from './nearest'

/**
 * What a request sets, ready to be stored: column name to value, where null means "unset" in a
 * patch and never occurs in a replacement. Members that are absent are not in it.
 */
export type Assignments = Record<string, unknown>

/** Request schemas of a resource, by operation. Each outputs {@link Assignments}. */
export type RequestMode = 'patch' | 'replace' | 'create'

/**
 * Builds the request schema of a resource.
 *
 * It walks the members that were sent and no others, so that a body of three fields costs three
 * reads whatever the resource has. `patch` carries no defaults; `replace` and `create` fill every
 * absent or null field with what it reads as when unset. Members that the service keeps itself
 * are accepted and ignored, so that an answer can be sent back as it came.
 */
export function requestSchema(
  resource: Resource,
  mode: RequestMode,
  context: ReadContext,
): z.ZodType<Assignments> {
  return z.unknown().transform((body, issues) => {
    const faults: Fault[] = []
    const assignments = readMembers(resource, mode, body, context, faults)
    for (const fault of faults) {
      const path = fault.pointer.split('/').slice(1)
      issues.addIssue({ code: 'custom', message: fault.message, path, params: { fault } })
    }
    return assignments
  })
}

/**
 * Reads one record's members. Every fault is appended to `faults` with its pointer below
 * `pointer`; what is returned counts only when none was.
 *
 * @param extra members that the operation itself understands, such as `client_id` in bulk.
 */
export function readMembers(
  resource: Resource,
  mode: RequestMode,
  body: unknown,
  context: ReadContext,
  faults: Fault[],
  pointer = '',
  extra: readonly string[] = [],
): Assignments {
  const assignments: Assignments = {}
  if (!isRecord(body)) {
    faults.push({
      pointer,
      code: 'wrong_type',
      message: `${resource.title} takes a JSON object.`,
    })
    return assignments
  }
  for (const name of Object.keys(body)) {
    const field = resource.fields.get(name)
    if (field) {
      readField(field, body[name], context, faults, pointerTo(pointer, name), assignments)
    } else if (!extra.includes(name) && !resource.system.some((member) => member.name === name)) {
      faults.push(unknownMember(name, [...resource.fields.keys()], pointerTo(pointer, name)))
    }
  }
  if (mode !== 'patch') completeRecord(resource, body, faults, pointer, assignments)
  else refuseUnsetRequired(resource, body, faults, pointer)
  return assignments
}

function readField(
  field: Field,
  value: unknown,
  context: ReadContext,
  faults: Fault[],
  pointer: string,
  assignments: Assignments,
): void {
  if (field.members) {
    readGroup(field, field.members, value, context, faults, pointer, assignments)
  } else if (value === null) {
    assignments[field.column] = null
  } else {
    const report: Report = (code, message, below = '') =>
      faults.push({ pointer: pointer + below, code, message })
    assignments[field.column] = kindOf(field).read(value, field, report, context)
  }
}

function readGroup(
  group: Field,
  members: Readonly<Record<string, Field>>,
  value: unknown,
  context: ReadContext,
  faults: Fault[],
  pointer: string,
  assignments: Assignments,
): void {
  if (value === null) {
    for (const member of Object.values(members)) assignments[member.column] = null
  } else if (!isRecord(value)) {
    faults.push({ pointer, code: 'wrong_type', message: `${group.label} takes a JSON object.` })
  } else {
    for (const name of Object.keys(value)) {
      const member = Object.hasOwn(members, name) ? members[name] : undefined
      const at = pointerTo(pointer, name)
      if (member) readField(member, value[name], context, faults, at, assignments)
      else faults.push(unknownMember(name, Object.keys(members), at))
    }
  }
}

function completeRecord(
  resource: Resource,
  body: Record<string, unknown>,
  faults: Fault[],
  pointer: string,
  assignments: Assignments,
): void {
  for (const field of resource.required) {
    if ((body[field.name] ?? null) === null) faults.push(requiredFault(field, pointer))
  }
  for (const field of resource.leaves) assignments[field.column] ??= unsetValue(field)
}

function refuseUnsetRequired(
  resource: Resource,
  body: Record<string, unknown>,
  faults: Fault[],
  pointer: string,
): void {
  for (const field of resource.required) {
    if (body[field.name] === null) faults.push(requiredFault(field, pointer))
  }
}

const requiredFault = (field: Field, pointer: string): Fault => ({
  pointer: pointerTo(pointer, field.name),
  code: 'required',
  message: `${field.label} must be sent and cannot be null.`,
})

/** The fault of a member that there is none of; the nearest real one is named. */
export const unknownMember = (name: string, known: readonly string[], pointer: string): Fault => ({
  pointer,
  code: 'unknown_member',
  message: `There is no member ${quoted(name)}.${nearestHint(name, known)}`,
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('isLosslessNumber' in value && value.isLosslessNumber === true)
