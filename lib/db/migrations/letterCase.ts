import type pg from 'pg'
import { pool } from '../pool/pool'

/** What is to be done where a database keeps or compares text otherwise than the service needs it. */
export const MAKE_ANEW =
  "Make it anew: CREATE DATABASE … ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0"

/** Capital letters: of the alphabet, with an accent that one locale writes otherwise, and beyond ASCII. */
const CAPITALS = 'IÌÄÑΩЖ'
/** The small ones that sign-in, names and search take them for. */
const SMALL = 'iìäñωж'

/**
 * Looks which small letters a database makes of capital ones, which is its locale's affair: of `C` there
 * are none beyond ASCII, and Turkish makes ı of I, so that whoever is called IRIS could not sign in.
 *
 * @param connection to the database; the process's own unless said
 * @returns what is wrong and what to do about it, in words for the operator; undefined where nothing is
 */
export async function faultOfLetterCase(
  connection: Pick<pg.Pool | pg.Client, 'query'> = pool(),
): Promise<string | undefined> {
  const { rows } = await connection.query<{ made: string }>('SELECT lower($1) AS made', [CAPITALS])
  const made = rows[0]?.made
  if (made === SMALL) return undefined
  return `The locale of the database makes ${made} of ${CAPITALS}, where Fleetbook needs ${SMALL}: people could not sign in, and names would not be found. ${MAKE_ANEW}`
}
