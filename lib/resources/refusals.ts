import { CODE_LISTS } from './codeLists'
import type { FieldSpec } from './field'
import { FILTER_SUFFIXES } from './lists'
import type { Field, IdForm, Resource, SystemField } from './resource'

/** Columns that every table has, whether answers show them or not. */
export const ALWAYS_KEPT = ['version', 'created', 'last_edit'] as const
/** Whether a member that the service keeps is a column of the record's own. */
export const isColumn = ({ kind }: SystemField): boolean =>
  kind !== 'records' && kind !== 'referred'

/** Columns of what a locking session can hold. */
export const LOCK_COLUMNS = ['lock_session_id', 'lock_expires_at', 'lock_user_id'] as const

/** The most digits, or characters, of an id of each form; none where the form leaves no choice. */
const LONGEST_ID: Readonly<Record<IdForm, number | undefined>> = {
  integer: 9,
  bigint: 18,
  numeric: 20,
  text: 255,
  uuid: undefined,
}

/** Kinds of field that a list can be sorted by. */
const SORTABLE = new Set<FieldSpec['kind']>([
  'choice',
  'decimal',
  'integer',
  'date',
  'day',
  'instant',
  'text',
])

/** Says what is wrong with a part of a definition, such as a field. */
type Refuse = (part: string, fault: string) => never

/**
 * Refuses a definition that leaves something out or contradicts itself.
 *
 * @throws Error naming `resource.part`
 */
export function refuseFaulty(resource: Resource): void {
  const refuse: Refuse = (part, fault) => {
    throw new Error(`${resource.name}.${part} ${fault}`)
  }
  checkWords(resource, refuse)
  checkId(resource, refuse)
  checkPermissions(resource, refuse)
  for (const field of resource.fields.values()) checkField(field, refuse)
  for (const field of resource.secrets) checkField(field, refuse)
  checkNames(resource, refuse)
  for (const member of resource.system) checkSystem(resource, member, refuse)
  checkParent(resource, refuse)
  checkDerived(resource, refuse)
  checkUse(resource, refuse)
  checkShown(resource, refuse)
  checkList(resource, refuse)
  checkExample(resource, refuse)
  checkWrites(resource, refuse)
}

/** Whoever makes a record by PUT is who may add one, and with every secret that it needs. */
function checkWrites(resource: Resource, refuse: Refuse): void {
  const { secrets, changes, madeByPut, isSingleton, id, permissions } = resource
  if (secrets.length > 0 && !permissions.update) refuse('permissions.update', 'is missing')
  if (madeByPut && secrets.some(({ required }) => required)) {
    refuse('madeByPut', 'makes records without the secret that is required')
  }
  if (!madeByPut || isSingleton) return
  if (!id.isGiven) refuse('madeByPut', 'is for ids that whoever makes the record gives')
  if (!changes.includes('replace')) refuse('changes', 'lack replace, by which records are made')
  if (permissions.create !== permissions.update) {
    refuse('permissions.create', 'is not that of update, by which records are made too')
  }
}

function checkExample({ example, fields, required, secrets }: Resource, refuse: Refuse): void {
  for (const part of ['record', 'change'] as const) {
    const names = Object.keys(example?.[part] ?? {})
    if (names.length === 0) refuse(`example.${part}`, 'is missing')
    const isSent = (name: string) => part === 'record' && secrets.some((each) => each.name === name)
    const unknown = names.find((name) => !fields.has(name) && !isSent(name))
    if (unknown) refuse(`example.${part}`, `has ${unknown}, which is no field`)
  }
  const needed = [...required, ...secrets]
  const missing = needed.find(({ path: [name = ''] }) => !(name in example.record))
  if (missing)
    refuse(
      'example.record',
      `lacks ${missing.name}, which is ${missing.required ? 'required' : 'secret'}`,
    )
}

function checkWords(resource: Resource, refuse: Refuse): void {
  for (const part of ['title', 'plural', 'description'] as const) {
    if (!resource[part]) refuse(part, 'is missing')
  }
  for (const part of ['name', 'table'] as const) {
    if (!/^[a-z][a-z0-9_]*$/.test(resource[part])) refuse(part, 'takes small letters, digits and _')
  }
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(resource.path)) refuse('path', 'takes words after slashes')
  if (resource.sections.length === 0) refuse('sections', 'are missing')
}

function checkId({ id, isSingleton }: Resource, refuse: Refuse): void {
  for (const part of ['name', 'label', 'help', 'form', 'example'] as const) {
    if (!id?.[part]) refuse(`id.${part}`, 'is missing')
  }
  const longest = LONGEST_ID[id.form]
  const { maxLength = 0 } = id
  if (longest !== undefined && (maxLength < 1 || maxLength > longest)) {
    refuse('id.maxLength', `takes 1 to ${longest}`)
  }
  if (id.form === 'text' && !id.isGiven && !isSingleton) {
    refuse('id.isGiven', 'is missing: no database gives out texts')
  }
}

function checkPermissions({ permissions, changes, isSingleton }: Resource, refuse: Refuse): void {
  if (!permissions?.read) refuse('permissions.read', 'is missing')
  if (changes.length > 0 && !permissions.update) refuse('permissions.update', 'is missing')
  if (changes.length === 0 && permissions.update) refuse('changes', 'are none, though some may')
  if (isSingleton && !changes.includes('replace')) {
    refuse('changes', 'lack replace, by which a singleton comes to be')
  }
  if (isSingleton && changes.includes('bulk')) refuse('changes', 'in bulk are none of a singleton')
}

function checkField(field: Field, refuse: Refuse): void {
  const where = field.path.join('.')
  if (!field.label) refuse(where, 'has no label')
  if (!field.help) refuse(where, 'has no help')
  if (field.kind === 'choice' && !field.values?.length) refuse(where, 'has no values')
  if (field.values && field.default !== undefined && !field.values.includes(`${field.default}`)) {
    refuse(where, 'has a default that is not among its values')
  }
  if (field.unique && (field.kind !== 'text' || field.path.length > 1)) {
    refuse(where, 'is unique and no text at the top')
  }
  if (field.kind === 'boolean' && !['boolean', 'undefined'].includes(typeof field.default)) {
    refuse(where, 'has a default that is neither true nor false')
  }
  if (field.kind === 'secret') {
    if (field.default !== undefined) refuse(where, 'is no secret by default')
    if (field.name === 'events') refuse(where, 'has the address of the history')
  }
  if (field.kind === 'group' && !field.members) refuse(where, 'has no members')
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
  for (const member of Object.values(field.members ?? {})) {
    if (member.members) refuse(member.path.join('.'), 'is a group within a group')
    if (member.kind === 'secret') refuse(member.path.join('.'), 'is a secret within a group')
    checkField(member, refuse)
  }
}

/** No two members of one name, no two of one column, and none that could be another's filter. */
function checkNames(resource: Resource, refuse: Refuse): void {
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

function checkSystem(resource: Resource, member: SystemField, refuse: Refuse): void {
  const { name, kind, set, values } = member
  if (!member.label) refuse(name, 'has no label')
  if (!member.help) refuse(name, 'has no help')
  if (kind === 'choice' && !values?.length) refuse(name, 'has no values')
  const isAlways = (ALWAYS_KEPT as readonly string[]).includes(name)
  if (isAlways && kind !== 'moment') refuse(name, 'is a moment of every record')
  if ((kind === 'records') !== (member.counted !== undefined)) refuse(name, 'counts no rows')
  if ((kind === 'referred') !== (member.referred !== undefined)) refuse(name, 'refers to nothing')
  if (member.referred) {
    const { by, member: text } = member.referred
    const target = resource.fields.get(by)?.target
    if (!target) refuse(name, `goes by ${by}, which is no reference`)
    else if (fieldOf(target, text)?.kind !== 'text') {
      refuse(name, `is the ${text} of a ${target.name}, which is no text`)
    }
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

function checkParent({ parent, id, fields, recordName }: Resource, refuse: Refuse): void {
  if (parent) {
    const { by, through, resource } = parent
    if (by !== id.name && !fields.has(by)) refuse('parent', `is known by ${by}, which is no member`)
    if (by === id.name && (through || id.form !== resource.id.form)) {
      refuse('parent', 'shares its id, and so also its form')
    }
  }
  if (recordName === 'parent') {
    if (!parent) refuse('recordName', 'is that of a parent, and there is none')
  } else if (fields.get(recordName?.field)?.kind !== 'text') {
    refuse('recordName', 'takes a field of text')
  }
}

function checkDerived({ derived, fields, parent }: Resource, refuse: Refuse): void {
  for (const { name, label, help, of } of derived) {
    if (!name.startsWith('_')) refuse(name, 'does not begin with an underscore')
    if (!label) refuse(name, 'has no label')
    if (!help) refuse(name, 'has no help')
    if ('sum' in of) {
      if (fields.get(of.over)?.kind !== 'jsonObjectList') {
        refuse(name, `sums over ${of.over}, which is no list of objects`)
      }
    } else {
      const theirs = parent?.resource
      if (!theirs) refuse(name, 'is of a parent, and there is none')
      else if (of.parent !== theirs.id.name && fieldOf(theirs, of.parent)?.kind !== 'text') {
        refuse(name, `is the ${of.parent} of a ${theirs.name}, which is no text`)
      }
    }
  }
}

function checkUse(resource: Resource, refuse: Refuse): void {
  const { inactiveWhere, uniqueTogether, pays, parent, fields } = resource
  const nobody = pays.find((name) => name !== parent?.by && !fields.get(name)?.refersTo)
  if (nobody) refuse('pays', `has ${nobody}, which names no record`)
  if (inactiveWhere) {
    const { field, is } = inactiveWhere
    const found = fields.get(field)
    const isValue =
      typeof is === 'boolean' ? found?.kind === 'boolean' : found?.values?.includes(is)
    if (!isValue) refuse('inactiveWhere', `takes a value of ${field}, and ${is} is none`)
  }
  for (const together of uniqueTogether) {
    if (together.length < 2) refuse('uniqueTogether', 'takes several members together')
    const other = together.find((name) => !fields.get(name)?.required)
    if (other) refuse('uniqueTogether', `has ${other}, which is no field that every record has`)
  }
}

/** Members that somebody is shown have to be there, and those of a new record are for people to fill in. */
function checkShown(resource: Resource, refuse: Refuse): void {
  const { status, hints, essentials } = resource
  if (status !== undefined && fieldOf(resource, status)?.kind !== 'choice') {
    refuse('status', 'takes a choice')
  }
  const members = shownMembers(resource)
  for (const name of hints)
    if (!members.has(name)) refuse('hints', `have ${name}, which is no member`)
  const leaves = new Map(resource.leaves.map((field) => [field.path.join('.'), field]))
  const unknown = essentials.find((name) => !leaves.has(name))
  if (unknown) refuse('essentials', `have ${unknown}, which is no field`)
  const missing = [...leaves].find(([name, { required }]) => required && !essentials.includes(name))
  if (missing) refuse('essentials', `lack ${missing[0]}, which no record is without`)
}

/** The members that answers have, with those inside of groups. */
const shownMembers = ({ system, leaves, derived }: Resource): ReadonlySet<string> =>
  new Set([
    ...system.map(({ name }) => name),
    ...leaves.filter(({ writeOnly }) => !writeOnly).map(({ path }) => path.join('.')),
    ...derived.map(({ name }) => name),
  ])

const fieldOf = (resource: Resource, name: string): Field | undefined => {
  const field = resource.fields.get(name)
  return field?.writeOnly ? undefined : field
}

function checkList(resource: Resource, refuse: Refuse): void {
  const { list, system, derived, id } = resource
  if (!list) return
  const { sortable, defaultSort, searched, searchedNames, indexed, shown, onCards } = list
  for (const [part, names] of Object.entries({
    sortable,
    searched,
    searchedNames,
    indexed,
    shown,
    onCards,
  })) {
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) refuse(`list.${part}`, `has ${twice} twice`)
  }
  const sums = derived.flatMap(({ name, of }) => ('sum' in of ? [name] : []))
  const kept = system.filter(isColumn)
  const others = new Set<string>([...sums, ...kept.map(({ name }) => name)])
  for (const name of sortable) {
    const field = fieldOf(resource, name)
    if (!others.has(name) && !(field && SORTABLE.has(field.kind))) {
      refuse('list.sortable', `has ${name}, which no list can be sorted by`)
    }
  }
  if (!sortable.includes(defaultSort.replace(/^-/, ''))) {
    refuse('list.defaultSort', `is ${defaultSort}, which is not sortable`)
  }
  for (const name of searched) {
    if (name !== id.name && fieldOf(resource, name)?.kind !== 'text') {
      refuse('list.searched', `has ${name}, which is no text`)
    }
  }
  for (const name of searchedNames) {
    if (!fieldOf(resource, name)?.refersTo) {
      refuse('list.searchedNames', `has ${name}, which refers to no record`)
    }
  }
  const members = shownMembers(resource)
  for (const [part, names] of Object.entries({ shown, onCards })) {
    const unknown = names.find((name) => !members.has(name))
    if (unknown) refuse(`list.${part}`, `has ${unknown}, which is no member`)
  }
  for (const name of indexed) {
    if (!fieldOf(resource, name) || fieldOf(resource, name)?.members) {
      refuse('list.indexed', `has ${name}, which is no field`)
    }
  }
}
