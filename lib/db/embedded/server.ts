import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { askForNoTls } from './address'
import type { KeeperMessage } from './keeper'

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly url: string
  /** Ends it in order; resolves when its process is gone. */
  stop(): Promise<void>
}

/** What one who runs a database for longer wants to know and do. */
export interface EmbeddedOptions {
  /** Takes what is worth a line in the log: that it died, and that it is back. */
  note?(sentence: string): void
  /** Takes the reason why the database is gone for good. */
  lost?(reason: string): void
}

/** Thrown where another process runs the database of the folder. */
export class FolderTaken extends Error {}

/** Where the bundle keeps the keeper; the bundler writes it in, and from source there is none. */
declare const KEEPER: string | undefined

/**
 * Starts a PostgreSQL of the project's own on a free port of the loopback interface. While it is
 * wanted it is kept: whatever of it dies is started again, on the same port.
 *
 * @param folder where its data is kept between starts
 * @param durability `fast` gives up crash safety; for throw-away test databases only
 * @throws FolderTaken where another process runs it, or Error that says why it did not start, in
 *   words for the operator
 */
export async function startEmbedded(
  folder: string,
  durability: 'durable' | 'fast' = 'durable',
  { note = () => {}, lost = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  askForNoTls()
  let isWanted = true
  let keeper: ChildProcess
  const keep = async (port: number): Promise<{ url: string; port: number }> => {
    keeper = startKeeper(folder, durability, port)
    const started = await firstMessage(keeper)
    keeper.on('message', (message: KeeperMessage) => {
      if ('note' in message) note(message.note)
      if ('fault' in message) {
        isWanted = false
        lost(message.fault)
      }
    })
    keeper.once('exit', () => {
      if (!isWanted) return
      note('The process that keeps the embedded database was ended and is started again.')
      keep(started.port).catch((error: Error) => lost(error.message))
    })
    return started
  }
  const { url } = await keep(0)
  return {
    url,
    stop() {
      isWanted = false
      return end(keeper)
    },
  }
}

const startKeeper = (...parameters: (string | number)[]): ChildProcess => {
  const program =
    typeof KEEPER === 'undefined'
      ? ['--import', 'tsx', fileURLToPath(new URL('./keeper.ts', import.meta.url))]
      : [KEEPER]
  return spawn(process.execPath, [...program, ...parameters.map(String)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

const firstMessage = (keeper: ChildProcess): Promise<{ url: string; port: number }> =>
  new Promise((resolve, reject) => {
    keeper.once('message', (message: KeeperMessage) => {
      if ('url' in message) resolve(message)
      else if ('fault' in message) {
        reject(message.isTaken ? new FolderTaken(message.fault) : new Error(message.fault))
      }
    })
    keeper.once('exit', (code) =>
      reject(new Error(`The embedded database ended at once (code ${code}).`)),
    )
  })

const end = (keeper: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (keeper.exitCode !== null || keeper.signalCode !== null) return resolve()
    keeper.once('exit', () => resolve())
    if (keeper.connected) keeper.disconnect()
    else keeper.kill('SIGTERM')
  })
