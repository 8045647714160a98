import { MAX_PER_CALL } from '@/components/api/parts'
import { listAt } from '@/components/api/records'
import { AT_LEAST, type ChangedRecord, requestPage } from '@/components/form/model/changedRecord'
import { requestOfKey } from '@/components/form/model/history'
import type { ListConfig } from '@/components/list/listConfig'
import { timeZone } from '@/components/time/timeZone'
import { readEvents, readWholeRequest } from '../events'
import { EXPORT_COLUMNS, exportRows } from '../exportRows'
import { removedWords } from '../removedWords'
import { REQUEST, REQUEST_COLUMNS, requestRow, requestWords } from '../requestRows'
import { FILTERS, fromList } from '../state'
import { ChangeCell } from './ChangeCell'
import { RecordCell } from './RecordCell'

const columns = new Map(REQUEST_COLUMNS.map((column) => [column.id, column]))
const isFilter = (name: string): boolean => FILTERS.some((each) => each === name)

/** The history of everything that the role may read: a row for each request. */
export const historyList: ListConfig = {
  key: 'history',
  of: 'history',
  noun: { one: 'change', many: 'changes' },
  page: '/history',
  recordHref: (id) => requestPage(requestOfKey(id).request_id),
  emptyWords: 'Nothing has been changed yet that your role may read',
  list: listAt('/fm/events'),
  fixed: { group: 'request' },
  id: REQUEST,
  primary: 'at',
  columns,
  defaultColumns: ['at', 'whose', 'action', 'record', 'changes', 'reason'],
  // In this order they read as a sentence.
  cardColumns: ['whose', 'action', 'record', 'changes'],
  defaultSort: [{ id: 'at', desc: true }],
  searchWords: null,
  inexact: AT_LEAST,
  isLive: true,
  shape: {
    isSortable: (member) => columns.get(member)?.isSortable ?? false,
    isColumn: (id) => columns.has(id),
    isDay: (parameter) => parameter === 'from' || parameter === 'to',
  },
  filterOf: () => undefined,
  hasEditor: isFilter,
  rowOf: (record, filters) =>
    requestRow(record as unknown as ChangedRecord, fromList(filters).field),
  noteOf: ({ next_cursor, removed_before }, query) => {
    const isOldest = query.get('sort') === 'at' ? !query.has('cursor') : next_cursor === null
    return isOldest && removed_before ? removedWords(removed_before, timeZone()) : null
  },
  about: requestWords,
  cells: { changes: ChangeCell, record: RecordCell },
  exported: {
    columns: EXPORT_COLUMNS,
    async page({ filters, sort }, cursor, { signal, headers }) {
      const wanted = fromList(filters)
      const isOldestFirst = sort.some(({ desc }) => !desc)
      const how = { cursor, limit: MAX_PER_CALL, isOldestFirst, headers }
      const page = await readEvents(wanted, how, signal)
      return { rows: exportRows(page.data, wanted.field), nextCursor: page.next_cursor }
    },
    // A request that was chosen is written whole, whatever the list is narrowed to by now.
    one: async (id, { signal, headers }) =>
      exportRows(await readWholeRequest(requestOfKey(id), {}, signal, { headers }), undefined),
  },
}
