import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { idPattern } from '@/lib/derive/idForms'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Answer, Caller } from './caller'
import { bodyOfAll, settled, unsetOf } from './fieldBodies'
import { casesOf } from './fieldCases'
import { referencedId, seeToReferenced } from './referenced'

/** The address of a record, below the API's. */
export const addressOf = ({ path }: Resource, id: string): string =>
  `${path}/${encodeURIComponent(id)}`

/** Fields that answers show. */
export const shownFields = ({ leaves, fields }: Resource): Field[] =>
  leaves.filter((field) => !field.writeOnly && !fields.get(field.path[0] ?? '')?.writeOnly)

/** An id of the right form that no record has. */
export const unknownId = ({ id }: Resource): string =>
  id.form === 'uuid'
    ? randomUUID()
    : id.form === 'text'
      ? `none-${randomUUID()}`.slice(0, id.maxLength)
      : '9'.repeat(id.maxLength ?? 1)

/** What is no id of a resource. */
export const malformedId = (resource: Resource): string =>
  ['0', '%20', 'x'.repeat(256)].find((id) => !idPattern(resource).test(decodeURIComponent(id))) ??
  ''

/** Whether no two records share a text of a field, or only those that differ otherwise. */
export const isOwnText = ({ uniqueTogether }: Resource, { kind, unique, name }: Field): boolean =>
  unique === true || (kind === 'text' && uniqueTogether.some((names) => names.includes(name)))

let made = 0

/** The definition's example, in which what no two records share is this one's alone. */
export function exampleOf(resource: Resource): Record<string, unknown> {
  made += 1
  const { example, fields } = resource
  const uniques = Object.entries(example.record)
    .filter(([name]) => {
      const field = fields.get(name)
      return field && isOwnText(resource, field)
    })
    .map(([name, value]) => [name, `${value}-${made}`])
  const references = Object.keys(example.record).flatMap((name) => {
    const target = fields.get(name)?.target
    return target ? [[name, referencedId(target)] as const] : []
  })
  return { ...example.record, ...Object.fromEntries([...uniques, ...references]) }
}

/** Makes what a resource's records refer to, wherever it is not there. */
export const makeReferenced = (call: Caller, resource: Resource): Promise<void> =>
  seeToReferenced(
    resource,
    async (target, id) => (await call('GET', addressOf(target, id))).status === 200,
    async (target) => (await makeRecord(call, target)).id,
  )

/** What makes a record like no other by POST. */
export const newBody = (resource: Resource): Record<string, unknown> => ({
  ...(resource.id.isGiven && { [resource.id.name]: givenId(resource) }),
  ...exampleOf(resource),
})

/** The same without secrets, of which only a body that makes a record by POST may have any. */
export const exampleInPlace = (resource: Resource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(exampleOf(resource)).filter(([name]) => resource.fields.has(name)),
  )

/** Makes a record as the definition's example has it, with whatever it belongs to. */
export async function makeRecord(
  call: Caller,
  resource: Resource,
  body: object = {},
): Promise<{ id: string; answer: Answer }> {
  if (resource.isSingleton && resource.parent) {
    const { id } = await makeRecord(call, resource.parent.resource)
    const whole = { ...exampleInPlace(resource), ...body }
    const answer = await call('PUT', addressOf(resource, id), { body: whole })
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
    return { id, answer }
  }
  const answer = await call('POST', resource.path, { body: { ...newBody(resource), ...body } })
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, ''])
  return { id: answer.body[resource.id.name], answer }
}

/** An id for a record whose maker gives it one. */
export function givenId({ id }: Resource): string {
  if (id.form === 'uuid') return randomUUID()
  if (id.form === 'text') return `T-${randomUUID()}`.slice(0, id.maxLength)
  return String(10 ** Math.min(8, (id.maxLength ?? 1) - 1) + made)
}

/** How a resource's single records change. */
export const methodOf = ({ changes }: Resource): 'PATCH' | 'PUT' | undefined =>
  changes.includes('patch') ? 'PATCH' : changes.includes('replace') ? 'PUT' : undefined

/** A body that sets every field to something that it is not while unset, and what each reads as then. */
export function bodyOfEverything(resource: Resource) {
  const chosen = resource.leaves.map((field) => {
    const [good] = settled(field)
    const value = good ?? { sent: unsetOf(field), read: unsetOf(field) }
    if (!isOwnText(resource, field)) return [field, value] as const
    made += 1
    const own = `${value.sent}-${made}`
    return [field, { sent: own, read: own }] as const
  })
  return {
    body: bodyOfAll(chosen.map(([field, { sent }]) => [field, sent])),
    reads: new Map(chosen.map(([field, { read }]) => [field, read])),
  }
}

/** A body in which every field has a value that it refuses, and the codes of the faults by pointer. */
export function bodyOfFaults(resource: Resource) {
  const chosen = resource.leaves.map((field) => [field, casesOf(field).bad[0]] as const)
  return {
    body: bodyOfAll(chosen.map(([field, bad]) => [field, bad?.sent])),
    faults: chosen.map(([{ path }, bad]) => ({
      pointer: `/${path.join('/')}${bad?.below ?? ''}`,
      code: bad?.code,
    })),
  }
}
