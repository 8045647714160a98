import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import { rmSync } from 'node:fs'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { CollectedMetrics } from '@/lib/metrics/service'
import { Doorway } from './doorway'
import { localOrigin } from './localOrigin'
import { CONSOLE_MEMORY, CONSOLE_NODE_OPTIONS, MEMORY, NODE_OPTIONS } from './nodeOptions'
import { whyNotListening } from './notListening'
import type { Service } from './serve'
import { socketPath } from './socketFolder'
import { supervise } from './supervise'
import { Watchdog } from './watchdog'

/** Where the bundled processes are. */
const FOLDER = 'dist/lib/server'

/**
 * Starts the service as processes: `WORKERS` of them share the port and answer calls, and one
 * renders the console. One that ends by itself, or hangs, is replaced.
 *
 * @throws Error where it cannot listen, with why in words for the operator
 */
export async function startProcesses(): Promise<Service & { readonly url: string }> {
  const { PORT, HOST, WORKERS, HANG_SECONDS } = env()
  const socket = socketPath()
  const environment = { ...process.env, FLEETBOOK_CONSOLE_SOCKET: socket }
  cluster.setupPrimary({ exec: `${FOLDER}/apiProcess.js`, execArgv: [...NODE_OPTIONS] })
  const startApi = () => cluster.fork({ ...MEMORY, ...environment }).process
  const startConsole = () => {
    rmSync(socket, { force: true })
    return fork(`${FOLDER}/consoleProcess.js`, {
      env: { ...CONSOLE_MEMORY, ...environment },
      execArgv: [...CONSOLE_NODE_OPTIONS],
    })
  }
  const door = new Doorway()
  const metrics = new CollectedMetrics()
  const watchdog = new Watchdog(HANG_SECONDS * 1000, note)
  const isThere = (process: ChildProcess) => {
    metrics.join(process)
    watchdog.join(process)
  }
  const pages = supervise(startConsole, { note, isReady: isThere })
  const answers = (process: ChildProcess) => {
    isThere(process)
    door.join(process)
  }
  const api = Array.from({ length: WORKERS }, () => supervise(startApi, { note, isReady: answers }))
  const stop = async () => {
    door.close()
    watchdog.retire()
    // Whoever ends the service may tell each process of it.
    for (const process of [pages, ...api]) process.retire()
    // Calls first: while they end, pages can still be asked for on the same connections.
    await Promise.all(api.map((process) => process.stop()))
    await pages.stop()
  }
  try {
    await Promise.all([pages, ...api].map((process) => process.ready))
    await door.open(PORT, HOST).catch((error) => {
      throw new Error(whyNotListening(error, HOST, PORT))
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { url: localOrigin(HOST, PORT), stop }
}

const note = (sentence: string): void => log().warn(sentence)
