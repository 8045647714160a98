import { fileHead, fileLine, shownColumns } from '@/lib/derive/fileColumns'
import { unsetValue } from '@/lib/derive/kinds'
import type { SystemField } from '@/lib/resources/members'
import type { Resource } from '@/lib/resources/resource'
import { MOMENT } from './named'

/** Examples speak of the record that the definition names, and of a second one after it. */
export function idsOfExamples({ id }: Resource): [string, string] {
  const next = /^\d+$/.test(id.example) ? String(BigInt(id.example) + 1n) : `${id.example}2`
  return [id.example, next]
}

const systemValue = (resource: Resource, { name, kind, values, nullable }: SystemField) => {
  if (name === resource.id.name) return resource.id.example
  if (nullable) return null
  const samples = {
    id: '501',
    moment: MOMENT,
    count: 0,
    records: 0,
    linked: 'A name',
    linkedMoment: MOMENT,
    referred: 'A name',
    user: '2',
    choice: values?.[0],
  }
  return samples[kind]
}

/** A record as it reads when only the members of its definition's example were set. */
export const exampleRecord = (resource: Resource): Record<string, unknown> => {
  const shown = [...resource.fields.values()].filter((field) => !field.writeOnly)
  return {
    ...Object.fromEntries(
      resource.system.map((member) => [member.name, systemValue(resource, member)]),
    ),
    ...Object.fromEntries(shown.map((field) => [field.name, unsetValue(field)])),
    ...withoutSecrets(resource, resource.example.record),
  }
}

/** Members of an example less those that no answer has. */
export const withoutSecrets = (
  { secrets }: Resource,
  members: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).filter(([name]) => !secrets.some((secret) => secret.name === name)),
  )

/** The same cut to its id and a few members. */
export function exampleRow(resource: Resource): Record<string, unknown> {
  const { id, example } = resource
  return {
    [id.name]: id.example,
    ...Object.fromEntries(Object.entries(example.record).slice(0, 2)),
  }
}

/** What the example of a change changes, as the history has it. */
export const exampleChanges = ({ fields, example }: Resource): Record<string, unknown>[] =>
  Object.entries(example.change).flatMap(([name, value]): Record<string, unknown>[] => {
    if (value === null) return []
    const field = fields.get(name)
    if (!field?.members)
      return [field?.writeOnly ? { field: name } : { field: name, from: null, to: value }]
    return Object.entries(value as object).map(([member, to]) => ({
      field: `${name}.${member}`,
      from: null,
      to,
    }))
  })

/** What a body names a record by, where whoever makes it gives it its id. */
export const exampleId = (resource: Resource): Record<string, string> =>
  resource.id.isGiven ? { [resource.id.name]: idsOfExamples(resource)[1] } : {}

/** A body that makes another record than the example does: what no two records share is another's. */
export function anotherExample(resource: Resource): Record<string, unknown> {
  const { id, example, fields, uniqueTogether } = resource
  const isOwn = (name: string) =>
    fields.get(name)?.unique ||
    (fields.get(name)?.kind === 'text' && uniqueTogether.some((names) => names.includes(name)))
  const own = Object.entries(example.record)
    .filter(([name]) => isOwn(name))
    .map(([name, value]) => [name, `${value}-2`])
  return {
    ...(id.isGiven && { [id.name]: `${id.example}3` }),
    ...example.record,
    ...Object.fromEntries(own),
  }
}

/** What a list gives as a file: the same row under the columns that it shows at first. */
export function exampleFile(resource: Resource): string {
  const columns = shownColumns(resource)
  return fileHead(columns) + fileLine(columns, exampleRow(resource))
}
