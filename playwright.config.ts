import { defineConfig, devices } from 'playwright/test'
import { launch } from './e2e/support/launch.ts'
import { WORKERS } from './e2e/support/workers.ts'

const PORT = Number(process.env.FLEETBOOK_BROWSER_PORT ?? 3107)
const MOVING = /browser\/(clients|keyboard)\//

export default defineConfig({
  testDir: 'e2e/browser',
  fullyParallel: true,
  workers: WORKERS.inBrowser,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Only what hangs takes as long: a machine that others use may be slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
    // Pictures of every step took half of the suite's processor time, copies of the page a tenth
    // more. What failed leaves its last picture and its steps; `--trace on` records the rest.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launch,
    // What the browser keeps of scripts stays from test to test; cookies and storage do not.
    reuseContext: true,
  },
  // Whoever asks for less motion gets the same console: lists, bulk work and history are tried so,
  // which also spares a tenth of the time. What follows a dialog that fades away, and so may meet
  // it half gone, is tried in motion.
  projects: [
    { name: 'moving', testMatch: MOVING },
    { name: 'still', testIgnore: MOVING, use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  webServer: {
    command: 'node --import tsx e2e/support/consoleServer.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    timeout: 120_000,
    reuseExistingServer: process.env.CI === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
