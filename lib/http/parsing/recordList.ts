import { addedMembers, ETAG_MEMBER, LABELS_MEMBER } from '@/lib/derive/addedMembers'
import { withArticle } from '@/lib/derive/addresses'
import { listFilters, PAYMENT_CHANGES } from '@/lib/derive/filters'
import { idPattern, patternText } from '@/lib/derive/idForms'
import { payersOf, RECENT_DAYS } from '@/lib/derive/payments'
import { nearestTo, quoted } from '@/lib/derive/schemas/nearest'
import { type ListQuery, readCursor, type SortKey } from '@/lib/records/lists/query'
import type { Store } from '@/lib/records/stores'
import type { ListSpec } from '@/lib/resources/lists'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { readBoolean } from './dryRun'
import { filterParameter } from './filterParameter'
import { INCLUDE } from './include'
import { momentParameter } from './momentParameter'
import { cursorParameter, DEFAULT_LIMIT, LIMIT, SORT_ELSEWHERE } from './paging'
import {
  listParameter,
  type Parameter,
  parameter,
  type Query,
  refuseParameter,
  UnusableValue,
} from './parameter'
import { searchWords } from './searchWords'

/** A list of records: what its address takes, and what a call makes of it. */
export interface RecordList {
  readonly store: Store
  readonly parameters: readonly Parameter[]
  /** @throws Problem 400 for a cursor of another list or sort */
  read(query: Query): ListQuery
}

/** The list of a store's records: filters by the kinds of its fields, the rest by its {@link ListSpec}. */
export function recordList(store: Store): RecordList {
  const { resource } = store
  const spec = resource.list as ListSpec
  const search = searchParameter(spec)
  const sort = sortParameter(resource, spec)
  const fields = fieldsParameter(resource)
  const cursor = cursorParameter((text) => text)
  const filters = new Set([...listFilters(resource).values()].map(filterParameter))
  const byParent = parentParameter(resource)
  const isPaid = payersOf(resource).length > 0
  const byDefault = readSort(resource, spec, spec.defaultSort.split(','))
  return {
    store,
    parameters: [
      ...(spec.searched.length > 0 ? [search] : []),
      sort,
      LIMIT,
      cursor,
      fields,
      INCLUDE,
      UPDATED_SINCE,
      ...filters,
      ...(isPaid ? [BY_PAYMENT_CHANGES] : []),
      ...(byParent ? [byParent] : []),
    ],
    read(query) {
      const words = spec.searched.length > 0 ? query.get(search) : undefined
      const order = query.get(sort) ?? byDefault
      const ranked = words !== undefined && query.get(sort) === undefined
      const place = query.get(cursor)
      const position =
        place === undefined ? undefined : readCursor(place, order, ranked ? 2 : order.length)
      if (place !== undefined && !position) {
        throw refuseParameter('cursor', 'it is none that this list gave out for this sort')
      }
      return {
        search: words,
        sort: order,
        ranked,
        limit: query.get(LIMIT) ?? DEFAULT_LIMIT,
        after: position?.after,
        reading: position?.reading,
        fields: query.get(fields),
        filters: query.among(filters),
        updatedSince: query.get(UPDATED_SINCE),
        paymentChanges: isPaid ? query.get(BY_PAYMENT_CHANGES) : undefined,
        parentIds: byParent && query.get(byParent),
      }
    },
  }
}

const UPDATED_SINCE = momentParameter({
  name: 'updated_since',
  alsoCalled: ['since', 'modified_since', 'changed_since', 'updated_after', 'modified_after'],
  description:
    'Only records that were made or changed from then on; a date counts from where it starts in the Time-Zone. A change has its moment before it is there for all: whoever may miss none follows `/fm/changes`.',
  example: '2026-11-20T10:15:00Z',
})

const BY_PAYMENT_CHANGES = parameter(
  {
    name: PAYMENT_CHANGES,
    description: `With true only records behind whose payments bank details were set, changed or removed in the last ${RECENT_DAYS} days, with false only the others. Which changes these are, \`/fm/payment-changes/{of}\` tells.`,
    schema: { type: 'boolean' },
    example: true,
  },
  readBoolean,
)

const searchParameter = ({ searched, searchedNames = [] }: ListSpec) => {
  const places = [...searched, ...searchedNames.map((name) => `the name of ${name}`)].join(', ')
  return searchWords(
    `Words to look for, slips allowed, in ${places}. Without sort, the best matches come first.`,
    'fleet',
  )
}

const sortParameter = (resource: Resource, spec: ListSpec) =>
  listParameter(
    {
      name: 'sort',
      alsoCalled: SORT_ELSEWHERE,
      description: `Members to sort by; a leading - reverses. Without it: ${spec.defaultSort}.`,
      schema: { type: 'string', enum: spec.sortable.flatMap((name) => [name, `-${name}`]) },
      bounds: { uniqueItems: true },
      example: spec.sortable
        .slice(0, 2)
        .slice(-1)
        .map((name) => `-${name}`),
    },
    (keys) => readSort(resource, spec, keys),
  )

function readSort({ id }: Resource, { sortable }: ListSpec, texts: readonly string[]): SortKey[] {
  const keys = texts.map((text) => ({
    member: text.replace(/^-/, ''),
    descending: text.startsWith('-'),
  }))
  const names = keys.map((key) => key.member)
  if (names.some((name) => !sortable.includes(name)) || new Set(names).size < names.length) {
    throw new UnusableValue(`it takes, each once: ${sortable.join(', ')}; a leading - reverses`)
  }
  const end = names.indexOf(id.name)
  // The id is unique, so no key after it matters, and without it no order would be total.
  return end >= 0
    ? keys.slice(0, end + 1)
    : [...keys, { member: id.name, descending: keys[keys.length - 1]?.descending ?? false }]
}

function fieldsParameter(resource: Resource) {
  const shown = [...resource.fields.values()].filter((field) => !field.writeOnly)
  const members = [
    ...[...resource.system, ...shown].map(({ name }) => name),
    ...addedMembers(resource).filter((name) => name !== LABELS_MEMBER),
  ]
  const known = new Set(members)
  const words = {
    name: 'fields',
    alsoCalled: ['field', 'select', 'columns', 'members', 'only'],
    description: [
      `Members that the records are cut to; ${ETAG_MEMBER} is the ETag of each.`,
      ...resource.derived.map(({ name, help, permission }) =>
        permission ? `${name}: ${help} It takes the permission ${permission}.` : `${name}: ${help}`,
      ),
    ].join(' '),
    schema: { type: 'string', enum: members },
    example: members.slice(0, 2),
  }
  return listParameter(words, (names): ReadonlySet<string> => {
    const unknown = [...new Set(names)].filter((name) => !known.has(name)).slice(0, MAX_UNKNOWN)
    if (unknown.length === 0) return new Set(names)
    const told = unknown.map((name) => {
      const nearest = nearestTo(name, members)
      return quoted(name) + (nearest === undefined ? '' : ` (did you mean ${nearest}?)`)
    })
    throw new UnusableValue(`there is no member ${told.join(', and none ')}`)
  })
}

/** So many names that there are not are told at a time. */
const MAX_UNKNOWN = 20

/** Of records of which another table says to whom they belong: where they say it, it is a filter. */
function parentParameter({ parent }: Resource) {
  if (!parent?.through) return undefined
  const { id, title, permissions } = parent.resource
  const [pattern, owner] = [idPattern(parent.resource), withinSentence(title)]
  return listParameter(
    {
      name: id.name,
      description: `Only records whose ${parent.through} belongs to one of these: the id of each ${owner}. It takes the permission ${permissions.read}.`,
      schema: { type: 'string', pattern: patternText(pattern) },
      example: [id.example],
    },
    (texts) => {
      if (!texts.every((text) => pattern.test(text))) {
        throw new UnusableValue(`it takes ids, each of ${withArticle(owner)}`)
      }
      return texts
    },
  )
}
