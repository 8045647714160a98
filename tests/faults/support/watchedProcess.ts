/** Runs as a process of the service does, and serves nothing. */
import { runChild } from '@/lib/server/child'

const alive = setInterval(() => {}, 60_000)
await runChild(async () => ({ stop: async () => clearInterval(alive) }))
