import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** How long a database may take to end once it was told to, in ms. */
const PATIENCE = 30_000
const PAUSE = 50

/**
 * Ends a PostgreSQL that outlived whoever started it, and takes away a note of one that is no more:
 * one of a killed machine may be cut short or name a process that is another by now. That nobody
 * else has the data open PostgreSQL sees for itself, note or not.
 *
 * @param folder where its data is, held by this process
 * @throws Error when it does not end
 */
export async function endOrphan(folder: string): Promise<void> {
  const note = join(folder, 'postmaster.pid')
  if (!existsSync(note)) return
  const pid = Number(/^\d+(?=\n)/.exec(readFileSync(note, 'utf8'))?.[0])
  if (!(pid > 0) || !isOver(folder, pid)) return rmSync(note, { force: true })
  // Asked to end at once: open transactions are undone, what was acknowledged is written.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!tell(pid, signal)) return
    const end = performance.now() + PATIENCE
    while (tell(pid, 0)) {
      if (performance.now() > end) break
      await setTimeout(PAUSE)
    }
  }
  if (tell(pid, 0)) {
    throw new Error(
      `A PostgreSQL that an earlier start left behind (process ${pid}) uses the data in ${folder} and does not end. End it, and start again.`,
    )
  }
}

/** False where there is no such process of this user's. */
function tell(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

/** Whether the process is a PostgreSQL over this folder: it stands there, and names it. */
function isOver(folder: string, pid: number): boolean {
  try {
    return process.platform === 'linux'
      ? readlinkSync(`/proc/${pid}/cwd`) === folder
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
          folder,
        )
  } catch {
    // It is gone, or another user's; where nobody can tell, PostgreSQL still can.
    return false
  }
}

/**
 * Has the folder of the data made beside its place and moved there when it is whole: whoever is
 * killed meanwhile leaves nothing that looks like a database.
 *
 * @param folder held by this process
 * @param make fills the folder that it is given; the other is for what it needs meanwhile, and only who
 *   knows the name of a file there finds it
 */
export async function makeOnce(
  folder: string,
  make: (folder: string, temporary: string) => Promise<void>,
): Promise<void> {
  const above = dirname(folder)
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(above)) {
    if (!name.startsWith(prefix)) continue
    // Whoever made it may still be at it, without anybody to end it.
    rmSync(join(above, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const beside = join(above, `${prefix}${process.pid}`)
  const temporary = `${beside}.temporary`
  try {
    mkdirSync(temporary)
    // Whatever the umask: others may enter, and not look what there is.
    chmodSync(temporary, 0o711)
    await make(beside, temporary)
    moveTo(folder, beside)
  } finally {
    for (const path of [temporary, beside]) rmSync(path, { recursive: true, force: true })
  }
}

function moveTo(folder: string, made: string): void {
  try {
    renameSync(made, folder)
  } catch (error) {
    throw new Error(
      `${folder} holds something that is no database (${(error as NodeJS.ErrnoException).code}). Move it away, and start again.`,
    )
  }
}
