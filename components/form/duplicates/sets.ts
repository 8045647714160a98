import type { Schemas } from '@/components/api/types'
import type { DuplicatesSpec, Resource } from '@/lib/resources/resource'
import { writeList } from '@/lib/text/commaList'
import { listed, withinSentence } from '@/lib/text/words'

/** Texts that two records hardly share, all of them together. */
export type DuplicateSet = DuplicatesSpec['by'][number]

/** What shares them, as the service tells it. */
export type Shared = Schemas['Duplicates']['data'][number]

/** The longest text that is asked about, in characters. */
const LONGEST = 255

/** The set of a resource that finds records by a code. */
export const setOf = ({ duplicates }: Resource, code: string): DuplicateSet | undefined =>
  duplicates?.by.find(([first]) => first === code)

/** Values of a set as they are asked about. */
export const asText = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] as string) : writeList(values)

/** Whether values can be asked about, and have each something that counts. */
export const areAskable = (values: readonly string[]): boolean =>
  [...asText(values)].length <= LONGEST &&
  values.every((value) => value.isWellFormed() && !value.includes('\0') && counting(value) !== '')

/** What of a code counts: its letters and digits, in any case. */
export const counting = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase() : ''

/** Whether a record is compared with others at all. @param valueNamed its values, by API name */
export const isCounted = (
  { duplicates }: Resource,
  valueNamed: (field: string) => unknown,
): boolean =>
  (duplicates?.except ?? []).every(
    ({ field, among }) => !among.some((each) => each === valueNamed(field)),
  )

/** `has this ABN too`, of one or of several. */
export function haveTooWords({ fields }: Resource, by: readonly string[], isOne: boolean): string {
  const labels = by.map((member) => withinSentence(fields.get(member)?.label ?? member))
  return `${isOne ? 'has' : 'have'} this ${listed(labels)} too.`
}
