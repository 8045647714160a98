import { pool } from './pool'

/** Whether what the service writes is taken: not by a standby, or where sessions can only read. */
export async function isWritable(): Promise<boolean> {
  const { rows } = await pool().query<{ reads: string }>(
    "SELECT current_setting('transaction_read_only') AS reads",
  )
  return rows[0]?.reads === 'off'
}
