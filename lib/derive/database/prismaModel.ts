import { LOCK_COLUMNS } from '@/lib/resources/keptColumns'
import { ownerOf } from '@/lib/resources/owner'
import type { Field, Resource } from '@/lib/resources/resource'
import { idColumn } from '../idForms'
import { kindOf, unsetValue } from '../kinds'
import { isNotNull } from '../sql'
import { systemColumns } from '../systemFields'
import { isSearchable, searchTableName, textFields } from './searchText'
import { searchWordTableName } from './searchWords'

/** Columns of a lock: it stands on the row itself. */
const LOCK_TYPES: Readonly<Record<(typeof LOCK_COLUMNS)[number], string>> = {
  lock_session_id: 'String? @db.Uuid',
  lock_expires_at: 'DateTime? @db.Timestamptz(3)',
  lock_user_id: 'Int?',
}

/** The Prisma models of the resources: a typed column for each field under its API name. */
export const prismaModels = (resources: readonly Resource[]): string =>
  `// Derived from lib/resources by \`npm run derive\`; change the definitions instead.\n\n${resources
    .flatMap((resource) => modelTexts(resource, resources))
    .join('\n\n')}\n`

const modelName = ({ title }: Resource): string =>
  title.replace(/ ./g, (blank) => blank.slice(1).toUpperCase())

const searchTextName = (resource: Resource): string => `${modelName(resource)}SearchText`
const searchWordName = (resource: Resource): string => `${modelName(resource)}SearchWord`

/** The models that a resource has, with their tables. */
export const modelsOf = (resource: Resource): (readonly [model: string, table: string])[] => [
  [modelName(resource), resource.table],
  ...(isSearchable(resource)
    ? ([
        [searchTextName(resource), searchTableName(resource)],
        [searchWordName(resource), searchWordTableName(resource)],
      ] as const)
    : []),
]

/** Whether the records that a reference names count those that name them. */
const isCounted = ({ table }: Resource, { column, target }: Field): boolean =>
  target?.system.some(({ counted }) => counted?.table === table && counted.by === column) === true

/**
 * Fields by which Prisma goes from record to record. A reference that is counted is a relation, so
 * that the database too keeps what is counted from going. So is that of what has no id but its
 * owner's, which goes along: left there, it would be that of whoever has the id next.
 */
const relations = (resource: Resource, resources: readonly Resource[]): string[] => [
  ...ownRelations(resource, resources),
  ...resource.system.flatMap(({ name, counted }) => {
    const model = resources.find(({ table }) => table === counted?.table)
    return model ? [`${name} ${modelName(model)}[]`] : []
  }),
  ...resource.leaves.flatMap((field) => {
    const { target, column } = field
    if (!target || !isCounted(resource, field)) return []
    return relationTo(target, column.replace(/_id$/, ''), column, 'Restrict')
  }),
  ...Object.entries(resource.usedBy ?? {}).map(([name, model]) => `${name} ${model}[]`),
]

/** A field that names a record by a column, and what becomes of its own record as that goes. */
const relationTo = (
  target: Resource,
  name: string,
  column: string,
  onDelete: 'Cascade' | 'Restrict',
): string =>
  `${name} ${modelName(target)} @relation(fields: [${column}], references: [${target.id.name}], onDelete: ${onDelete})`

function ownRelations(resource: Resource, resources: readonly Resource[]): string[] {
  const owner = ownerOf(resource)
  const owned = resources.filter((each) => ownerOf(each)?.name === resource.name)
  return [
    ...(owner ? [relationTo(owner, owner.name, resource.id.name, 'Cascade')] : []),
    ...owned.map((each) => `${each.name} ${modelName(each)}?`),
  ]
}

function modelTexts(resource: Resource, resources: readonly Resource[]): string[] {
  const name = modelName(resource)
  const { table, lockable } = resource
  const hasText = isSearchable(resource)
  const record = modelText(name, table, [
    idColumn(resource),
    ...systemColumns(resource),
    ...(lockable ? LOCK_COLUMNS.map((column) => `${column} ${LOCK_TYPES[column]}`) : []),
    ...[...resource.leaves, ...resource.secrets].map(
      (field) => `${field.column} ${columnType(field)}`,
    ),
    ...relations(resource, resources),
    ...(hasText ? [`search_text ${searchTextName(resource)}?`] : []),
    '',
    ...(lockable ? ['@@index([lock_session_id])'] : []),
  ])
  if (!hasText) return [record]
  const id = resource.id.name
  const text = modelText(searchTextName(resource), searchTableName(resource), [
    idColumn(resource, true),
    'words String',
    ...textFields(resource).map((field) => `${field.column} ${copyType(field)}`),
    relationTo(resource, 'record', id, 'Cascade'),
    '',
  ])
  const word = modelText(searchWordName(resource), searchWordTableName(resource), [
    'word_id BigInt @id @default(autoincrement())',
    'word String',
    '',
    '@@index([word])',
  ])
  return [record, text, word]
}

const modelText = (name: string, table: string, lines: readonly string[]): string =>
  `model ${name} {\n${[...lines, `@@map("${table}")`].map((line) => (line ? `  ${line}` : '')).join('\n')}\n}`

function columnType(field: Field): string {
  const { prisma, prismaDefault = (value) => value } = kindOf(field)
  const [type = '', ...attributes] = prisma.split(' @')
  const isList = type.endsWith('[]')
  const parts = [isNotNull(field) || isList ? type : `${type}?`]
  parts.push(...attributes.map((attribute) => `@${attribute}`))
  const value = unsetValue(field)
  const unset = typeof value === 'string' ? prismaDefault(value) : value
  if (unset !== null) parts.push(`@default(${isList ? '[]' : prismaLiteral(unset)})`)
  return parts.join(' ')
}

/** A column that holds what a field's own does. */
const copyType = (field: Field): string => {
  const [type = '', ...attributes] = kindOf(field).prisma.split(' @')
  return [`${type}?`, ...attributes.map((attribute) => `@${attribute}`)].join(' ')
}

const prismaLiteral = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(JSON.stringify(value)) : JSON.stringify(value)
