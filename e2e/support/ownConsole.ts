import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'playwright/test'
import { test as base } from './console'

/** Ports of its own for each worker: that of the service, and the next for its identity provider. */
const portOf = (worker: number): number =>
  Number(process.env.FLEETBOOK_BROWSER_PORT ?? 3107) + 10 + 2 * worker

/**
 * The tests' own, at a service that the worker has for itself: for what all who call a service share,
 * as its clock.
 */
export const test = base.extend<object, object>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its pattern
    async ({}, use, { parallelIndex }) => {
      const port = portOf(parallelIndex)
      const service = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/consoleServer.ts'], {
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(service, 'exit')
      const origin = `http://127.0.0.1:${port}`
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
      await use(origin)
      service.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
})
