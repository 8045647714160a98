/**
 * Makes a client of the served API document with each of several generators, compiles a program
 * that uses it, and runs that against the service; `npm run generators`. What is installed for it
 * goes into a temporary folder: none of it is a dependency of the project. Names after the command
 * (`npm run generators -- orval`) choose among them.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleApiServer } from '@/e2e/support/apiBundle'
import { SERVICE_PASSWORD, startService } from '@/e2e/support/service'
import { startEmbedded } from '@/lib/db/embedded/server'
import { migrate } from '@/lib/db/migrations/migrate'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { seedDemo } from '@/prisma/seed'

/** The least Node that all of the generators run on; npm has it for those who have an older one. */
const NODE_MAJOR = 22

interface Generator {
  /** The package whose version is told. */
  readonly of: string
  /**
   * Its command, from `openapi.json` to the folder `generated`, with its own defaults but for what
   * stands in `tools/generators`.
   */
  readonly command: readonly string[]
  readonly program: string
}

const GENERATORS: readonly Generator[] = [
  {
    of: '@hey-api/openapi-ts',
    command: ['openapi-ts', '-i', 'openapi.json', '-o', 'generated/hey-api'],
    program: 'heyApi.ts',
  },
  { of: 'orval', command: ['orval'], program: 'orval.ts' },
  { of: '@kubb/cli', command: ['kubb', 'generate'], program: 'kubb.ts' },
  {
    of: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '-o', 'generated/openapi-typescript.d.ts'],
    program: 'openapiFetch.ts',
  },
  {
    of: 'openapi-zod-client',
    command: ['openapi-zod-client', 'openapi.json', '-o', 'generated/openapi-zod-client.ts'],
    program: 'zodClient.ts',
  },
]

const chosen = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'fleetbook-generators-'))
const within = (...parts: string[]): string => join(folder, ...parts)
const tool = (name: string): string => within('node_modules/.bin', name)

/** Runs a command in the folder. @throws Error with all that it said, unless it ends well */
const run = (command: string, ...parameters: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      // Nothing about this project leaves the machine.
      env: { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (data) => (said += data))
    child.stderr.on('data', (data) => (said += data))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${[command, ...parameters].join(' ')} ended with ${code}\n${said}`)),
    )
  })

/** Installs the generators, and gives the Node that runs them. */
async function install(): Promise<string> {
  cpSync('tools/generators', folder, { recursive: true })
  const npm = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await run('npm', ...npm)
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  const node = `node-${process.platform}-${process.arch}`
  await run('npm', ...npm, '--no-save', `${node}@${NODE_MAJOR}`)
  return within('node_modules', node, 'bin/node')
}

async function tryGenerator(node: string, base: string, { command, program }: Generator) {
  const [name = '', ...parameters] = command
  await run(node, tool(name), ...parameters)
  const project = `tsconfig.${program}.json`
  writeFileSync(within(project), JSON.stringify({ extends: './tsconfig.json', files: [program] }))
  await run(node, tool('tsc'), '-p', project)
  await run(node, '--import', 'tsx', program, base)
}

/** Tells what came of a step in a line, with all of its words where it failed. */
async function told(name: string, good: string, step: Promise<void>): Promise<boolean> {
  try {
    await step
    process.stdout.write(`${name}: ${good}\n`)
    return true
  } catch (error) {
    process.stdout.write(`${name}: FAILED\n${error instanceof Error ? error.message : error}\n`)
    return false
  }
}

async function main(): Promise<boolean> {
  process.stdout.write('Installing the generators, and starting a service …\n')
  const node = await install()
  const database = await startEmbedded(within('postgres'), 'fast')
  try {
    await migrate(database.url)
    await seedDemo(database.url, { clients: 300, approvals: 100, accounts: true })
    await embeddedServiceUrl(database.url, SERVICE_PASSWORD)
    bundleApiServer()
    const service = await startService(database.url)
    try {
      const served = await fetch(`${service.base}/openapi.json`)
      writeFileSync(within('openapi.json'), await served.text())
      const spectral = run(node, tool('spectral'), 'lint', '--fail-severity=hint', 'openapi.json')
      const results = [await told('spectral:oas', 'finds nothing', spectral)]
      for (const generator of GENERATORS) {
        if (chosen.length > 0 && !chosen.includes(generator.of)) continue
        const file = within('node_modules', generator.of, 'package.json')
        const { version } = JSON.parse(readFileSync(file, 'utf8'))
        const good = 'generated, compiled under strict, and went through the scenario'
        const step = tryGenerator(node, service.base, generator)
        results.push(await told(`${generator.of} ${version}`, good, step))
      }
      return results.every(Boolean)
    } finally {
      await service.stop()
    }
  } finally {
    await database.stop()
  }
}

try {
  const isGood = await main()
  process.stdout.write(isGood ? 'All of them work.\n' : 'Not all of them work.\n')
  process.exitCode = isGood ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
