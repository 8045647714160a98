/**
 * `npm start`: from a fresh clone to a running service. What only prepares is a process of its own,
 * which ends when it has; plain JavaScript, as it runs before anything is installed.
 */
import './fitNode.mjs'
import { spawn } from 'node:child_process'
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { isForProduction } from './tree.mjs'

if (process.argv.length > 2) {
  console.error(
    `npm start takes no ${process.argv[2]}: PORT, HOST and all else are read from the environment, as the README says.`,
  )
  process.exit(1)
}

/** Names the processes that prepare, which outlive a start that is killed. */
const BUILDING = '.building'
/** Is there while one of several starts takes such a name away. */
const CLEARING = `${BUILDING}.clearing`
const PAUSE = 200
/** How soon what is begun with one of these files is over, in ms, unless its process was killed. */
const SOON = 10_000
/** By which it is told to end: also by the terminal that is closed. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP']
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
 * Whether one of such a group, or the one of that number, stands in this tree: a machine that fell leaves
 * a number, which is another's by now.
 */
function isOfThisTree(leader) {
  if (process.platform !== 'linux') return true
  return readdirSync('/proc').some((pid) => {
    try {
      const [, group] = /\) \S \d+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      if (Number(group) !== leader && Number(pid) !== leader) return false
      return readlinkSync(`/proc/${pid}/cwd`) === process.cwd()
    } catch {
      // No process, or one that has ended.
      return false
    }
  })
}

/** True of a file that somebody may have just begun with. */
function isNew(file) {
  try {
    return Math.abs(Date.now() - statSync(file).mtimeMs) < SOON
  } catch {
    return false
  }
}

/** Whether somebody prepares by now, and for whom that is said: the process that begins, or those it began. */
function isPreparing(leader) {
  // Whoever is just saying it may not have come to the number.
  if (!(leader > 0)) return isNew(BUILDING)
  return (tell(leader, 0) || isThere(leader)) && isOfThisTree(leader)
}

function isThere(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Who prepares, as far as it is said; 0 where nobody does. */
function preparing() {
  try {
    return Number(readFileSync(BUILDING, 'utf8'))
  } catch {
    return 0
  }
}

/** Says that this start prepares; false where another was first. */
function isFirst() {
  try {
    writeFileSync(BUILDING, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    refuseUnlessThere(error)
    return false
  }
}

/** Ends a start that could not make a file, unless it was there already. */
function refuseUnlessThere({ code }) {
  if (code === 'EEXIST') return
  console.error(
    `This user may not write to ${process.cwd()} (${code}), where the service is built. Have who owns it run npm run build, and this user run node dist/scripts/start.js.`,
  )
  process.exit(1)
}

/**
 * Takes away the name of one that is gone, unless there is another's by now. One start does at a time:
 * between looking and taking away, another could have done both, and said that it prepares.
 *
 * @returns false where another start is at it
 */
function clear(leader) {
  try {
    writeFileSync(CLEARING, '', { flag: 'wx' })
  } catch (error) {
    refuseUnlessThere(error)
    if (!isNew(CLEARING)) rmSync(CLEARING, { force: true })
    return false
  }
  if (preparing() === leader && (leader > 0 || !isNew(BUILDING))) rmSync(BUILDING, { force: true })
  rmSync(CLEARING, { force: true })
  return true
}

/** Says which process prepares for this start, whose name is there already; nobody ever reads half of it. */
function hand(leader) {
  const aside = `${BUILDING}.${process.pid}`
  writeFileSync(aside, String(leader))
  renameSync(aside, BUILDING)
}

/** Waits for what an earlier start, or another at the same time, left preparing, and is the next then. */
async function turn() {
  let isSaid = false
  while (!isFirst()) {
    const leader = preparing()
    if (!isPreparing(leader)) {
      if (!clear(leader)) await setTimeout(PAUSE)
      continue
    }
    if (!isSaid) console.log('Waiting for another start, which still prepares the service …')
    isSaid = true
    await setTimeout(PAUSE)
  }
}

/** The processes that prepare for this start, while they do. */
let preparers

/** Ends what is only being started, as whoever asked for that expects: it is no fault. */
function end() {
  if (preparers) tell(preparers, 'SIGTERM')
  process.exit(0)
}

function prepare() {
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    stdio: 'inherit',
    detached: hasGroups,
  })
  hand(build.pid)
  preparers = build.pid
  return new Promise((resolve) => {
    build.on('exit', async (code) => {
      preparers = undefined
      // Whoever saw it end before this start did may have taken the name away, and prepare by now.
      while (!clear(build.pid)) await setTimeout(PAUSE)
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

for (const signal of ENDS) process.on(signal, end)
if (!isForProduction) {
  await turn()
  await prepare()
}
await import('../dist/scripts/start.js')
// What serves has its own way to end, and is told by now.
for (const signal of ENDS) process.off(signal, end)
