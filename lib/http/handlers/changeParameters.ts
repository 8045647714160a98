import { type FollowFrom, readFollowFrom, writeFollowFrom } from '@/lib/records/feed/positions'
import { cursorParameter, LIMIT } from '../parsing/paging'
import { listParameter, parameter, UnusableValue } from '../parsing/parameter'
import { READERS } from './historyParameters'

/** The most seconds that a call waits for a change. */
const MAX_WAIT = 30

const NAMES = Object.keys(READERS)

const RESOURCES = listParameter(
  {
    name: 'resources',
    alsoCalled: ['kinds', 'types'],
    description: 'Only records of these kinds; of all that the role may read without it.',
    schema: { type: 'string', enum: NAMES },
    example: NAMES.slice(0, 2),
  },
  (names): ReadonlySet<string> => {
    if (names.some((name) => !NAMES.includes(name))) {
      throw new UnusableValue(`it takes ${NAMES.join(', ')}`)
    }
    return new Set(names)
  },
)

/** What the feed of changes is asked by. */
export const CHANGES = {
  after: parameter(
    {
      name: 'after',
      alsoCalled: ['position', 'cursor', 'since', 'offset', 'start', 'from'],
      description:
        'The `position` of the call before, or of a snapshot. Without it the oldest change that is kept comes first; with `now` only what comes from now on.',
      schema: { type: 'string' },
      example: 'now',
    },
    (text) => {
      const from = text === 'now' ? text : readFollowFrom(text)
      if (from) return from
      throw new UnusableValue(
        'it is no position: send one as it was given out, or now, or read /fm/changes/snapshot to begin anew',
      )
    },
  ),
  limit: LIMIT,
  wait: parameter(
    {
      name: 'wait',
      description: 'Seconds to wait for a change where there is none yet.',
      schema: { type: 'integer', minimum: 0, maximum: MAX_WAIT, default: 0 },
      example: 0,
    },
    (text) => {
      const seconds = /^\d{1,2}$/.test(text) ? Number(text) : MAX_WAIT + 1
      if (seconds > MAX_WAIT) throw new UnusableValue(`it takes 0 to ${MAX_WAIT} seconds`)
      return seconds
    },
  ),
  resources: RESOURCES,
  include: listParameter(
    {
      name: 'include',
      description: '`record` adds each record as it is by now; null where it is gone.',
      schema: { type: 'string', enum: ['record'] },
      example: ['record'],
    },
    (texts): true => {
      if (texts.some((text) => text !== 'record')) throw new UnusableValue('it takes record')
      return true
    },
  ),
}

/** Where a snapshot goes on, as its cursor tells. */
interface SnapshotPlace {
  /** The position that the snapshot began with, and how far the records go that were read so far. */
  readonly from: FollowFrom
  readonly resource: string
  /** The last record of that kind that was read; undefined before the first. */
  readonly id: string | undefined
}

/** The cursor of a place in a snapshot; `SnapshotPlace` says what it goes on from. */
export const writeSnapshotCursor = ({ from, resource, id }: SnapshotPlace): string =>
  Buffer.from(
    JSON.stringify([writeFollowFrom(from), resource, ...(id === undefined ? [] : [id])]),
  ).toString('base64url')

function readSnapshotCursor(cursor: string): SnapshotPlace | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(parts) || parts.some((part) => typeof part !== 'string')) return undefined
    const [position, resource, id] = parts as string[]
    if (parts.length > 3 || position === undefined || resource === undefined) return undefined
    const from = readFollowFrom(position)
    return from && NAMES.includes(resource) ? { from, resource, id } : undefined
  } catch {
    return undefined
  }
}

/** What a snapshot is asked by. */
export const SNAPSHOT = {
  limit: LIMIT,
  cursor: cursorParameter((text) => {
    const place = readSnapshotCursor(text)
    if (!place) throw new UnusableValue('it is none that a snapshot gave out')
    return place
  }),
  resources: RESOURCES,
}
