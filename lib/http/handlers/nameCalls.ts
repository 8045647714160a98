import { LosslessNumber } from 'lossless-json'
import type { Principal } from '@/lib/accounts/principal'
import { lackingForNames, NAMINGS, type Naming } from '@/lib/derive/naming'
import { MAX_LIMIT } from '@/lib/limits'
import { findNames, type Name, namesCalled, namesOf } from '@/lib/records/lists/names'
import { referencesTo } from '@/lib/records/referrers'
import type { Store } from '@/lib/records/stores'
import { isTextOf } from '@/lib/text/characters'
import { DEFAULT_LIMIT, LIMIT } from '../parsing/paging'
import { listParameter, type Query, UnusableValue, wholeListParameter } from '../parsing/parameter'
import { oneOfWords } from '../parsing/pathIds'
import { searchWords } from '../parsing/searchWords'
import { requirePermission } from '../pipeline/authorise'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { idOf } from './recordCalls'

const WORDS = [...NAMINGS.keys()]

/** What names are of, as the end of an address. */
export const NAMING_IDS = { of: oneOfWords('What has the names', WORDS, 'supplier') }

const MAX_CHARACTERS = 255

/** A parameter that takes many texts, each once. */
export const textsParameter = (
  list: typeof listParameter,
  name: string,
  description: string,
  example: string,
) =>
  list(
    {
      name,
      description,
      schema: { type: 'string', maxLength: MAX_CHARACTERS },
      bounds: { maxItems: MAX_LIMIT },
      example: [example],
    },
    (texts) => {
      const distinct = [...new Set(texts)]
      if (distinct.length > MAX_LIMIT) throw new UnusableValue(`it takes up to ${MAX_LIMIT} values`)
      if (!distinct.every((text) => isTextOf(text, 0, MAX_CHARACTERS))) {
        throw new UnusableValue(`each takes up to ${MAX_CHARACTERS} characters of text`)
      }
      return distinct
    },
  )

const IDS = textsParameter(
  listParameter,
  'ids',
  'Ids, or codes, whose names are wanted. One with a comma in it goes in `id`.',
  'S-2026',
)
const CALLED = textsParameter(
  listParameter,
  'called',
  'Whole names, in any case, of which the ids are wanted. One with a comma in it goes in `name`.',
  'Mallee Tyres',
)
const ID = textsParameter(
  wholeListParameter,
  'id',
  'An id, or code, whose name is wanted, with all commas that it has. Repeated, several.',
  'S-2026',
)
const NAME = textsParameter(
  wholeListParameter,
  'name',
  'A whole name, in any case, of which the ids are wanted, with all commas that it has. Repeated, several.',
  'Helper, C & Co',
)
const SEARCH = searchWords(
  'Words to look for in names and ids, slips allowed: the likeliest come first. Whoever may read the records finds them by all that their list searches.',
  'mallee',
)

export const NAMES_PARAMETERS = [IDS, CALLED, ID, NAME, SEARCH, LIMIT]

/** Whether a call looks through names, more than looks some up. */
export const isSearch = (query: Query): boolean => query.get(SEARCH) !== undefined

/** GET the names of ids, the ids of names, or what words may mean. */
export async function readNames(call: RequestContext): Promise<HandlerResult> {
  const naming = NAMINGS.get(call.params.of ?? '') as Naming
  await requireNames(naming, call.principal)
  return { status: 200, body: { value: { data: await found(naming, call) } } }
}

/** @throws Problem 403 unless somebody may be told a naming's names */
export async function requireNames(naming: Naming, principal: Principal): Promise<void> {
  const lacking = lackingForNames(naming, (permission) => principal.permissions.has(permission))
  if (lacking) await requirePermission(principal, lacking)
}

/** All that a call asks for, each once; where it asks for nothing, what stands first. */
async function found(naming: Naming, { db, query, principal }: RequestContext): Promise<Name[]> {
  const ids = query.among(new Set([IDS, ID])).flat()
  const called = query.among(new Set([CALLED, NAME])).flat()
  const words = query.get(SEARCH)
  const limit = query.get(LIMIT) ?? DEFAULT_LIMIT
  const holds = (permission: string) => principal.permissions.has(permission)
  const isOpen = words !== undefined || ids.length + called.length === 0
  const names = [
    ...(ids.length > 0 ? await namesOf(db, naming, ids) : []),
    ...(called.length > 0 ? await namesCalled(db, naming, called) : []),
    ...(isOpen ? await findNames(db, naming, words, limit, holds) : []),
  ]
  return [...new Map(names.map((name) => [name.id, name])).values()]
}

/** GET what names a record, and how much of it there is. */
export async function readReferences(store: Store, call: RequestContext): Promise<HandlerResult> {
  const { permissions } = call.principal
  const references = await referencesTo(call.db, store, idOf(store, call), permissions)
  const figure = (text: string | null) => (text === null ? null : new LosslessNumber(text))
  const data = references.map(({ total, statuses, ...rest }) => ({
    ...rest,
    total: figure(total),
    statuses: statuses.map((each) => ({
      value: each.value,
      total: figure(each.total),
      sum: figure(each.sum),
    })),
  }))
  return { status: 200, body: { value: { data } } }
}
