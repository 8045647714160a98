import { createHmac } from 'node:crypto'

/** Where in the feed of changes something stands. */
interface Numbers {
  readonly batch: number
  /** The last entry of the batch that is behind; 0 before its first. */
  readonly entry: number
  /** Entries below this number were dropped before the feed was begun to be read, and are not missed. */
  readonly floor: number
}

/**
 * A place in the feed of changes. Batches follow each other in the order in which they were made,
 * and the entries of a batch in the order of their numbers.
 */
export interface ChangePlace extends Numbers {
  /** Its numbers, sealed by the mark of the batch. */
  readonly seal: string
}

const SEAL_BYTES = 8
const NUMBERS = 3
const FORM = /^[A-Za-z0-9_-]{43}$/

const bytesOf = ({ batch, entry, floor }: Numbers): Buffer => {
  const bytes = Buffer.alloc(8 * NUMBERS)
  for (const [index, number] of [batch, entry, floor].entries()) {
    bytes.writeBigUInt64BE(BigInt(number), 8 * index)
  }
  return bytes
}

/**
 * A place of the database that has a batch with this mark. The mark is never told to anybody, so
 * nobody else makes a place, and another database has none with this seal.
 *
 * @param mark of the batch, in hexadecimal
 */
export function placeIn(mark: string, { batch, entry, floor }: Numbers): ChangePlace {
  const hash = createHmac('sha256', mark).update(bytesOf({ batch, entry, floor }))
  return { batch, entry, floor, seal: hash.digest('hex').slice(0, 2 * SEAL_BYTES) }
}

/** A place as callers have it: text that means nothing to them. */
export const writePosition = (place: ChangePlace): string =>
  Buffer.concat([bytesOf(place), Buffer.from(place.seal, 'hex')]).toString('base64url')

/** The place of a position, whose seal nobody has looked at; undefined for a text that never was one. */
export function readPosition(text: string): ChangePlace | undefined {
  if (!FORM.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  const numbers = Array.from({ length: NUMBERS }, (_, index) => bytes.readBigUInt64BE(8 * index))
  if (numbers.some((number) => number > Number.MAX_SAFE_INTEGER)) return undefined
  const [batch = 0, entry = 0, floor = 0] = numbers.map(Number)
  const place = { batch, entry, floor, seal: bytes.toString('hex', 8 * NUMBERS) }
  // The last character has bits to spare: only one of its spellings was ever given out.
  return writePosition(place) === text ? place : undefined
}

/** From where changes are to be followed, as somebody is told who got records along. */
export interface FollowFrom {
  readonly place: ChangePlace
  /**
   * The newest batch that there was after the records were read: they may have changes that come after
   * the place, and a database that has no such batch, as one that was taken back, never had them.
   */
  readonly seen?: ChangePlace | undefined
}

const BESIDE = '.'

/** Both in one text; what was seen goes without saying once the place is past it. */
export const writeFollowFrom = ({ place, seen }: FollowFrom): string =>
  seen && seen.batch > place.batch
    ? writePosition(place) + BESIDE + writePosition(seen)
    : writePosition(place)

/** As {@link readPosition}, of a text that may have both. */
export function readFollowFrom(text: string): FollowFrom | undefined {
  const [first = '', second, ...rest] = text.split(BESIDE)
  const place = readPosition(first)
  if (!place || rest.length > 0) return undefined
  if (second === undefined) return { place }
  const seen = readPosition(second)
  return seen && { place, seen }
}
