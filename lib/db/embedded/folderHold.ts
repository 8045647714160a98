import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { basename, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What the process that holds a folder says to whoever asks. */
type Word = 'running' | 'ending'

/** How long one who ends may take, in ms: a database that has much to write takes its time. */
const PATIENCE = 60_000
/** How long an answer may take, in ms; one who is there and says nothing holds the folder too. */
const ANSWER = 2000
/** How long it must be said that it runs, in ms: one whose starter was killed learns it just then. */
const CERTAIN = 1000
const PAUSE = 50

/**
 * Takes a folder for this process, until it ends, however it ends: what holds it is a socket that
 * the process listens on, so there is nothing to clear after one that was killed.
 *
 * The process must stand in the folder above, as the path of a socket has room for some hundred
 * characters only.
 *
 * @param folder where the data of the database is
 * @param isEnding whether this process is to end: others wait for that instead of going away
 * @returns false where another process holds it and does not end
 */
export async function holdFolder(folder: string, isEnding: () => boolean): Promise<boolean> {
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\fleetbook-${createHash('sha256').update(resolve(folder)).digest('hex')}`
      : `${basename(folder)}.keeper`
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end((isEnding() ? 'ending' : 'running') satisfies Word)
  })
  server.unref()
  const asked = performance.now()
  let heldSince: number | undefined
  while (!(await listens(server, path))) {
    const answer = await ask(path)
    const now = performance.now()
    heldSince = answer === 'running' ? (heldSince ?? now) : undefined
    if (now - (heldSince ?? now) > CERTAIN || now - asked > PATIENCE) return false
    if (answer === undefined) await clear(path)
    else await setTimeout(PAUSE)
  }
  return true
}

/** False where something stands there already. */
async function listens(server: Server, path: string): Promise<boolean> {
  server.listen(path)
  try {
    // It leaves no listener behind, however often it is tried.
    await once(server, 'listening')
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
}

/** What the one who listens says; undefined where nobody does. */
const ask = (path: string): Promise<Word | undefined> =>
  new Promise((resolve) => {
    let said = ''
    const socket = connect(path)
    const answer = (word: Word | undefined) => {
      socket.destroy()
      resolve(word)
    }
    socket.setTimeout(ANSWER, () => answer('running'))
    socket.on('data', (chunk) => {
      said += chunk
    })
    // One who went away while asked is asked again.
    socket.on('end', () => answer(said === 'running' ? 'running' : 'ending'))
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      answer(code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : 'ending'),
    )
  })

/**
 * Takes away what a killed process left. It is put aside and asked once more first: another who
 * starts at the same time may have been here, and it is theirs then.
 */
async function clear(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if ((await ask(aside)) === undefined) rmSync(aside, { force: true })
  else renameSync(aside, path)
}
