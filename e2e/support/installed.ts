import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { packPackage } from '@/scripts/package'

/** A package of the tree, packed and installed in an empty folder outside of it. */
export interface Installed {
  readonly folder: string
  /** Its package.json, as it was installed. */
  readonly manifest: Readonly<Record<string, unknown>>
  /** What somebody gets who imports it. */
  load(): Promise<unknown>
  /**
   * Compiles a program that uses it, as strictly as there is.
   *
   * @throws Error with all that the compiler said
   */
  compile(program: string): Promise<Program>
  remove(): void
}

/** A program beside a package. */
export interface Program {
  /**
   * Runs it.
   *
   * @param runtime the path of a Node, a Deno or a Bun; otherwise the Node that runs this
   * @returns what it wrote
   * @throws Error with all that it said
   */
  run(environment: Readonly<Record<string, string>>, runtime?: string): Promise<string>
}

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // Declarations of the package are looked at too.
  skipLibCheck: false,
  target: 'es2022',
  module: 'nodenext',
  typeRoots: [resolve('node_modules/@types')],
  types: ['node'],
}

/** What a runtime is told before the name of the program: Deno asks for leave, and Node and Bun do not. */
const before = (runtime: string): readonly string[] =>
  basename(runtime, '.exe') === 'deno' ? ['run', '--allow-all', '--no-prompt'] : []

/** @param name of its folder below `packages` */
export async function install(name: string): Promise<Installed> {
  let compiled = 0
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-installed-'))
  const inFolder = async (file: string, parameters: readonly string[], env = {}) => {
    try {
      const done = promisify(execFile)(file, parameters, {
        cwd: folder,
        env: { ...process.env, ...env },
        shell: process.platform === 'win32' && file === 'npm',
      })
      return (await done).stdout
    } catch (fault) {
      const { stdout, stderr } = fault as { stdout: string; stderr: string }
      throw new Error(`${file} ${parameters.join(' ')}\n${stdout}\n${stderr}`)
    }
  }
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const tarball = resolve(packPackage(name, folder))
  await inFolder('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball])
  const home = join(folder, 'node_modules', '@fleetbook', name)
  return {
    folder,
    manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
    load: () => import(/* @vite-ignore */ pathToFileURL(join(home, 'dist', 'index.js')).href),
    async compile(program) {
      compiled += 1
      const name = `program${compiled}`
      writeFileSync(join(folder, `${name}.ts`), program)
      const project = { compilerOptions: OPTIONS, files: [`${name}.ts`] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
      await inFolder(process.execPath, [resolve('node_modules/typescript/bin/tsc')])
      return {
        run: (environment, runtime = process.execPath) =>
          inFolder(runtime, [...before(runtime), `${name}.js`], environment),
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
