import { refusedWith } from '@/components/api/problem'
import { LoadFault } from './LoadFault'

/** As far as the query of a record is asked here. */
interface RecordQuery {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * What the pages of a record show while there is nothing of it to show, because it could not be
 * loaded; null otherwise.
 *
 * @param title what could not be done: `The client could not be loaded`
 */
export function recordFault(record: RecordQuery, title: string) {
  const fault = record.data ? null : record.error
  if (!fault) return null
  const status = refusedWith(fault)
  const isForbidden = status === 403
  const isMissing = status === 400 || status === 404
  // What is not there, or not for this role, has no heading and no tabs either.
  const isBare = isForbidden || isMissing
  const shown = (
    <LoadFault
      heading={isBare ? 'h1' : 'h2'}
      fault={fault}
      title={title}
      isRetrying={record.isFetching}
      onRetry={record.refetch}
    />
  )
  return { isBare, isForbidden, isMissing, shown }
}
