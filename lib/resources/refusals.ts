import { checkField, checkNames, checkSystem } from './memberRefusals'
import type { IdForm, Resource } from './resource'
import { checkDerived, checkList, checkParent, checkShown, checkUse } from './shownRefusals'

/** The most digits, or characters, of an id of each form; none where the form leaves no choice. */
const LONGEST_ID: Readonly<Record<IdForm, number | undefined>> = {
  integer: 9,
  bigint: 18,
  numeric: 20,
  text: 255,
  uuid: undefined,
}

/** Says what is wrong with a part of a definition, such as a field. */
export type Refuse = (part: string, fault: string) => never

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
