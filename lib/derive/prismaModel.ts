import type { Field, Resource } from '@/lib/resources/resource'
import { kindOf, unsetValue } from './kinds'
import { searchModel, searchRelation } from './searchText'
import { isNotNull, tableOf } from './sql'

/** Columns that the service keeps itself, by resource: they are no fields of the definition. */
const KEPT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  client: [
    'client_id BigInt @id @default(autoincrement())',
    'version BigInt @default(1)',
    'created DateTime @default(now()) @db.Timestamptz(3)',
    'last_edit DateTime @default(now()) @db.Timestamptz(3)',
  ],
  packaging_defaults: [
    'client_id BigInt @id',
    'client_packaging_default_id BigInt @unique @default(autoincrement())',
    'version BigInt @default(1)',
    'created DateTime @default(now()) @db.Timestamptz(3)',
    'last_edit DateTime @default(now()) @db.Timestamptz(3)',
  ],
  approval: [
    `approval_id Decimal @id @default(dbgenerated("nextval('approval_id_seq'::regclass)")) @db.Decimal(20, 0)`,
    'version BigInt @default(1)',
    'created DateTime @default(now()) @db.Timestamptz(3)',
    'last_edit DateTime @default(now()) @db.Timestamptz(3)',
    'posted_date DateTime? @db.Timestamptz(3)',
    'requested_audit_attempt_count Int @default(0)',
    'source String @default("internal")',
    'user_id Int',
    'user_id_edit Int',
    'lock_session_id String? @db.Uuid',
    'lock_expires_at DateTime? @db.Timestamptz(3)',
    'lock_user_id Int?',
  ],
}

/** How Prisma says the type of the ids that other tables refer to. */
const ID_TYPES: Readonly<Record<string, string>> = {
  client: 'BigInt @id',
  approval: 'Decimal @id @db.Decimal(20, 0)',
}

/** Indexes that Prisma can express; those on expressions stand in `indexes.ts`. */
const PLAIN_INDEXES: Readonly<Record<string, readonly string[]>> = {
  client: [],
  packaging_defaults: [],
  approval: ['@@index([lock_session_id])'],
}

/** The Prisma models of the resources: a typed column for each field under its API name. */
export const prismaModels = (resources: readonly Resource[]): string =>
  `// Derived from lib/resources by \`npm run derive\`; change the definitions instead.\n\n${resources
    .flatMap(modelsOf)
    .join('\n\n')}\n`

const modelsOf = (resource: Resource): string[] => {
  const name = resource.title.replace(/ ./g, (blank) => blank.slice(1).toUpperCase())
  return [
    prismaModel(resource, name),
    ...searchModel(resource, name, ID_TYPES[resource.name] ?? ''),
  ]
}

function prismaModel(resource: Resource, name: string): string {
  const table = tableOf(resource).name
  const lines = [
    ...(KEPT_COLUMNS[resource.name] ?? []),
    ...resource.leaves.map((field) => `${field.column} ${columnType(field)}`),
    ...searchRelation(resource, name),
    '',
    ...(PLAIN_INDEXES[resource.name] ?? []),
    `@@map("${table}")`,
  ]
  return `model ${name} {\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n}`
}

function columnType(field: Field): string {
  const [type = '', ...attributes] = kindOf(field).prisma.split(' @')
  const isList = type.endsWith('[]')
  const parts = [isNotNull(field) || isList ? type : `${type}?`]
  parts.push(...attributes.map((attribute) => `@${attribute}`))
  const unset = unsetValue(field)
  if (unset !== null) parts.push(`@default(${isList ? '[]' : prismaLiteral(unset)})`)
  return parts.join(' ')
}

const prismaLiteral = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(JSON.stringify(value)) : JSON.stringify(value)
