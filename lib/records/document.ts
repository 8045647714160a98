import { ETAG_MEMBER, LABELS_MEMBER } from '@/lib/derive/addedMembers'
import { wholeDocument } from '@/lib/derive/database/document'
import type { TimeZone } from '@/lib/time/calendar'
import { UTC } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import type { Store } from './stores'

/** What every statement that brings a record returns of it. */
export interface DocumentRow {
  readonly document: string
  readonly version: string
  /** The names of what its members stand for, as the text of a JSON object, where they are wanted. */
  readonly labels?: string
  readonly [moment: `m_${string}`]: number | null
}

/** A record as it goes out: JSON text and its entity tag. */
export interface RecordDocument {
  readonly text: string
  readonly etag: string
}

/**
 * Completes a record that PostgreSQL rendered with its moments in the caller's zone. They are the
 * one part that the database does not write, because no zone of a request is handed to SQL.
 */
export function completeDocument(
  store: Store,
  row: DocumentRow,
  zone: TimeZone,
  only?: ReadonlySet<string>,
): RecordDocument {
  const etag = recordTag(store, row.version, zone)
  const added = store.moments
    .filter(({ name }) => !only || only.has(name))
    .map(({ name }) => {
      const value = row[`m_${name}`]
      return `${JSON.stringify(name)}:${value == null ? 'null' : `"${formatMoment(value, zone)}"`}`
    })
  if (only?.has(ETAG_MEMBER)) added.push(`${JSON.stringify(ETAG_MEMBER)}:${JSON.stringify(etag)}`)
  if (row.labels !== undefined) added.push(`${JSON.stringify(LABELS_MEMBER)}:${row.labels}`)
  return { text: wholeDocument(row.document, added), etag }
}

/** A strong tag: the version, and the zone where the representation depends on it. */
export const entityTag = (version: string, zone: TimeZone = UTC): string =>
  zone === UTC ? `"${version}"` : `"${version}@${zone}"`

/** The tag of a record of this version, as one sees it in a zone. */
export const recordTag = ({ moments }: Store, version: string, zone: TimeZone): string =>
  entityTag(version, moments.length > 0 ? zone : UTC)

/** A version that no record ever has, for preconditions that cannot hold. */
export const NO_VERSION = '-1'
