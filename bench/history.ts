/** The history that a business leaves, and what is asked of it. */
import type pg from 'pg'
import { noteBlocks } from '@/lib/records/historyBlocks'
import { http, type Scenario, type Setting } from './scenarios'

/** Entries for each client, over two years. */
const ENTRIES = 10
/** Each hundredth request of these changes so many clients at once. */
const BULK = 1000
/** The one that an undo is asked for. */
const UNDONE = 'bench-history-5000'

/**
 * Adds ten entries for each client: changes of one client by ten people, some of them for others,
 * and of a thousand clients at once. One field changed only long ago, another a few times in all.
 */
export async function fillHistory(connection: pg.Client, clients: number): Promise<void> {
  // A hundred requests make 99 entries and a thousand.
  const requests = Math.ceil((clients * ENTRIES) / (99 + BULK)) * 100
  await connection.query(
    `INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, changes, fields)
    SELECT CASE WHEN n % 100 > 60 THEN 'approval' ELSE 'client' END, 10001 + (n::bigint * 7919 + i * 31) % ${clients}, n,
      now() - (${requests} - n) * (interval '2 years' / ${requests}), 1 + n % 10, CASE WHEN n % 7 = 0 THEN 1 + n % 3 ELSE 1 + n % 10 END,
      'bench-history-' || n, 'updated', jsonb_build_array(jsonb_build_object('field', f.name, 'from', n, 'to', n + i)), ARRAY[f.name]
    FROM generate_series(1, ${requests}) n
      CROSS JOIN LATERAL generate_series(1, CASE WHEN n % 100 = 0 THEN ${BULK} ELSE 1 END) i
      CROSS JOIN LATERAL (SELECT CASE WHEN n BETWEEN 100 AND ${Math.ceil(requests / 10)} THEN 'discount_spare5' WHEN n % ${Math.ceil(requests / 20)} = 7 THEN 'discount_spare4'
        ELSE (ARRAY['finance_limit', 'management_fee', 'contact1_email', 'area', 'phone'])[1 + n % 5] END AS name) f
    ORDER BY n, i`,
  )
  while ((await noteBlocks(connection)) > 0);
}

const FILTERS = [
  '',
  'resource=role',
  'resource=approval',
  'record_id=10001',
  'field=area',
  'field=discount_spare4',
  'field=discount_spare5',
  'user_id=3',
  'audit_user_id=3',
  'from=2026-01-01&to=2026-01-31',
  'user_id=3&field=phone',
  'user_id=3&audit_user_id=2',
  'field=discount_spare4&from=2026-01-01',
  `after_request=${UNDONE}`,
  `request_id=${UNDONE}`,
]

/** Reads of the history: each filter newest and oldest first, by entry and by request. */
export const historyReads = ({ token }: Setting): Scenario[] =>
  Object.entries({ 'by entry': '', 'by request': 'group=request&' }).map(([name, group]) => ({
    name: `history ${name}, any filter and order`,
    request: (n) =>
      http(
        token,
        'GET',
        `/fm/events?${group}sort=${n % 2 === 0 ? '-at' : 'at'}&${FILTERS[Math.floor(n / 2) % FILTERS.length]}`,
      ),
  }))
