/** A record as the history names it. */
export interface RecordKey {
  readonly resource: string
  readonly record_id: string
}

/** The same as one text, to find a record of any kind by. */
export const recordKey = ({ resource, record_id }: RecordKey): string => `${resource} ${record_id}`
