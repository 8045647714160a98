/** Server processes under test, and what they use of the machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a process has used so far. */
export interface Usage {
  /** Processor time in milliseconds, of all its threads, in user and kernel mode. */
  readonly cpu: number
  /** Resident bytes. */
  readonly rss: number
  /** The longest turn of the event loop since the last question, in ms. */
  readonly turn: number
}

/** A process that serves on a port. */
export interface ServerProcess {
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/**
 * Starts a program that reports its port and usage, as {@link reportTo} does.
 *
 * @param node the Node that runs it: this one unless said
 */
export async function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
  node = process.execPath,
): Promise<ServerProcess> {
  const child = spawn(node, [...nodeOptions, file], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { port } = await message<{ port: number }>(child)
  return {
    port,
    usage() {
      child.send('usage')
      return message<Usage>(child)
    },
    async stop() {
      child.kill('SIGTERM')
      while (child.exitCode === null && child.signalCode === null) await sleep(20)
    },
  }
}

const message = <Content>(child: ChildProcess): Promise<Content> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a server ended (code ${code})`))
    child.once('exit', onExit)
    child.once('message', (content) => {
      child.off('exit', onExit)
      resolve(content as Content)
    })
  })

/** The other side: tells the parent process the port, answers its questions, ends on SIGTERM. */
export function reportTo(port: number, stop: () => Promise<unknown>): void {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const turn = delay.max / 1e6
    delay.reset()
    process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss(), turn })
  })
  const end = () => void stop().finally(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('disconnect', end)
  process.send?.({ port })
}
