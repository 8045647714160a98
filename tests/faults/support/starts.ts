import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { freePort } from '../../../e2e/support/freePort'
import { getAlone, readinessOf } from '../../../e2e/support/readiness'

/** How long a start may take on a machine that others use too, in ms. */
const PATIENCE = 180_000

/** A folder of data, in which a service may be started again and again. */
export interface Place {
  readonly data: string
  readonly port: number
  readonly url: string
  remove(): void
}

/** A started `npm start`, or what is left of it. */
export interface Start {
  readonly process: ChildProcess
  /** All that it has printed so far. */
  output(): string
  /** Resolves when it answers and has its database; rejects when it ends before. */
  readonly ready: Promise<void>
  /** Resolves with exit code or signal. */
  readonly ended: Promise<number | string>
}

export async function newPlace(): Promise<Place> {
  const data = mkdtempSync(join(tmpdir(), 'fleetbook-faults-'))
  const port = await freePort()
  return {
    data,
    port,
    url: `http://127.0.0.1:${port}`,
    remove: () => rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}

/** What `npm start` runs in a tree of sources: it builds first what is not as they are. */
export const FROM_SOURCES: readonly string[] = [process.execPath, 'scripts/start.mjs']

/** The last part of that, which an install for production runs by itself. */
const FROM_BUILT: readonly string[] = [process.execPath, 'dist/scripts/start.js']

/**
 * Starts the service in a process group of its own.
 *
 * @param by what is run: the service from what was built, {@link FROM_SOURCES}, or npm with its shell between
 * @param as where and as whom
 */
export function start(
  place: Place,
  environment: Readonly<Record<string, string | undefined>> = {},
  by: readonly string[] = FROM_BUILT,
  as: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> = {},
): Start {
  const [program = '', ...parameters] = by
  const child = spawn(program, parameters, {
    ...as,
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      LOG_LEVEL: 'warn',
      // Beside many others, as on a busy machine, a turn may come late.
      WAIT_SECONDS: '30',
      ...environment,
      FLEETBOOK_DATA: place.data,
      PORT: String(place.port),
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0)),
  )
  const isReady = async () => {
    const end = performance.now() + PATIENCE
    while (performance.now() < end) {
      if (child.exitCode !== null || child.signalCode !== null) break
      if (output.includes('Fleetbook is ready')) return
      await setTimeout(50)
    }
    throw new Error(`It did not get ready.\n${output}`)
  }
  const ready = isReady()
  // Whoever kills it does not wait for it.
  ready.catch(() => {})
  return { process: child, output: () => output, ready, ended }
}

/** Ends it in order, and everything that belongs to it. */
export async function stop({ process: child, ended }: Start): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  return ended
}

/** A running process of the machine. */
interface Process {
  readonly pid: number
  readonly command: string
}

/** What runs below a process, and what works on a place's data though its starter is gone. */
export function processesOf({ data }: Place, { process: { pid: starter } }: Start): Process[] {
  const all = processes()
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  const ofPlace = all.filter(({ command }) => command.includes(data))
  return [...new Map([...below(starter ?? 0), ...ofPlace].map((each) => [each.pid, each])).values()]
}

/** Those of them whose command contains a word. */
export const named = (place: Place, started: Start, word: string): number[] =>
  processesOf(place, started)
    .filter(({ command }) => command.includes(word))
    .map(({ pid }) => pid)

/** As a machine without power ends a process: at once, and without being asked. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was quicker.
  }
}

/** Kills a start and all that belongs to it, the database too. */
export function killAll(place: Place, started: Start): void {
  const all = processesOf(place, started)
  kill(started.process.pid ?? 0)
  for (const { pid } of all) kill(pid)
}

/**
 * The answer to a call on a connection of its own, which any of the processes may have: one that was
 * kept open ends with the process that it led to.
 */
export const answerOf = (
  { url }: Place,
  path: string,
  milliseconds: number,
): Promise<IncomingMessage> => getAlone(`${url}${path}`, milliseconds)

/** What a probe of the service answers; 0 where nothing does. */
export const probe = (place: Place, path: string): Promise<number> =>
  answerOf(place, path, 5000).then(
    (answer) => answer.resume().statusCode ?? 0,
    () => 0,
  )

/** That a service is ready, and says so. */
export async function expectReady({ url }: Place): Promise<void> {
  expect(await readinessOf(url)).toMatchObject({ code: 200, status: 'ready' })
}

/** Signs the demonstration's administrator in. */
export async function tokenOf({ url }: Place): Promise<string> {
  const answer = await fetch(`${url}/api/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

function processes(): (Process & { readonly parent: number })[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/stat`, 'utf8')
        const parent = Number(/\) \S (\d+)/.exec(status)?.[1])
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return [{ pid: Number(name), parent, command }]
      } catch {
        return []
      }
    })
}
