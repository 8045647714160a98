import { MAX_LIMIT } from '@/lib/limits'
import { parameter, type Query, UnusableValue } from './parameter'

export const DEFAULT_LIMIT = 50

/** How many entries a page has at most. */
const limitParameter = (byDefault: number) =>
  parameter(
    {
      name: 'limit',
      alsoCalled: ['per_page', 'page_size', 'size', 'count', 'top', 'first', 'take', 'max_results'],
      description:
        'The most entries of the page. Of large records it has fewer: after 8 MiB of them it ends.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: byDefault },
      example: 20,
    },
    (text) => {
      const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0
      if (limit < 1 || limit > MAX_LIMIT) throw new UnusableValue(`it takes 1 to ${MAX_LIMIT}`)
      return limit
    },
  )

export const LIMIT = limitParameter(DEFAULT_LIMIT)

/** That of a list which came in one piece once: who does not know of its pages has a long first one. */
export const LATER_LIMIT = limitParameter(MAX_LIMIT)

/** What others call the parameter by which a list is sorted. */
export const SORT_ELSEWHERE = ['order', 'order_by', 'sort_by', 'sorting', 'ordering']

/** A parameter for the cursor of a list, which that list reads in its own way. */
export const cursorParameter = <Place>(read: (cursor: string) => Place) =>
  parameter(
    {
      name: 'cursor',
      alsoCalled: [
        ...['page', 'page_number', 'number', 'page_token', 'offset', 'skip', 'start'],
        ...['next', 'next_cursor', 'after', 'starting_after'],
      ],
      description: 'The next_cursor of the page before, with otherwise the same parameters.',
      schema: { type: 'string' },
    },
    read,
  )

/** The cursor that goes on after an id. */
export const cursorOf = (id: string): string => Buffer.from(id).toString('base64url')

/** The last id that the caller has seen. */
const ID_CURSOR = cursorParameter((cursor) => {
  const seen = Buffer.from(cursor, 'base64url').toString('latin1')
  if (!/^\d{1,18}$/.test(seen)) throw new UnusableValue('it is none that this list gave out')
  return seen
})

/** The parameters of every list that goes by ids. */
export const PAGING = [LIMIT, ID_CURSOR]

/** Which page of a list that goes by ids is wanted: how long, and after which id. */
export const pageOf = ({ query }: { readonly query: Query }) => ({
  limit: query.get(LIMIT) ?? DEFAULT_LIMIT,
  seen: query.get(ID_CURSOR),
})
