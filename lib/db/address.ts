import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ClientConfig } from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { addressUrl } from '@/lib/databaseAddress'

/** Where an address of a database leads to, and as whom. */
interface Address {
  readonly user: string
  /** A name or an address; or the folder of a socket, which begins with a slash. */
  readonly host: string
  readonly port: string
  readonly database: string
}

/** An address as the driver reads it: a parameter goes before what stands in its place. */
export function addressOf(url: string): Address {
  const { username, hostname, port, pathname, searchParams } = addressUrl(url)
  const { PGUSER, USER = '', PGHOST = 'localhost', PGPORT = '5432' } = process.env
  const part = (name: string, inPlace: string, otherwise: string) =>
    searchParams.get(name) || decodeURIComponent(inPlace) || otherwise
  return {
    user: part('user', username, PGUSER ?? USER),
    host: part('host', hostname, PGHOST),
    port: part('port', port, PGPORT),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

/** The server of an address, as host and port or as the path of its socket. */
export function serverOf(url: string): string {
  const { host, port } = addressOf(url)
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`
}

/** Bounds that the driver would ask for by themselves, which PostgreSQL takes after all settings. */
const BOUNDS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const

/**
 * How a session is asked for at an address: settings that the address itself has, by `options=` or as
 * bounds, hold beside those that are asked for, and none of them takes the place of one. By itself the
 * driver takes `options=` of the address alone, and reads no sign that stands escaped in the name of a
 * database.
 *
 * @param asked as PostgreSQL takes settings when a session begins
 */
export function sessionAt(url: string, asked?: string): ClientConfig {
  // An address with a blank is read as if no sign in it were escaped.
  const config = parseIntoClientConfig(url.replaceAll(' ', '%20'))
  const bounds = BOUNDS.flatMap((name) => {
    const value = config[name]
    delete config[name]
    return value === undefined ? [] : `-c ${name}=${String(value).replace(/[\\\s]/g, '\\$&')}`
  })
  // Of two values of one setting PostgreSQL takes the later.
  const options = [config.options, ...bounds, asked].filter(Boolean).join(' ')
  return {
    ...config,
    database: addressOf(url).database || undefined,
    options: options || undefined,
  }
}

/** Parameters that name files, with what each holds, and what throws where it does not. */
const FILES = {
  sslrootcert: ['certificate', (bytes: Buffer) => new X509Certificate(bytes)],
  sslcert: ['certificate', (bytes: Buffer) => new X509Certificate(bytes)],
  sslkey: ['private key', createPrivateKey],
} as const

/**
 * What is wrong with the files that an address names, which the driver reads for each connection.
 *
 * @param variable that says the address
 */
export function faultOfFiles(url: string, variable: string): string | undefined {
  const { searchParams } = addressUrl(url)
  for (const [name, [kind, read]] of Object.entries(FILES)) {
    const path = searchParams.get(name)
    if (!path) continue
    try {
      read(readFileSync(path))
    } catch (error) {
      const { code, syscall, message } = error as NodeJS.ErrnoException
      return syscall === undefined
        ? `${name} in ${variable} names ${path}, which is no ${kind} that can be used (${message}). Correct the file, or the address.`
        : `${name} in ${variable} names ${path}, which cannot be read (${code}). Correct the address, or have the file there for the user of this process.`
    }
  }
  const [certificate, key] = [searchParams.get('sslcert'), searchParams.get('sslkey')]
  if (!certificate || !key || arePair(readFileSync(certificate), readFileSync(key)))
    return undefined
  return `sslkey in ${variable} names ${key}, which is not the key of what sslcert names, ${certificate}. Correct the address, or the files.`
}

const arePair = (certificate: Buffer, key: Buffer): boolean =>
  new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))
