import { withConnection } from './connection'

/**
 * Says in the database for how long the history is kept. The service drops what is older, and
 * cannot say so itself.
 *
 * @param url address of the migrated database, for the role that owns its tables
 * @param days none where it is kept for ever
 */
export const keepHistory = (url: string, days: number | undefined): Promise<void> =>
  withConnection(url, async (connection) => {
    if (days === undefined) await connection.query('DELETE FROM history_retention')
    else {
      await connection.query(
        'INSERT INTO history_retention (keep_days) VALUES ($1) ON CONFLICT (one) DO UPDATE SET keep_days = excluded.keep_days',
        [days],
      )
    }
  })
