import { checkField, checkNames, checkSystem } from './memberRefusals'
import { faultOfName } from './names'
import type { Refuse } from './refuse'
import type { IdForm, Resource, ResourceSpec } from './resource'
import { checkDerived, checkList, checkParent, checkShown, checkUse } from './shownRefusals'

/** The most digits, or characters, of an id of each form; none where the form leaves no choice. */
const LONGEST_ID: Readonly<Record<IdForm, number | undefined>> = {
  integer: 9,
  bigint: 18,
  numeric: 20,
  text: 255,
  uuid: undefined,
}

/** The parts of a definition that each has, be they ever so empty. */
type Part = {
  [Key in keyof ResourceSpec]-?: object extends Pick<ResourceSpec, Key> ? never : Key
}[keyof ResourceSpec]

const LIST_PARTS = ['sortable', 'defaultSort', 'searched', 'indexed'] as const

const PARTS: Readonly<Record<Part, true>> = {
  name: true,
  title: true,
  plural: true,
  description: true,
  table: true,
  path: true,
  id: true,
  recordName: true,
  permissions: true,
  changes: true,
  example: true,
  sections: true,
}

/**
 * Refuses a definition of which a part is left out, before anything looks into it.
 *
 * @throws Error naming `resource.part`
 */
export function refuseIncomplete(spec: ResourceSpec): void {
  const missing = (Object.keys(PARTS) as Part[]).find((part) => !spec[part])
  if (missing) throw new Error(`${spec.name}.${missing} is missing`)
  const { name, list, parent, sections } = spec
  const lacking = list && LIST_PARTS.find((part) => list[part] === undefined)
  if (lacking) throw new Error(`${name}.list.${lacking} is missing`)
  if (parent && !parent.resource?.id) {
    throw new Error(`${name}.parent is of no resource: its module may import this one`)
  }
  const empty = sections.find(({ fields }) => Object.keys(fields ?? {}).length === 0)
  if (empty) throw new Error(`${name}.sections have ${empty.key}, which has no fields`)
}

/**
 * Refuses a definition that contradicts itself, or leaves something out inside of its parts.
 *
 * @throws Error naming `resource.part`
 */
export function refuseFaulty(resource: Resource): void {
  const refuse: Refuse = (part, fault) => {
    throw new Error(`${resource.name}.${part} ${fault}`)
  }
  checkWords(resource, refuse)
  checkSections(resource, refuse)
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
  checkWithheld(resource, refuse)
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

/** A form that sends a record as a whole takes back to nothing what it was never shown. */
function checkWithheld({ fields, changes }: Resource, refuse: Refuse): void {
  const withheld = [...fields.values()].find(({ writeOnly }) => writeOnly)
  if (withheld && !changes.includes('patch')) {
    refuse('changes', `lack patch, without which a form takes ${withheld.name} away unseen`)
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

/** What Prisma calls its own types. */
const TYPES_OF_COLUMNS: ReadonlySet<string> = new Set([
  ...['BigInt', 'Boolean', 'Bytes', 'DateTime', 'Decimal', 'Float', 'Int', 'Json', 'String'],
])

function checkWords(resource: Resource, refuse: Refuse): void {
  for (const part of ['name', 'table'] as const) {
    const fault = faultOfName(resource[part])
    if (fault) refuse(part, fault)
  }
  if (/^pg_|_search_(text|word)$/.test(resource.table)) {
    refuse('table', 'is called as those of PostgreSQL, or as those that lists are searched by')
  }
  if (!/^[A-Z][A-Za-z0-9]*( [A-Za-z0-9]+)*$/.test(resource.title)) {
    refuse('title', 'takes words of letters and digits, the first with a capital: models go by it')
  }
  if (TYPES_OF_COLUMNS.has(resource.title)) {
    refuse('title', `is ${resource.title}, which is a type of columns and so no model`)
  }
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(resource.path)) refuse('path', 'takes words after slashes')
}

/** Addresses and tabs of a form go by the keys of its sections. */
function checkSections({ sections }: Resource, refuse: Refuse): void {
  if (sections.length === 0) refuse('sections', 'are missing')
  const keys = new Set<string>()
  for (const { key, title, purpose } of sections) {
    if (!key || !title || !purpose) refuse('sections', 'have one without key, title or purpose')
    if (!/^[a-z][a-z0-9_-]*$/.test(key)) {
      refuse('sections', `have the key ${key}: it takes small letters, digits, _ and -`)
    }
    if (keys.has(key)) refuse('sections', `have the key ${key} twice`)
    keys.add(key)
  }
}

function checkId({ id, isSingleton }: Resource, refuse: Refuse): void {
  for (const part of ['name', 'label', 'help', 'form', 'example'] as const) {
    if (!id?.[part]) refuse(`id.${part}`, 'is missing')
  }
  if (!Object.hasOwn(LONGEST_ID, id.form)) refuse('id.form', `is ${id.form}, which no id has`)
  const longest = LONGEST_ID[id.form]
  const { maxLength = 0 } = id
  const isLength = Number.isInteger(maxLength) && maxLength >= 1
  if (longest !== undefined && (!isLength || maxLength > longest)) {
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
