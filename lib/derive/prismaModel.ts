import type { Field, Resource } from '@/lib/resources/resource'
import { kindOf, unsetValue } from './kinds'
import { isSearchable, searchTableName } from './searchText'
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

/** An id of another table that is this one's too, by its type. */
const SHARED_ID = { bigint: 'BigInt @id', 'numeric(20,0)': 'Decimal @id @db.Decimal(20, 0)' }

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

function modelsOf(resource: Resource): string[] {
  const name = resource.title.replace(/ ./g, (blank) => blank.slice(1).toUpperCase())
  const { name: table, idType } = tableOf(resource)
  const hasText = isSearchable(resource)
  const record = modelText(name, table, [
    ...(KEPT_COLUMNS[resource.name] ?? []),
    ...resource.leaves.map((field) => `${field.column} ${columnType(field)}`),
    ...(hasText ? [`search_text ${name}SearchText?`] : []),
    '',
    ...(PLAIN_INDEXES[resource.name] ?? []),
  ])
  if (!hasText) return [record]
  const id = resource.id.name
  const text = modelText(`${name}SearchText`, searchTableName(resource), [
    `${id} ${SHARED_ID[idType]}`,
    'words String',
    `record ${name} @relation(fields: [${id}], references: [${id}], onDelete: Cascade)`,
    '',
  ])
  return [record, text]
}

const modelText = (name: string, table: string, lines: readonly string[]): string =>
  `model ${name} {\n${[...lines, `@@map("${table}")`].map((line) => (line ? `  ${line}` : '')).join('\n')}\n}`

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
