import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The embedded database's name, which is also that of its only user. */
export const EMBEDDED_NAME = 'fleetbook'

/** Where the password of the embedded database's user is kept, beside the folder of its data. */
export const passwordFile = (folder: string): string => `${folder}.password`

/** Where an embedded database is reached. */
export const embeddedAddress = (port: number | string, password: string): string =>
  `postgresql://${EMBEDDED_NAME}:${password}@127.0.0.1:${port}/${EMBEDDED_NAME}`

/**
 * Has the driver ask an embedded database for no TLS, which it does not speak: what the environment says
 * of that is meant for others.
 */
export function askForNoTls(): void {
  delete process.env.PGSSLMODE
}

/**
 * Where the embedded database of a folder is reached while another process runs it.
 *
 * @returns undefined where none is running
 */
export function runningEmbedded(folder: string): string | undefined {
  const note = join(folder, 'postmaster.pid')
  if (!existsSync(note)) return undefined
  askForNoTls()
  const [, , , port] = readFileSync(note, 'utf8').split('\n')
  return port && embeddedAddress(port, readFileSync(passwordFile(folder), 'utf8'))
}
