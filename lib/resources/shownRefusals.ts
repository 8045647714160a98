import { isYesNo } from './field'
import { isColumn } from './keptColumns'
import { faultOfName } from './names'
import { postingOf } from './posting'
import type { Refuse } from './refuse'
import type { Field, ParentSpec, Resource } from './resource'

/** Refuses a parent that nothing names, and a name that no record has. */
export function checkParent({ parent, id, fields, recordName }: Resource, refuse: Refuse): void {
  if (parent) {
    const { by, through, resource } = parent
    const field = fields.get(by)
    if (by !== id.name && !field) refuse('parent', `is known by ${by}, which is no member`)
    if (field && !isOfParent(field, parent)) {
      refuse(
        'parent',
        `is known by ${by}, which answers do not show as the id of a ${resource.name}`,
      )
    }
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

/** Whether a field is a text that answers show, and of no other resource than the parent's. */
function isOfParent(
  { kind, writeOnly, target, refersTo }: Field,
  { resource, through }: ParentSpec,
): boolean {
  if (writeOnly || (kind !== 'text' && kind !== 'reference')) return false
  return through !== undefined || [resource.name, undefined].includes(target?.name ?? refersTo)
}

/** Refuses members worked out from others where those are not there, or cannot be summed or shown. */
export function checkDerived({ derived, fields, parent }: Resource, refuse: Refuse): void {
  for (const { name, label, help, of } of derived) {
    if (!name.startsWith('_')) refuse(name, 'does not begin with an underscore')
    const fault = faultOfName(name.slice(1))
    if (fault) refuse(name, fault)
    if (!label) refuse(name, 'has no label')
    if (!help) refuse(name, 'has no help')
    if ('sum' in of) {
      const summed = fields.get(of.over)
      if (summed?.kind !== 'jsonObjectList' || summed.writeOnly) {
        refuse(name, `sums over ${of.over}, which is no list of objects`)
      }
    } else {
      const theirs = parent?.resource
      if (!theirs) refuse(name, 'is of a parent, and there is none')
      else if (of.parent !== theirs.id.name && shownField(theirs, of.parent)?.kind !== 'text') {
        refuse(name, `is the ${of.parent} of a ${theirs.name}, which is no text`)
      }
    }
  }
}

/** Refuses what is said of copies where there are none, and a copy that could not be saved beside its record. */
function checkCopies({ copyable, leaves, permissions }: Resource, refuse: Refuse): void {
  if (copyable && !permissions.create) refuse('copyable', 'takes records that can be added')
  for (const { path, copied, unique } of leaves) {
    if (copied === false && !copyable) refuse(path.join('.'), 'is not copied, and no record is')
    if (copied !== false && copyable && unique) refuse(path.join('.'), 'is unique, and copied')
  }
}

/** Refuses what a definition says of fields that it has not: whom it pays, what makes it inactive. */
export function checkUse(resource: Resource, refuse: Refuse): void {
  const { inactiveWhere, uniqueTogether, pays, paidBy, parent, fields, sharesIdsOf } = resource
  if (sharesIdsOf?.id.isGiven) refuse('sharesIdsOf', 'takes what the database gives ids to')
  const nobody = pays.find((name) => name !== parent?.by && !fields.get(name)?.refersTo)
  if (nobody) refuse('pays', `has ${nobody}, which names no record`)
  const none = paidBy.find((name) => !fields.has(name))
  if (none) refuse('paidBy', `has ${none}, which is no field`)
  if (paidBy.length > 0 && !postingOf(resource)) {
    refuse('paidBy', 'decides about payment, and no moment is kept of when a record is posted')
  }
  if (inactiveWhere) {
    const { field, is } = inactiveWhere
    const found = fields.get(field)
    const isValue =
      typeof is === 'boolean' ? found?.kind === 'boolean' : found?.values?.includes(is)
    if (!isValue) refuse('inactiveWhere', `takes a value of ${field}, and ${is} is none`)
  }
  checkCopies(resource, refuse)
  checkDuplicates(resource, refuse)
  checkConfirmations(resource, refuse)
  const sets = uniqueTogether.map((together) => together.join())
  if (new Set(sets).size < sets.length) refuse('uniqueTogether', 'has the same members twice')
  for (const together of uniqueTogether) {
    if (new Set(together).size < 2) refuse('uniqueTogether', 'takes several members together')
    const other = together.find((name) => !fields.get(name)?.required)
    if (other) refuse('uniqueTogether', `has ${other}, which is no field that every record has`)
  }
}

/** The longest code of which PostgreSQL takes any in an index. */
const MAX_CODE = 255
const UNBOUNDED = Number.POSITIVE_INFINITY

function checkDuplicates({ duplicates, fields }: Resource, refuse: Refuse): void {
  if (!duplicates) return
  const { by, except = [] } = duplicates
  if (new Set(by.map((set) => set.join())).size < by.length) {
    refuse('duplicates', 'have the same members twice')
  }
  const other = by.flat().find((name) => fields.get(name)?.kind !== 'text')
  if (other) refuse('duplicates', `have ${other}, which is no text`)
  const long = by.find(([code]) => (fields.get(code)?.maxLength ?? UNBOUNDED) > MAX_CODE)
  if (long) refuse('duplicates', `have ${long[0]}, which is too long for an index`)
  for (const { field, among } of except) {
    const unknown = among.find((value) => !fields.get(field)?.values?.includes(value))
    if (unknown) refuse('duplicates', `except ${unknown}, which is no value of ${field}`)
  }
}

function checkConfirmations({ leaves }: Resource, refuse: Refuse): void {
  for (const field of leaves.filter(({ confirms }) => confirms)) {
    if (!isYesNo(field)) refuse(field.name, 'confirms, and takes more than yes and no')
    const others = leaves.filter((each) => each !== field && each.partOf === field.partOf)
    if (field.partOf === undefined || others.length === 0) {
      refuse(field.name, 'confirms, and is no part of a whole that has others')
    }
  }
  for (const { name, partOf, partWhere } of leaves) {
    if (!partWhere) continue
    const { field, is } = partWhere
    const decides = leaves.find((each) => each.column === field && each.partOf === partOf)
    if (!partOf || !decides?.values?.includes(is)) {
      refuse(name, `is a part where ${field} is ${is}, which is no choice of a part beside it`)
    }
  }
}

/** Members that somebody is shown have to be there, and those of a new record are for people to fill in. */
export function checkShown(resource: Resource, refuse: Refuse): void {
  const { status, hints, essentials } = resource
  if (status !== undefined && shownField(resource, status)?.kind !== 'choice') {
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

/** A field that answers show. */
export const shownField = (resource: Resource, name: string): Field | undefined => {
  const field = resource.fields.get(name)
  return field?.writeOnly ? undefined : field
}

/** Refuses a list that sorts, searches, shows or edits what is no member, or one twice. */
export function checkList(resource: Resource, refuse: Refuse): void {
  const { list, system, derived, id } = resource
  if (!list) return
  const { sortable, defaultSort, searched, searchedCodes, searchedNames, indexed } = list
  const { shown, onCards, edited } = list
  for (const [part, names] of Object.entries({
    sortable,
    searched,
    searchedCodes,
    searchedNames,
    indexed,
    shown,
    onCards,
    edited,
  })) {
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) refuse(`list.${part}`, `has ${twice} twice`)
  }
  const sums = derived.flatMap(({ name, of }) => ('sum' in of ? [name] : []))
  const kept = system.filter(isColumn)
  const others = new Set<string>([...sums, ...kept.map(({ name }) => name)])
  for (const name of sortable) {
    if (!others.has(name) && !shownField(resource, name)) {
      refuse('list.sortable', `has ${name}, which is no member`)
    }
  }
  for (const key of defaultSort.split(',')) {
    if (sortable.includes(key.replace(/^-/, ''))) continue
    refuse('list.defaultSort', `is ${defaultSort}, of which ${key} is not sortable`)
  }
  for (const name of searched) {
    if (name !== id.name && shownField(resource, name)?.kind !== 'text') {
      refuse('list.searched', `has ${name}, which is no text`)
    }
  }
  for (const name of searchedCodes) {
    if (!searched.includes(name)) refuse('list.searchedCodes', `has ${name}, which is not searched`)
    if (name === id.name && !id.isGiven) {
      refuse('list.searchedCodes', `has ${name}, which is a number and nothing else`)
    }
  }
  for (const name of searchedNames) {
    if (!shownField(resource, name)?.refersTo) {
      refuse('list.searchedNames', `has ${name}, which refers to no record`)
    }
  }
  const members = shownMembers(resource)
  for (const [part, names] of Object.entries({ shown, onCards })) {
    const unknown = names.find((name) => !members.has(name))
    if (unknown) refuse(`list.${part}`, `has ${unknown}, which is no member`)
  }
  checkEdited(resource, edited, refuse)
  for (const name of indexed) {
    if (!shownField(resource, name) || shownField(resource, name)?.members) {
      refuse('list.indexed', `has ${name}, which is no field`)
    }
  }
}

/** What is changed in the rows of a list is sent as a PATCH of one field, under no lock. */
function checkEdited(
  { changes, lockable, leaves }: Resource,
  edited: readonly string[],
  refuse: Refuse,
): void {
  if (edited.length > 0 && (lockable || !changes.includes('patch'))) {
    refuse('list.edited', 'takes records of which a part is changed, and without a lock')
  }
  const fields = leaves.filter(({ writeOnly }) => !writeOnly).map(({ path }) => path.join('.'))
  const unknown = edited.find((name) => !fields.includes(name))
  if (unknown) refuse('list.edited', `has ${unknown}, which is no field that answers show`)
}
