import { type DuplicateSet, sharedByRecords, sharingValues } from '@/lib/records/lists/duplicates'
import { storeOf } from '@/lib/records/stores'
import { client, resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { readList, writeList } from '@/lib/text/commaList'
import { parameter, refuseParameter, UnusableValue, wholeListParameter } from '../parsing/parameter'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { kindsOf, recordIds } from './kinds'
import { textsParameter } from './nameCalls'

/** What has members that two records hardly share. */
export const TOLD = kindsOf(
  resources.filter(({ duplicates }: Resource) => duplicates),
  client,
)
const setsOf = ({ duplicates }: Resource): readonly DuplicateSet[] => duplicates?.by ?? []

const ID = recordIds()

const SETS = [...new Set(TOLD.resources.flatMap((each) => setsOf(each).map(writeList)))]

/** Which sets there are of each kind, each set as it is quoted. */
const setsByKind = (quoted: (text: string) => string): string =>
  TOLD.resources
    .map((each) => {
      const sets = setsOf(each).map((set) => quoted(writeList(set)))
      return `of ${quoted(each.name)} ${sets.join(', ')}`
    })
    .join('; ')

const BY = parameter(
  {
    name: 'by',
    description: `By which members values are looked for, the first of these unless said: ${setsByKind((text) => `\`${text}\``)}.`,
    schema: { type: 'string', enum: SETS },
    example: 'abn',
  },
  (text) => {
    if (!SETS.includes(text)) throw new UnusableValue(`it takes ${setsByKind((set) => set)}`)
    return text
  },
)

const VALUE = textsParameter(
  wholeListParameter,
  'value',
  'A value to look for, as a record might have it; of several members one of each, with commas between in the order of `by` (a comma that is part of one stands behind a backslash). Repeated, several.',
  '11 222 333 444',
)

export const DUPLICATE_PARAMETERS = [ID, BY, VALUE]

/** GET which records may be the same as others: as some that are there, or as some that may come. */
export async function readDuplicates(call: RequestContext): Promise<HandlerResult> {
  const resource = await TOLD.of(call)
  const store = storeOf(resource)
  const ids = call.query.get(ID) ?? []
  const data = [
    ...(ids.length > 0 ? await sharedByRecords(call.db, store, ids) : []),
    ...(await ofValues(call, resource)),
  ]
  return { status: 200, body: { value: { data } } }
}

/** @throws Problem 400 for members that are no set of the resource, and for values of another number */
async function ofValues({ db, query }: RequestContext, resource: Resource) {
  const [first, ...others] = setsOf(resource)
  const by = query.get(BY)
  const set =
    by === undefined ? first : [first, ...others].find((each) => each && writeList(each) === by)
  if (!set) {
    const sets = setsOf(resource).map((each) => writeList(each))
    throw refuseParameter('by', `of ${resource.name} it takes ${sets.join(' or ')}`)
  }
  const texts = query.get(VALUE) ?? []
  const lists = texts.map((text) => (set.length === 1 ? [text] : readList(text)))
  if (lists.some((values) => values.length !== set.length)) {
    throw refuseParameter('value', `each takes ${set.length} values with commas between them`)
  }
  return lists.length === 0 ? [] : sharingValues(db, storeOf(resource), set, lists)
}
