import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { collectMetrics } from '@/lib/metrics'
import type { ChildMessage } from './child'
import { NODE_OPTIONS } from './nodeOptions'
import type { Service } from './serve'

/** Where the bundled processes are. */
const FOLDER = 'dist/lib/server'
const RESTART_AFTER = 1000

/**
 * Starts the service as processes: `WORKERS` of them share the port and answer calls, and one
 * renders the console. One that ends by itself is replaced.
 *
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function startProcesses(): Promise<Service> {
  const { PORT, HOST, WORKERS } = env()
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-console-'))
  const socket =
    process.platform === 'win32' ? `\\\\.\\pipe\\fleetbook-${process.pid}` : join(folder, 'socket')
  const environment = { ...process.env, FLEETBOOK_CONSOLE_SOCKET: socket }
  collectMetrics()
  cluster.setupPrimary({ exec: `${FOLDER}/apiProcess.js`, execArgv: [...NODE_OPTIONS] })
  const startApi = () => cluster.fork(environment).process
  const startConsole = () => {
    rmSync(socket, { force: true })
    return fork(`${FOLDER}/consoleProcess.js`, { env: environment, execArgv: [...NODE_OPTIONS] })
  }
  const pages = kept(startConsole)
  const api = Array.from({ length: WORKERS }, () => kept(startApi))
  const stop = async () => {
    // Calls first: while they end, pages can still be asked for on the same connections.
    await Promise.all(api.map((process) => process.stop()))
    await pages.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([pages, ...api].map((process) => process.ready))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`, stop }
}

/** A process that is started again when it ends without being told to. */
function kept(start: () => ChildProcess) {
  let stopping = false
  let current: ChildProcess
  const launch = (): Promise<void> => {
    current = start()
    return new Promise((resolve, reject) => {
      let wasReady = false
      current.once('message', (message: ChildMessage) => {
        if ('fault' in message) return reject(faultOf(message))
        wasReady = true
        resolve()
      })
      current.once('exit', (code) => {
        reject(new Error(`A process of the service ended at once (code ${code}).`))
        if (wasReady && !stopping) setTimeout(() => stopping || launch(), RESTART_AFTER)
      })
    })
  }
  return {
    ready: launch(),
    stop(): Promise<void> {
      stopping = true
      return new Promise((resolve) => {
        if (current.exitCode !== null || current.signalCode !== null) return resolve()
        current.once('exit', () => resolve())
        current.kill('SIGTERM')
      })
    },
  }
}

const faultOf = ({ fault, code }: Extract<ChildMessage, { fault: string }>): Error =>
  Object.assign(new Error(fault), { code })
