/** The history that a business leaves, and what is asked of it. */
import type { Connection } from '@/lib/db/connection'
import { http, type Scenario, type Setting } from './scenarios'

/** A client that another system keeps up to date. */
export const KEPT_CURRENT = '10001'
/** Entries for each client, over two years. */
const ENTRIES = 10
/** Each hundredth request changes so many clients at once. */
const BULK = 1000
/** The bulk request that an undo is asked for. */
export const UNDONE = 'bench-history-5000'
/** An import in fifty calls of one id, and a sender that gives all its calls the same. */
const IMPORT = 'bench-history-import'
const SAME = 'bench-history-same'

/**
 * Adds ten entries for each client, nine of ten by bulk requests, as ten people made them over two
 * years, some for others. User 9 alone sends bulk requests, each tenth of them a field that nobody
 * else changes. One client is kept up to date by another system, some forty thousand times in
 * ten million entries. One field changed only long ago, another a few times in all.
 */
export async function fillHistory(
  connection: Connection,
  { clients, approvals }: Pick<Setting, 'clients' | 'approvals'>,
): Promise<void> {
  // A hundred requests make 99 entries and a thousand.
  const requests = Math.ceil((clients * ENTRIES) / (99 + BULK)) * 100
  const middle = Math.floor(requests / 20000) * 10000
  await connection.query(
    `INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, changes, fields)
    SELECT r.resource, CASE WHEN r.resource = 'approval' THEN 88001 + (n::bigint * 7919 + i * 31) % ${approvals} WHEN n % 20 = 3 THEN ${KEPT_CURRENT} ELSE 10001 + (n::bigint * 7919 + i * 31) % ${clients} END, 2 + n,
      now() - (${requests} - n) * (interval '2 years' / ${requests}), r.user_id, CASE WHEN n % 7 = 0 THEN 1 + n % 3 ELSE r.user_id END,
      CASE WHEN n % 100 = 0 AND n BETWEEN ${middle} AND ${middle} + 4900 THEN '${IMPORT}' WHEN n % 50 = 11 THEN '${SAME}' ELSE 'bench-history-' || n END,
      'updated', (SELECT jsonb_agg(jsonb_build_object('field', name, 'from', n, 'to', n + i)) FROM unnest(f.names) name), f.names
    FROM generate_series(1, ${requests}) n
      CROSS JOIN LATERAL (SELECT CASE WHEN n % 100 > 60 THEN 'approval' ELSE 'client' END AS resource,
        CASE WHEN n % 100 = 0 THEN 9 WHEN n % 10 = 8 THEN 10 ELSE 1 + n % 10 END AS user_id) r
      CROSS JOIN LATERAL generate_series(1, CASE WHEN n % 100 = 0 THEN ${BULK} ELSE 1 END) i
      CROSS JOIN LATERAL (SELECT CASE WHEN n % 1000 = 0 THEN ARRAY['discount_spare3'] WHEN n BETWEEN 100 AND ${Math.ceil(requests / 10)} THEN ARRAY['discount_spare5']
        WHEN n % ${Math.ceil(requests / 20)} = 7 THEN ARRAY['discount_spare4', 'area'] WHEN n % 4 = 0 THEN ARRAY['management_fee', 'finance_limit']
        ELSE ARRAY[(ARRAY['finance_limit', 'management_fee', 'contact1_email', 'area', 'phone'])[1 + n % 5]] END AS names) f
    ORDER BY n, i`,
  )
}

const FILTERS = [
  '',
  'resource=role',
  'resource=approval',
  `record_id=${KEPT_CURRENT}`,
  `record_id=${KEPT_CURRENT}&field=phone`,
  'field=area',
  'field=discount_spare4',
  'field=discount_spare5',
  'user_id=3',
  'audit_user_id=3',
  'from=2026-01-01&to=2026-01-31',
  'user_id=3&field=phone',
  'user_id=3&audit_user_id=2',
  'field=discount_spare4&from=2026-01-01',
  'user_id=9',
  'field=discount_spare3',
  `record_id=${KEPT_CURRENT}&user_id=4`,
  `after_request=${UNDONE}`,
  `conflicts_with=${UNDONE}`,
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
