import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { addressOf } from '../address'
import { makeFolder } from '../embedded/makeFolder'
import { backup } from './backup'
import { databaseMark } from './databaseMark'
import type { Foot, WithoutForeign } from './format'

/** The names of backups that are made again and again, each behind what its database is called and told by. */
const NAME = /^(.+)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup\.gz$/

/** What a database is called in the names of its backups, and behind that told by from others of its name. */
const calledIn = async (url: string, where: string): Promise<string> =>
  `${addressOf(url).database.replaceAll(/[^\p{L}\d_-]/gu, '_') || 'fleetbook'}-${await databaseMark(url, where)}`

/** The name of a backup that is made at a moment; names of one database are in the order of time. */
const nameOf = (database: string, moment: number): string =>
  `${database}-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`

/** The end of the name of one that is being written: who writes it, which older versions did not say. */
const PART = /(\.\d+)?\.part$/
/** For how long nothing was written, in ms, to what nobody writes any more. */
const LEFT = 60 * 60 * 1000
const DAY = 24 * LEFT

/**
 * Writes a backup into a file that only its owner may read. It has its name once it is whole and on
 * the disk, so that whatever ends this leaves no half of one, and none in place of another.
 *
 * @param url address of the database
 */
export async function backupToFile(url: string, path: string): Promise<WithoutForeign<Foot>> {
  const part = `${path}.${process.pid}.part`
  await ofFiles(path, async () => {
    makeFolder(dirname(path))
    await clearParts(path)
  })
  try {
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await once(file, 'open')
    const saved = await backup(url, file)
    await giveName(part, path)
    await syncFolder(dirname(path))
    return saved
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw withPath(path, error)
  }
}

/** What of a file fails, as the system calls it; a connection is written to as well. */
const OF_FILES = new Set(['open', 'write', 'fsync', 'close', 'mkdir', 'scandir', 'link', 'rename'])
const OF_CONNECTIONS = new Set(['EPIPE', 'ECONNRESET'])

/** The same failure with the path in its words, where it is of a file: the disk may be another than the database's. */
function withPath(path: string, error: unknown): unknown {
  const { syscall = '', code = '', message } = error as NodeJS.ErrnoException
  return OF_FILES.has(syscall) && !OF_CONNECTIONS.has(code)
    ? new Error(`${path} cannot be written: ${message}.`)
    : error
}

/** Does something with the files around a path. @throws Error with the path in its words */
async function ofFiles(path: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    throw withPath(path, error)
  })
}

/** By which a file system says that it knows no second name of a file. */
const ONE_NAME = ['EPERM', 'ENOTSUP', 'ENOSYS']

/**
 * Gives a file its name, unless another has it: a second name is refused there, where renaming would
 * take the place of what came just before.
 */
async function giveName(part: string, path: string): Promise<void> {
  try {
    await link(part, path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || existsSync(path)) {
      throw new Error(`${path} is there already: another was made meanwhile.`)
    }
    if (!ONE_NAME.includes(code)) throw error
    return rename(part, path)
  }
  await rm(part)
}

/** Takes away what was left of backups of such names by those that were killed. */
async function clearParts(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    const whole = name.replace(PART, '')
    if (name === whole || !(whole === basename(path) || NAME.test(whole))) continue
    const part = join(folder, name)
    // One that has just come to its end has its own name by now.
    const { mtimeMs = Number.NaN } = (await stat(part).catch(() => undefined)) ?? {}
    if (Date.now() - mtimeMs > LEFT) await rm(part, { force: true })
  }
}

/**
 * Writes one more backup into a folder, named by its database and the time, and takes the oldest away of
 * those of that database that are more than are to be kept. Whatever else lies in the folder stays, also
 * what older versions made, whose names do not say of which server's database it is.
 *
 * @param url address of the database
 * @param where it is, in words, the same each time
 * @param keep how many there are to be, this one among them
 * @returns the new one's path, and what it holds and does not
 */
export async function backupInto(
  url: string,
  where: string,
  folder: string,
  keep: number,
): Promise<{ readonly path: string; readonly saved: WithoutForeign<Foot> }> {
  const database = await calledIn(url, where)
  const own = nameOf(database, Date.now())
  const path = join(folder, own)
  const saved = await backupToFile(url, path)
  const others = (await readdir(folder))
    .filter((name) => NAME.exec(name)?.[1] === database && name !== own)
    .sort()
  // What is called by a far later time was made while the clock was ahead, and before this one all the
  // same; where it was only set back an hour, names are in their order still.
  const ahead = nameOf(database, Date.now() + DAY)
  const inOrder = [
    ...others.filter((name) => name > ahead),
    ...others.filter((name) => name <= ahead),
  ]
  const surplus = Math.max(0, inOrder.length - (keep - 1))
  for (const name of inOrder.slice(0, surplus)) await rm(join(folder, name))
  return { path, saved }
}

/** Has a new name outlast a loss of power; some systems know no such thing of a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
