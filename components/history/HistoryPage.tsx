'use client'

import { RecordList } from '@/components/list/RecordList'
import { FilterBar } from './filter/FilterBar'
import { historyList } from './list/historyList'
import { fromList, toList } from './state'

/** What happened to everything that the role may read, request by request, newest first. */
export function HistoryPage() {
  return (
    <>
      <h1 className="sr-only">History</h1>
      <RecordList
        config={historyList}
        filterBar={(filters, onChange, faults) => (
          <FilterBar
            filters={fromList(filters)}
            faults={faults}
            onChange={(next) => onChange(toList(next))}
          />
        )}
      />
    </>
  )
}
