import { readBeside } from '@/components/form/model/alike'
import {
  AT_LEAST,
  type ChangedRecord,
  kindNamed,
  labelOf,
  otherWords,
  recordsOf,
  requestVerbOf,
  subjectWords,
  toldField,
} from '@/components/form/model/changedRecord'
import { diffEntries } from '@/components/form/model/diffEntries'
import { countedEntries, type Entry, entriesOf } from '@/components/form/model/entries'
import {
  isTold,
  personName,
  requestKey,
  UNTOLD,
  whoseChange,
} from '@/components/form/model/history'
import { isFigure, valueKind } from '@/components/form/model/valueKind'
import { isEmpty, toForm } from '@/components/form/model/values'
import type { ListRow } from '@/components/list/columns/cellText'
import { type ListColumn, plainColumn } from '@/components/list/columns/columns'
import { timeZone } from '@/components/time/timeZone'
import { type Naming, namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { countWords, totalWords } from '@/lib/text/words'

/** A value in so few words that it stands in a row, and what gives it a name, if anything does. */
export interface ValueWords {
  readonly words: string
  /** Whether a part of it would read as another, as that of a figure or a day. */
  readonly isWhole?: boolean
  readonly named?: { readonly naming: Naming; readonly id: string }
}

/** What a request changed, in so few words that they stand in a row. */
export interface ChangeWords {
  /** The field that is named. */
  readonly label: string
  /** Null where the record was only just made, or what the field was is never shown. */
  readonly from: ValueWords | null
  readonly to: ValueWords
  /** How many fields of the entry are not named. */
  readonly more: number
  /** True where the values are those of one of several records, which may have others. */
  readonly ofOne: boolean
}

const GROUP = 'Of the request'
const column = (part: Parameters<typeof plainColumn>[0]) => plainColumn({ group: GROUP, ...part })

/** What the history can show of a request. Its sorts and filters are those of the endpoint. */
export const REQUEST_COLUMNS: readonly ListColumn[] = [
  column({ id: 'at', label: 'When', kind: 'instant', isSortable: true, width: 152 }),
  column({ id: 'user', label: 'Done by', width: 136 }),
  column({ id: 'audit_user', label: 'Recorded for', width: 136 }),
  column({ id: 'action', label: 'Action', width: 96 }),
  column({ id: 'record', label: 'Record', width: 246 }),
  column({ id: 'changes', label: 'Change', width: 317 }),
  column({ id: 'reason', label: 'Reason', width: 180 }),
  column({ id: 'whose', label: 'Who and for whom', width: 208 }),
  column({ id: 'kind', label: 'Kind of record', width: 150 }),
  column({ id: 'record_id', label: 'Record id', isMono: true, width: 112 }),
  column({ id: 'request_records', label: 'Records', kind: 'integer', isFigure: true, width: 96 }),
  column({ id: 'request_entries', label: 'Entries', kind: 'integer', isFigure: true, width: 96 }),
  column({ id: 'request_id', label: 'Request id', isMono: true, width: 300 }),
  column({ id: 'event_id', label: 'Newest entry', isMono: true, width: 116 }),
]

/** The member of a row that tells its request from all others, as no id does that several gave. */
export const REQUEST = 'request'

/**
 * A request as a row, by its newest entry.
 *
 * @param only API name of the field that is asked for, which is then the one that is named
 */
export function requestRow(newest: ChangedRecord, only: string | undefined): ListRow {
  const { resource, user, audit_user, record_id } = newest
  return {
    ...newest,
    [REQUEST]: requestKey(newest),
    whose: whoseChange(newest),
    user: personName(user),
    // The same person twice would only hide where somebody acted for another.
    audit_user: user.user_id === audit_user.user_id ? null : personName(audit_user),
    action: requestVerbOf(newest),
    // In a list the name is to keep its room.
    record: subjectWords(newest, 'shortWords'),
    record_id: recordsOf(newest) > 1 ? null : record_id,
    changes: changeWords(newest, only),
    kind: kindNamed(resource)?.label ?? resource,
    ...(newest.request_exact === false && {
      request_records: figureWords(newest.request_records),
      request_entries: figureWords(newest.request_entries),
    }),
  }
}

const figureWords = (count: unknown): string => totalWords(Number(count), false, AT_LEAST)

/**
 * What a row of the history is about: `Tom Hale changed client 10247, Finance limit and 2 more,
 * entry 4711`. The entry is what tells it from a like one of the same minute.
 */
export function requestWords({ whose, action, record, changes, event_id }: ListRow): string {
  const parts = [`${whose} ${action} ${record}`]
  if (changes) {
    const { label, more } = changes as ChangeWords
    parts.push(more > 0 ? `${label} and ${more} more` : label)
  }
  return [...parts, `entry ${event_id}`].join(', ')
}

/** The change of an entry that is named: of the field that is asked for, else the first; null for none. */
export function changeWords(
  entry: Pick<ChangedRecord, 'resource' | 'action' | 'changes' | 'request_records'>,
  only: string | undefined,
): ChangeWords | null {
  const { resource, action, changes } = entry
  const ofOne = recordsOf(entry) > 1
  const change = changes.find(({ field }) => field === only) ?? changes[0]
  if (!change) return null
  const label = labelOf(resource, change.field)
  const more = only === undefined ? changes.length - 1 : 0
  if (!isTold(change)) return { label, from: null, to: { words: UNTOLD }, more, ofOne: false }
  return {
    label,
    from: action === 'created' ? null : valueWords(resource, change.field, change.from, change.to),
    to: valueWords(resource, change.field, change.to, change.from),
    more,
    ofOne,
  }
}

/** A value in few words; of objects, those that tell it from what it is read beside. */
function valueWords(kind: string, name: string, json: unknown, beside: unknown): ValueWords {
  const field = toldField(kind, name)
  if (!field) return { words: otherWords(json) }
  const value = toForm(field, json)
  const entries = entriesOf(field, value)
  if (entries) {
    return { words: listWords(field, entries, entriesOf(field, toForm(field, beside)) ?? []) }
  }
  const { words, isAsUsual } = readBeside(field, value, [toForm(field, beside)], timeZone())
  const naming = namingOfField(field)
  return naming && typeof value === 'string' && value !== '' && isAsUsual
    ? { words, named: { naming, id: value } }
    : { words, isWhole: isWhole(field) && !isEmpty(field, value) }
}

/** Whether a part of a value would read as another. */
const isWhole = (field: Field): boolean =>
  isFigure(field) || valueKind(field) === 'day' || valueKind(field) === 'moment'

/** `12. Tyre, 4 × 312.00 = 1,248.00 and 2 more`: what the other list lacks; `14 entries` where it has none. */
function listWords(field: Field, entries: readonly Entry[], beside: readonly Entry[]): string {
  const differing = diffEntries(field, entries, [beside]).filter(({ isUnlike }) => isUnlike)
  const [first] = differing
  if (!first || beside.length === 0) return countedEntries(entries)
  const more = differing.length > 1 ? ` and ${countWords(differing.length - 1)} more` : ''
  return `${first.place}. ${first.text}${more}`
}

/** `Finance limit: 1,000.00 AUD, then 2,500.50 AUD, and 2 more`, to be read out or pointed at. */
export function changeText({ label, from, to, more, ofOne }: ChangeWords): string {
  const values = from === null ? to.words : `${from.words}, then ${to.words}`
  return `${label}${ofOne ? ', of one of them' : ''}: ${values}${more > 0 ? `, and ${more} more` : ''}`
}
