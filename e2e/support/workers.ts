import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Where Linux says how long the processes of a container may run in a period: its newer way, and the older. */
const SHARES = [
  ['/sys/fs/cgroup/cpu.max'],
  ['/sys/fs/cgroup/cpu/cpu.cfs_quota_us', '/sys/fs/cgroup/cpu/cpu.cfs_period_us'],
] as const

/** Processors that a container may use, where it may not use all that it sees. */
function share(): number {
  const files = SHARES.find((each) => each.every((file) => existsSync(file))) ?? []
  const [quota, period] = files.flatMap((file) => readFileSync(file, 'utf8').trim().split(' '))
  const found = Number(quota) / Number(period)
  return found > 0 ? found : Number.POSITIVE_INFINITY
}

/** What a worker takes at most with its services and what the database has for them, in bytes. */
const MEMORY = 1.5 * 2 ** 30

const processors = Math.min(availableParallelism(), share())

/** As many as have something to do on this machine, of which two cores are the least. */
const workers = (each: number, least: number): number =>
  Math.max(least, Math.floor(Math.min(processors * each, process.availableMemory() / MEMORY)))

/** How many run side by side of each kind of tests. */
export const WORKERS = {
  /** Of tests that reckon, and of pages. */
  reckoning: workers(1, 2),
  /** Where tests talk to services, they also wait: two of them left a fifth of two cores idle. */
  withServices: workers(1.5, 3),
  /** Two that try how long something takes crowd a small machine. */
  timed: workers(0.25, 1),
  /** They share one service, of one process. */
  inBrowser: Math.min(4, workers(1, 2)),
}
