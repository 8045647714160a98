import { nearestHint, quoted } from './nearest'

/** What is wrong with one value of a request. The codes are part of the API and stand in its document. */
export const FAULT_CODES = {
  wrong_type: 'The value has another JSON type than the field.',
  not_allowed: 'The value is not among the allowed ones.',
  out_of_range: 'The figure, length, depth or count is outside its bounds.',
  too_long: 'The text has more characters than the field takes.',
  invalid_text:
    'The text has a character that the field does not take, or that cannot be stored (U+0000 or half of a surrogate pair).',
  invalid_date: 'The text is no date or moment of the calendar.',
  unknown_member: 'The resource has no such member.',
  required: 'The member must be sent.',
  mismatch: 'The member contradicts the address of the request.',
  duplicate: 'The same record is named twice.',
  not_found: 'No such record, or text that is the id of none.',
  precondition_failed: 'The record has changed since the ETag that was sent.',
  in_use: 'The value is taken, or other records depend on it.',
  locked: 'Another holds the lock.',
  conflict: 'The change contradicts the present state.',
  not_confirmed: 'It does not confirm who the caller is.',
  permission_denied: 'The change would let somebody do what you may not.',
} as const

export type FaultCode = keyof typeof FAULT_CODES

/** The most faults that one answer tells. */
export const MAX_FAULTS = 1000

/** The most that an answer on many records tells; of each element that comes after them, the first. */
export const MAX_FAULTS_OF_MANY = 10 * MAX_FAULTS

/** One fault: where (RFC 6901), which kind, and a sentence for people. */
export interface Fault {
  readonly pointer: string
  readonly code: FaultCode
  readonly message: string
  /** The record that has already what no two records share. */
  readonly conflicting_id?: string
}

/** Appends a member name or index to a JSON pointer, escaped as RFC 6901 asks. */
export function pointerTo(parent: string, member: string | number): string {
  const name = String(member)
  const isPlain = !name.includes('/') && !name.includes('~')
  return `${parent}/${isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The fault of a member that there is none of; the nearest real one is named. */
export const unknownMember = (name: string, known: readonly string[], pointer: string): Fault => ({
  pointer,
  code: 'unknown_member',
  message: unknownWords(name, known),
})

/** What is said of a member that there is none of. */
export const unknownWords = (name: string, known: readonly string[]): string =>
  `There is no member ${quoted(name)}.${nearestHint(name, known)}`
