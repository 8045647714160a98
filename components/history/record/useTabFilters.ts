import { useSearchParams } from 'next/navigation'
import { filterParameters, type HistoryFilters, readFilters } from '../state'

/** What the tab is narrowed to, as its address says. */
export function useTabFilters() {
  const query = useSearchParams().toString()
  const all = readFilters(new URLSearchParams(query))
  const filters: HistoryFilters = {
    field: all.field,
    user_id: all.user_id,
    audit_user_id: all.audit_user_id,
  }
  const narrow = (next: HistoryFilters) => {
    const parameters = filterParameters(next)
    const search = parameters.size > 0 ? `?${parameters}` : ''
    history.replaceState(null, '', location.pathname + search)
  }
  return { filters, narrow }
}
