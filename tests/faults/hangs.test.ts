/** What becomes of processes whose event loop comes round no more, and of those that nobody keeps. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type Supervised, supervise } from '@/lib/server/supervise'
import { Watchdog } from '@/lib/server/watchdog'
import { until } from '../../e2e/support/scene'

/** How long a process may say nothing, in ms. */
const PATIENCE = 6000

/** Every process that was started, in order. */
const started: ChildProcess[] = []
let supervised: Supervised[] = []
let notes: string[] = []
afterEach(async () => {
  for (const child of started) child.kill('SIGCONT')
  await Promise.all(supervised.map(({ stop }) => stop()))
  started.length = 0
  supervised = []
  notes = []
})

/** Keeps processes under a watchdog, one for each of these options of Node. */
async function keep(...options: readonly string[][]): Promise<ChildProcess[]> {
  const note = (sentence: string) => void notes.push(sentence)
  const watchdog = new Watchdog(PATIENCE, note)
  const isReady = (child: ChildProcess) => watchdog.join(child)
  supervised = options.map((own) => {
    const execArgv = ['--import', 'tsx', ...own]
    const begin = () => {
      const child = fork('tests/faults/support/watchedProcess.ts', { execArgv })
      started.push(child)
      return child
    }
    return supervise(begin, { note, isReady })
  })
  await Promise.all(supervised.map(({ ready }) => ready))
  return [...started]
}

/** Resolves when a process has said that it goes on. */
const heard = (child: ChildProcess) => once(child, 'message')

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

test('those that hang are ended one after the other, and others take their places', async () => {
  const hanging = await keep([], [])
  for (const child of hanging) child.kill('SIGSTOP')
  await until('one is ended', () => hanging.some(hasEnded))
  expect(hanging.filter(hasEnded)).toHaveLength(1)
  await until('both have been replaced', () => started.length === 4)
  expect(hanging.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL'])
  expect(notes[0]).toMatch(/^A process of the service has hung for \d+ s, and is ended\.$/)
})

test('one that a debugger may hold is left alone, as is one that slept with whoever watches', async () => {
  const [inspected, slept, hanging] = (await keep(['--inspect=0'], [], [])) as [
    ChildProcess,
    ChildProcess,
    ChildProcess,
  ]
  await heard(inspected)
  inspected.kill('SIGSTOP')
  slept.kill('SIGSTOP')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * PATIENCE)
  slept.kill('SIGCONT')
  await heard(hanging)
  hanging.kill('SIGSTOP')
  // Either of the others would have been ended before.
  await until('one has been replaced', () => started.length === 4)
  expect([inspected, slept, hanging].map(hasEnded)).toEqual([false, false, true])
})

test('one that is left by whoever started it before it is ready ends by itself', async () => {
  const child = fork('tests/faults/support/watchedProcess.ts', { execArgv: ['--import', 'tsx'] })
  started.push(child)
  child.disconnect()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('one that ends by a failure that nobody took logs it, without the values of any record', async () => {
  const execArgv = ['--import', 'tsx']
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
  const env = { ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1/none' }
  const child = fork('tests/faults/support/watchedProcess.ts', { env, execArgv, stdio: [...stdio] })
  started.push(child)
  const said = Promise.all([child.stdout, child.stderr].map((each) => text(each as Readable)))
  await once(child, 'message')
  child.send('fail')
  const [code] = await once(child, 'exit')
  const [output = '', errors] = await said
  expect([code, errors]).toEqual([1, ''])
  expect(JSON.parse(output)).toMatchObject({ level: 60, err: { message: 'a row was refused' } })
  expect(output).not.toContain('062-000')
})
