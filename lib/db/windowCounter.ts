import { database } from './database'
import { executeRaw, queryRaw } from './raw'

/** What was counted under a key in its window. */
export interface Counted {
  readonly points: number
  /** Until the window ends. */
  readonly milliseconds: number
}

/** What is counted: so many in so many seconds, under a name that all its keys begin with. */
interface WindowCounterOptions {
  readonly table: 'call_allowance' | 'sign_in_failure'
  readonly name: string
  readonly most: number
  readonly seconds: number
}

/** The database's own clock in milliseconds since 1970, also where a demonstration has another. */
const NOW = '(extract(epoch FROM pg_catalog.clock_timestamp()) * 1000)::bigint'
const END = `${NOW} + $2::bigint`
/** By how much clocks may differ: processes of the version before go by those of their machines; in ms. */
const APART = 10_000

/** Whether a window is over: so is one that ends too late to have begun by the clock as it is now. */
const IS_OVER = `(t.expire <= ${NOW} OR t.expire > ${END} + ${APART})`
const COUNTED = `t.points, greatest(t.expire - ${NOW}, 0)::float8 AS milliseconds`

/**
 * Counts in windows of time, across all processes. A key's window begins with the first that is
 * counted after its last one's end. All of it goes by the database's clock: by those of the machines,
 * one that is ahead would end windows for all others, and have its own last long after it is set right.
 */
export class WindowCounter {
  constructor(readonly options: WindowCounterOptions) {}

  /** Counts some, whether there are too many or not. @returns what is counted by now, these included */
  async add(key: string | number, points = 1): Promise<Counted> {
    const [counted] = await this.query(
      `INSERT INTO ${this.options.table} AS t (key, points, expire) VALUES ($1, $3, ${END})
        ON CONFLICT (key) DO UPDATE SET points = CASE WHEN ${IS_OVER} THEN 0 ELSE t.points END + $3,
          expire = CASE WHEN ${IS_OVER} THEN ${END} ELSE t.expire END
        RETURNING ${COUNTED}`,
      key,
      points,
    )
    return counted as Counted
  }

  /** Takes one back that was counted. */
  async decrement(key: string | number): Promise<void> {
    await this.query(
      `UPDATE ${this.options.table} t SET points = t.points - 1 WHERE t.key = $1 AND NOT ${IS_OVER}`,
      key,
    )
  }

  /** What is counted by now; undefined outside of a window. */
  async get(key: string | number): Promise<Counted | undefined> {
    const [counted] = await this.query(
      `SELECT ${COUNTED} FROM ${this.options.table} t WHERE t.key = $1 AND NOT ${IS_OVER}`,
      key,
    )
    return counted
  }

  /** Forgets what was counted. */
  async delete(key: string | number): Promise<void> {
    const text = `DELETE FROM ${this.options.table} WHERE key = $1`
    await executeRaw(database(), { text, values: [this.nameOf(key)], prepared: true })
  }

  /** Counts one in a window that begins now, whatever was counted before. */
  async restart(key: string | number): Promise<void> {
    await this.query(
      `INSERT INTO ${this.options.table} (key, points, expire) VALUES ($1, 1, ${END})
        ON CONFLICT (key) DO UPDATE SET points = 1, expire = excluded.expire`,
      key,
    )
  }

  private query(text: string, key: string | number, ...others: number[]): Promise<Counted[]> {
    const values = [this.nameOf(key), this.options.seconds * 1000, ...others]
    return queryRaw<Counted>(database(), { text, values, prepared: true })
  }

  private nameOf(key: string | number): string {
    return `${this.options.name}:${key}`
  }
}
