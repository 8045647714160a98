import { CODE_LISTS } from './codeLists'
import { checkOptions } from './fieldOptions'
import { ALWAYS_KEPT, isColumn, LOCK_COLUMNS } from './keptColumns'
import { FILTER_SUFFIXES } from './lists'
import type { SystemField } from './members'
import { faultOfName } from './names'
import type { Refuse } from './refuse'
import type { Field, Resource } from './resource'
import { shownField } from './shownRefusals'

/** What is found below every record, where a secret is set by its own name. */
const BELOW_RECORD: readonly string[] = ['events', 'references']

/** Refuses a field that leaves something out or contradicts itself. */
export function checkField(field: Field, refuse: Refuse): void {
  const where = field.path.join('.')
  const fault = faultOfName(field.name)
  if (fault) refuse(where, `is no name: it ${fault}`)
  if (!field.label) refuse(where, 'has no label')
  if (!field.help) refuse(where, 'has no help')
  checkValues(field, refuse)
  checkLengths(field, refuse)
  if (field.values && field.default !== undefined && !field.values.includes(`${field.default}`)) {
    refuse(where, 'has a default that is not among its values')
  }
  if (field.unique && (field.kind !== 'text' || field.path.length > 1)) {
    refuse(where, 'is unique and no text at the top')
  }
  if (field.unique && field.writeOnly) {
    refuse(where, 'is unique and write-only: a refusal would tell what no answer does')
  }
  if (field.writeOnly && field.default !== undefined) {
    refuse(
      where,
      'has a default and is write-only: a form would show that for what the record holds',
    )
  }
  if (field.kind === 'boolean' && !['boolean', 'undefined'].includes(typeof field.default)) {
    refuse(where, 'has a default that is neither true nor false')
  }
  if (field.kind === 'secret') {
    if (field.default !== undefined) refuse(where, 'is no secret by default')
    if (BELOW_RECORD.includes(field.name)) refuse(where, 'has an address that each record has')
  }
  if ((field.kind === 'reference') !== (field.target !== undefined)) {
    refuse(where, 'is a reference to no resource')
  }
  if ((field.refersTo || field.codes) && field.kind !== 'text') {
    refuse(where, 'refers to something and is no text')
  }
  if (field.refersTo && field.codes) refuse(where, 'has codes and refers to records too')
  if (field.codes && !Object.hasOwn(CODE_LISTS, field.codes)) {
    refuse(where, `has codes of ${field.codes}, which is no code list`)
  }
  checkOptions(field, refuse)
  if (field.kind === 'group') checkGroup(field, refuse)
}

/** A group merges member by member: a request may leave out any of them, and all. */
function checkGroup(group: Field, refuse: Refuse): void {
  const members = Object.values(group.members ?? {})
  if (members.length === 0) refuse(group.name, 'has no members')
  for (const each of [group, ...members]) {
    if (each.required) refuse(each.path.join('.'), 'is required of a group, and groups merge')
  }
  for (const member of members) {
    const where = member.path.join('.')
    if (member.members) refuse(where, 'is a group within a group')
    if (member.kind === 'secret') refuse(where, 'is a secret within a group')
    checkField(member, refuse)
  }
}

function checkValues({ path, kind, values = [], valueLabels = {} }: Field, refuse: Refuse): void {
  const where = path.join('.')
  if (kind === 'choice' && values.length === 0) refuse(where, 'has no values')
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) refuse(where, `has the value ${twice} twice`)
  const unfit = values.find((value) => typeof value !== 'string' || !isWritable(value))
  if (unfit !== undefined) refuse(where, `has the value ${JSON.stringify(unfit)}, which is no word`)
  const torn = values.find((value) => value.includes(','))
  if (torn !== undefined) refuse(where, `has the value ${torn}: filters take commas between values`)
  const unknown = Object.keys(valueLabels).find((value) => !values.includes(value))
  if (unknown !== undefined) refuse(where, `has a label for ${unknown}, which is no value`)
}

/** Whether a value can be sent and stored as it is. */
const isWritable = (value: string): boolean =>
  value === value.trim() && !/[\p{Cc}\p{Cs}]/u.test(value)

function checkLengths({ path, minLength = 0, maxLength = 1 }: Field, refuse: Refuse): void {
  const where = path.join('.')
  if (!Number.isInteger(minLength) || minLength < 0) refuse(where, `has the minLength ${minLength}`)
  if (!Number.isInteger(maxLength) || maxLength < 1) refuse(where, `has the maxLength ${maxLength}`)
  if (minLength > maxLength) refuse(where, `has a minLength above its maxLength, ${maxLength}`)
}

/** No two members of one name, no two of one column, and none that could be another's filter. */
export function checkNames(resource: Resource, refuse: Refuse): void {
  const { system, derived, fields, leaves, secrets, lockable } = resource
  const names = new Set<string>()
  for (const { name } of [...system, ...fields.values(), ...secrets, ...derived]) {
    if (names.has(name)) refuse(name, 'is defined twice')
    names.add(name)
  }
  const columns = new Set<string>([...ALWAYS_KEPT, ...(lockable ? LOCK_COLUMNS : [])])
  for (const { name } of system) columns.add(name)
  for (const { path, column } of [...leaves, ...secrets]) {
    if (columns.has(column)) refuse(path.join('.'), `has the column of another: ${column}`)
    columns.add(column)
  }
  const members = [...fields.values(), ...leaves].map(({ path }) => path.join('.'))
  const every = new Set([...system.map(({ name }) => name), ...members])
  const suffixes = Object.values(FILTER_SUFFIXES).filter(Boolean)
  for (const name of every) {
    const suffix = suffixes.find((each) => every.has(name + each))
    if (suffix) refuse(`${name}${suffix}`, `could also be a filter of ${name}`)
  }
}

/** Refuses a member kept by the service that lacks what its kind needs, or has what it cannot have. */
export function checkSystem(resource: Resource, member: SystemField, refuse: Refuse): void {
  const { name, kind, set, values, throughChannel } = member
  const fault = faultOfName(name)
  if (fault) refuse(name, `is no name: it ${fault}`)
  if (!member.label) refuse(name, 'has no label')
  if (!member.help) refuse(name, 'has no help')
  if (kind === 'choice' && !values?.length) refuse(name, 'has no values')
  const isAlways = (ALWAYS_KEPT as readonly string[]).includes(name)
  if (isAlways && kind !== 'moment') refuse(name, 'is a moment of every record')
  if ((kind === 'records') !== (member.counted !== undefined)) refuse(name, 'counts no rows')
  const isLinked = kind === 'linked' || kind === 'linkedMoment'
  if (isLinked !== (member.linked !== undefined)) refuse(name, 'is of no row elsewhere')
  if (isLinked && !member.nullable) refuse(name, 'is null where there is no such row')
  if ((kind === 'referred') !== (member.referred !== undefined)) refuse(name, 'refers to nothing')
  if (member.referred) {
    const { by, member: text } = member.referred
    const target = resource.fields.get(by)?.target
    if (!target) refuse(name, `goes by ${by}, which is no reference`)
    else if (shownField(target, text)?.kind !== 'text') {
      refuse(name, `is the ${text} of a ${target.name}, which is no text`)
    }
  }
  if (throughChannel !== undefined && !values?.includes(throughChannel)) {
    refuse(name, `is ${throughChannel} through a channel, which is not among its values`)
  }
  const isBecoming = typeof set === 'object'
  if (kind === 'user' && (set === undefined || isBecoming)) {
    refuse(name, 'is set by creation or by change')
  }
  if ((kind === 'count' || (kind === 'moment' && !isAlways)) && !isBecoming) {
    refuse(name, 'follows the value of a field')
  }
  if (set !== undefined && (kind === 'id' || kind === 'choice' || !isColumn(member) || isAlways)) {
    refuse(name, 'is set by nothing else')
  }
  if (!isBecoming) return
  if (kind === 'moment' && !member.nullable) refuse(name, 'is null until then')
  const field = resource.fields.get(set.field)
  if (!field) refuse(name, `follows ${set.field}, which is no field`)
  if (!field.values?.includes(set.becomes)) {
    refuse(name, `follows the value ${set.becomes}, which ${set.field} does not have`)
  }
}
