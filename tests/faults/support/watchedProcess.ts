/** Runs as a process of the service does, and serves nothing; fails, when it is told to, as the database does. */
import { runChild } from '@/lib/server/child'

const alive = setInterval(() => {}, 60_000)
process.on('message', (message) => {
  if (message === 'fail') throw Object.assign(new Error('a row was refused'), { detail: '062-000' })
})
await runChild(async () => ({ stop: async () => clearInterval(alive) }))
