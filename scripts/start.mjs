/**
 * `npm start`: from a fresh clone to a running service. What only prepares is a process of its own,
 * which ends when it has; plain JavaScript, as it runs before anything is installed.
 */
import './fitNode.mjs'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { isForProduction } from './tree.mjs'

/** Names the processes that prepare, which outlive a start that is killed. */
const BUILDING = '.building'
const PAUSE = 200
const hasGroups = process.platform !== 'win32'

/** Signals the processes that prepare; false where there are none. */
function tell(leader, signal) {
  try {
    return process.kill(hasGroups ? -leader : leader, signal)
  } catch {
    return false
  }
}

/**
 * Whether one of such a group stands in this tree: a machine that fell leaves a number, which is another's
 * by now.
 */
function isOfThisTree(leader) {
  if (process.platform !== 'linux') return true
  return readdirSync('/proc').some((pid) => {
    try {
      const [, group] = /\) \S \d+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return Number(group) === leader && readlinkSync(`/proc/${pid}/cwd`) === process.cwd()
    } catch {
      // No process, or one that has ended.
      return false
    }
  })
}

/** Waits for what an earlier start, or another at the same time, left preparing. */
async function others() {
  let isSaid = false
  for (;;) {
    let leader = 0
    try {
      leader = Number(readFileSync(BUILDING, 'utf8'))
    } catch {
      // Nobody prepares.
    }
    if (!(leader > 0 && tell(leader, 0) && isOfThisTree(leader))) return
    if (!isSaid) console.log('Waiting for another start, which still prepares the service …')
    isSaid = true
    await setTimeout(PAUSE)
  }
}

function prepare() {
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    stdio: 'inherit',
    detached: hasGroups,
  })
  writeFileSync(BUILDING, String(build.pid))
  const end = () => {
    tell(build.pid, 'SIGTERM')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  return new Promise((resolve) => {
    build.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end)
      rmSync(BUILDING, { force: true })
      if (code !== 0) process.exit(code ?? 1)
      resolve()
    })
  })
}

// npm passes a signal on to a shell, which may take it for itself alone. Its end is the service's.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

if (!isForProduction) {
  await others()
  await prepare()
}
await import('../dist/scripts/start.js')
