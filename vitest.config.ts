import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { build } from 'esbuild'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { launchForMany } from './e2e/support/launch.ts'
import { WORKERS } from './e2e/support/workers.ts'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) }

/** Files whose tests mostly wait, as for a database that answers late: a minute, of which little is work. */
const WAIT_LONG = /\/(database\.late|database\.idle|locks\.chaos)\.test\.ts$/

/**
 * Of projects that run together, begins with the one whose tests may take longest, and then with files
 * that wait: begun last, either would go on alone when the others are done. Otherwise the order is
 * vitest's own.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = ({ project }: TestSpecification) => project.config.testTimeout
    const waits = ({ moduleId }: TestSpecification) => Number(WAIT_LONG.test(moduleId))
    return (await super.sort(files)).sort((a, b) => longest(b) - longest(a) || waits(b) - waits(a))
  }
}

/**
 * Gives a page's workers as one file each, as they are built. By its modules one by one each worker
 * that starts, which is one for each file that is read, asks for a hundred of them.
 */
const workersWhole: Plugin = {
  name: 'workers-whole',
  enforce: 'pre',
  async load(id) {
    const [path] = id.split('?')
    if (!path?.endsWith('.worker.ts')) return
    const { outputFiles } = await build({ entryPoints: [path], bundle: true, write: false })
    return outputFiles[0]?.text
  },
}

export default defineConfig({
  test: {
    maxWorkers: WORKERS.reckoning,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Files one after the other in the same process load what they share once.
          isolate: false,
          include: ['{lib,components,packages,prisma,scripts,app}/**/*.test.{ts,tsx}'],
          exclude: ['lib/db/generated/**'],
          // Only what hangs takes as long: a machine that others use may be slow.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias },
        // Sign-in reads its settings from the process, which a page has none of.
        define: { 'process.env': {} },
        plugins: [workersWhole],
        // React as people get it. For who writes components it keeps where each element came from, and
        // tells tools, which nobody has open, of all that it draws.
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          rolldownOptions: {
            transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
          },
          // Found while the first tests run, they would be bundled then, and the page begun anew.
          include: [
            'react',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            '@tanstack/react-query',
            'next/dynamic',
            'next/dist/shared/lib/router/utils/route-regex',
            'next/dist/shared/lib/router/utils/sorted-routes',
            'papaparse',
            'recharts',
          ],
        },
        test: {
          name: 'components',
          include: ['e2e/components/**/*.test.tsx'],
          setupFiles: ['e2e/support/componentSetup.ts'],
          // Pages, of which there would be one less than cores.
          maxWorkers: WORKERS.reckoning,
          // Files one after the other in the same page load what they share once.
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            // What fades is drawn sixty times a second, a sixth of all work; that it moves is shown by the
            // browser's suite.
            provider: playwright({
              launchOptions: launchForMany,
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            // The packages are bundled first, which a busy machine takes more than a minute for.
            connectTimeout: 300_000,
            viewport: { width: 1280, height: 720 },
            screenshotFailures: false,
          },
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          // Files of one process also share the service of scenes that ask for no other.
          isolate: false,
          include: ['e2e/api/**/*.test.ts'],
          globalSetup: ['e2e/support/templateDatabase.ts'],
          // Only what hangs takes as long: a test of hundreds of lists, beside a dozen other busy
          // processes, took more than 120 s.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: WORKERS.withServices,
          // After the unit tests, so that processes are not ended between files of two projects.
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Packages first, of which the bundle of the other is made.
          globalSetup: ['tests/faults/support/built.ts', 'e2e/support/templateDatabase.ts'],
          // One that fills the service with the largest records took 235 s beside all others.
          testTimeout: 600_000,
          // The version before gets its own packages, while the browser's tests have both cores busy.
          hookTimeout: 600_000,
          // Beside other suites, of which they are done first all the same: how long things take is asked
          // here more than there.
          maxWorkers: WORKERS.timed,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'extend',
          include: ['e2e/extend/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: WORKERS.withServices,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
