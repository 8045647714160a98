/** What becomes of connections that come while a process that would answer them dies. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Doorway } from '@/lib/server/doorway'
import { freePort } from '../../e2e/support/freePort'
import { until } from '../../e2e/support/scene'
import { figures, rounds } from './support/figures'
import { kill } from './support/starts'

/** No call takes as long, in ms, unless nobody has it. */
const FOR_EVER = 20_000
const CALLERS = 8

const door = new Doorway()
const running = new Set<ChildProcess>()
let port: number
beforeAll(async () => {
  port = await freePort()
  await Promise.all([startOne(), startOne()])
  await door.open(port, '127.0.0.1')
})
afterAll(() => {
  door.close()
  for (const { pid = 0 } of running) kill(pid)
})

async function startOne(): Promise<void> {
  const child = fork('tests/faults/support/doorwayProcess.ts', { execArgv: ['--import', 'tsx'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await once(child, 'message')
  door.join(child)
}

/** What comes of a call on a connection of its own. */
function call(): Promise<'answered' | 'cut' | 'left'> {
  return new Promise((resolve) => {
    const request = get({ port, agent: false, timeout: FOR_EVER }, (response) => {
      response.resume()
      response.once('end', () => resolve('answered'))
    })
    request.once('error', () => resolve('cut'))
    request.once('timeout', () => {
      resolve('left')
      request.destroy()
    })
  })
}

/** Sockets that this process has open, the door's among them. */
const socketsHere = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith('socket:')
    } catch {
      return false
    }
  }).length

test('a process dies under new connections: none is left without an answer or an end', async () => {
  const before = socketsHere()
  const counted = { answered: 0, cut: 0, left: 0 }
  let isOver = false
  const goOn = async () => {
    while (!isOver) counted[await call()] += 1
  }
  const callers = Array.from({ length: CALLERS }, goOn)
  for (let round = 0; round < rounds(8); round += 1) {
    const so = counted.answered
    await until('calls are answered', () => counted.answered > so + 10 * CALLERS)
    const [first] = running
    kill(first?.pid ?? 0)
    await startOne()
  }
  isOver = true
  await Promise.all(callers)
  figures('a process dies under new connections', counted)
  expect(counted.left).toBe(0)
  await until('none is kept', () => socketsHere() <= before)
})

test('a process that hangs gets no more connections than it leaves lying, and answers these when it goes on', async () => {
  const [first] = running
  first?.kill('SIGSTOP')
  // One to each of the two.
  const calls = [call(), call()]
  expect(await Promise.race(calls)).toBe('answered')
  for (let n = 0; n < CALLERS; n += 1) expect(await call()).toBe('answered')
  first?.kill('SIGCONT')
  expect(await Promise.all(calls)).toEqual(['answered', 'answered'])
})

test('whoever comes while all of them are dead is answered by the next', async () => {
  for (const { pid = 0 } of running) kill(pid)
  const calls = Array.from({ length: CALLERS }, call)
  await startOne()
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'answered'))
})

test('what a process has no room for goes to another, and it is handed more once it has', async () => {
  while (running.size < 2) await startOne()
  const before = socketsHere()
  const [first] = running
  const open = readdirSync(`/proc/${first?.pid}/fd`).length + CALLERS
  execFileSync('prlimit', [`--pid=${first?.pid}`, `--nofile=${open}`])
  let answered = 0
  const sockets = Array.from({ length: 8 * CALLERS }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      answered += 1
    })
    return socket
  })
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
  await until('all are answered', () => answered === sockets.length)
  for (const socket of sockets) socket.destroy()
  await until('none is kept', () => socketsHere() <= before)
})
