import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { KeeperMessage } from './keeper'

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly url: string
  /** Ends it in order; resolves when its process is gone. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of the project's own on a free port of the loopback interface.
 *
 * @param folder where its data is kept between starts
 * @param durability `fast` gives up crash safety; for throw-away test databases only
 * @throws Error that says why it did not start, in words for the operator
 */
export async function startEmbedded(
  folder: string,
  durability: 'durable' | 'fast' = 'durable',
): Promise<EmbeddedDatabase> {
  const keeper = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./keeper.ts', import.meta.url)), folder, durability],
    { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const message = await firstMessage(keeper)
  if ('fault' in message) throw new Error(message.fault)
  return { url: message.url, stop: () => end(keeper) }
}

const firstMessage = (keeper: ChildProcess): Promise<KeeperMessage> =>
  new Promise((resolve) => {
    keeper.once('message', (message) => resolve(message as KeeperMessage))
    keeper.once('exit', (code) =>
      resolve({ fault: `The embedded database ended at once (code ${code}).` }),
    )
  })

const end = (keeper: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (keeper.exitCode !== null) return resolve()
    keeper.once('exit', () => resolve())
    if (keeper.connected) keeper.disconnect()
    else keeper.kill('SIGTERM')
  })
