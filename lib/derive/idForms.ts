import type { IdForm, Resource } from '@/lib/resources/resource'
import { WIDE_BLANKS } from '@/lib/text/blanks'
import { onceEach } from './onceEach'

/** What the form of an id means to the database, and how one looks. */
interface IdFormMeaning {
  /** Column type, as PostgreSQL and as Prisma name it. */
  readonly sql: string
  readonly prisma: string
  /** What Prisma's type needs besides. */
  readonly attribute?: string
  /** SQL by which the database gives out the next; none where it gives out none. */
  next?(resource: Resource): string
  /** True where Prisma's own type of column brings the sequence. */
  readonly isSerial?: true
  /** A regular expression for an id of this length at most. */
  pattern(maxLength: number): string
}

/** A regular expression for a number of so many digits at most, without a leading zero. */
export const DIGITS = (maxLength: number): string => `^[1-9][0-9]{0,${maxLength - 1}}$`
export const UUID = /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

const SERIAL = {
  next: (resource: Resource) =>
    resource.sharesIdsOf
      ? `nextval('${givenOutBy(resource)}'::regclass)`
      : `nextval(pg_get_serial_sequence('${resource.table}', '${resource.id.name}'))`,
  isSerial: true,
  pattern: DIGITS,
} as const

/** Half of a surrogate pair within a class, and a whole one beside it. */
const [HALF, WHOLE] = ['\\ud800-\\udfff', '|[\\ud800-\\udbff][\\udc00-\\udfff]']

/**
 * A character that is no blank and no control character, nor one of `others`. A surrogate pair counts
 * once, so that the pattern means the same with the flag `u` and without.
 */
const character = (others = ''): string =>
  `([^${others}\\x00-\\x20\\x7f-\\x9f${WIDE_BLANKS}${HALF}]${WHOLE})`

/**
 * The form of an id as the API document has it: without surrogates, which no text of a valid document
 * has by halves, and which an engine that works on UTF-8 does not even read.
 */
export const patternText = ({ source }: RegExp): string =>
  source.replaceAll(HALF, '').replaceAll(WHOLE, '')

/**
 * Any text of such characters but `.` and `..`: browsers and most clients read these in an address as
 * steps of its path, encoded or not, and would never reach the record. Said without looking ahead,
 * which not every engine that reads the API document can.
 */
function textPattern(maxLength: number): string {
  const [any, noDot] = [character(), character('.')]
  const beginnings = [
    `${noDot}${any}{0,${maxLength - 1}}`,
    ...(maxLength > 1 ? [`\\.${noDot}${any}{0,${maxLength - 2}}`] : []),
    ...(maxLength > 2 ? [`\\.\\.${any}{1,${maxLength - 2}}`] : []),
  ]
  return `^(${beginnings.join('|')})$`
}

const ID_FORMS: Readonly<Record<IdForm, IdFormMeaning>> = {
  integer: { sql: 'integer', prisma: 'Int', ...SERIAL },
  bigint: { sql: 'bigint', prisma: 'BigInt', ...SERIAL },
  numeric: {
    sql: 'numeric(20,0)',
    prisma: 'Decimal',
    attribute: '@db.Decimal(20, 0)',
    next: (resource) => `nextval('${sequenceOf(resource)}'::regclass)`,
    pattern: DIGITS,
  },
  text: { sql: 'text', prisma: 'String', pattern: textPattern },
  uuid: {
    sql: 'uuid',
    prisma: 'String',
    attribute: '@db.Uuid',
    next: () => 'gen_random_uuid()',
    pattern: () => UUID.source,
  },
}

/** SQL type of a resource's id. */
export const idType = ({ id }: Resource): string => ID_FORMS[id.form].sql

/** SQL for the id that a text names; null where the text has not its form. */
export function idFromText(resource: Resource, text: string): string {
  if (resource.id.form === 'text') return text
  return `CASE WHEN ${text} ~ '${idPattern(resource).source}' THEN ${text}::${idType(resource)} END`
}

/** Whether an id is a number, which is written without leading zeros. */
export const isNumber = ({ id }: Resource): boolean => ID_FORMS[id.form].pattern === DIGITS

/** The form of a record's id. */
export const idPattern = onceEach(
  ({ id }: Resource): RegExp => new RegExp(ID_FORMS[id.form].pattern(id.maxLength ?? 0)),
)

/** The form of the ids of several resources' records: that of any of them. */
export function anyIdPattern(resources: readonly Resource[]): RegExp {
  const longest = new Map<IdFormMeaning['pattern'], number>()
  for (const { id } of resources) {
    const { pattern } = ID_FORMS[id.form]
    longest.set(pattern, Math.max(longest.get(pattern) ?? 0, id.maxLength ?? 0))
  }
  return new RegExp([...longest].map(([pattern, most]) => pattern(most)).join('|'))
}

/** The greatest number that a sequence gives out. */
export const GREATEST_NUMBER = 2n ** 63n - 1n

/** The greatest that it gives out to a column of each type. */
const GREATEST: Partial<Readonly<Record<IdForm, bigint>>> = {
  integer: 2n ** 31n - 1n,
  bigint: GREATEST_NUMBER,
  numeric: GREATEST_NUMBER,
}

/**
 * The last id that is given out: one more would have more digits than ids of the resource have.
 * Undefined where the database gives out no numbers.
 */
export function lastId(resource: Resource): bigint | undefined {
  const { form, maxLength = 0 } = resource.id
  const greatest = nextId(resource) === undefined ? undefined : GREATEST[form]
  if (greatest === undefined) return undefined
  const longest = 10n ** BigInt(maxLength) - 1n
  return longest < greatest ? longest : greatest
}

/** Type and attributes of a column that holds such an id, as Prisma has them. */
export function idColumnType({ id }: Resource): string {
  const { prisma, attribute } = ID_FORMS[id.form]
  return [prisma, attribute].filter(Boolean).join(' ')
}

const sequenceOf = ({ id }: Resource): string => `${id.name}_seq`

/** The sequence that gives out ids, where the type of the column brings none of its own. */
export const idSequence = (resource: Resource): string | undefined =>
  resource.id.form === 'numeric' && isGenerated(resource) ? sequenceOf(resource) : undefined

/** SQL for the id of the next record; undefined where the database gives out none. */
export const nextId = (resource: Resource): string | undefined =>
  isGenerated(resource) ? ID_FORMS[resource.id.form].next?.(resource) : undefined

/** The sequence that gives out the ids of a resource, whoever else it gives them to. */
export function givenOutBy(resource: Resource): string {
  const { table, id } = resource.sharesIdsOf ?? resource
  return idSequence(resource) ?? `${table}_${id.name}_seq`
}

/** All that get their ids from where a resource gets its, itself among them. */
export const sharingIds = (
  resource: Resource,
  resources: readonly Resource[],
): readonly Resource[] => resources.filter((each) => givenOutBy(each) === givenOutBy(resource))

const isGenerated = ({ id, isSingleton }: Resource): boolean => !id.isGiven && !isSingleton

/**
 * The id column as Prisma has it.
 *
 * @param isShared true in a table that has the ids of the resource's own
 */
export function idColumn(resource: Resource, isShared = false): string {
  const { prisma, attribute, isSerial } = ID_FORMS[resource.id.form]
  const next = isShared ? undefined : nextId(resource)
  const given = isSerial && !resource.sharesIdsOf ? 'autoincrement()' : `dbgenerated("${next}")`
  const parts = [resource.id.name, prisma, '@id', next && `@default(${given})`, attribute]
  return parts.filter(Boolean).join(' ')
}
