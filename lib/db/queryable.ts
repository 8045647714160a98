import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** The pool, or one connection with a transaction open on it. */
export interface Queryable {
  query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>>
}
