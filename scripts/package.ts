/**
 * Builds and packs what others install: `npm run package -- client` leaves a tarball in
 * `packages/client`. A package is a folder of `packages` with a package.json, a tsconfig.json and
 * `src/index.ts`; what it takes from the rest of the tree becomes part of it.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { prepareApiTypes } from './prepare'

interface Manifest {
  readonly dependencies?: object
  readonly peerDependencies?: object
}

/** The declarations, which name each other as Node wants it: with the extension of the module. */
function writeDeclarations(folder: string, dist: string): void {
  const emitted = mkdtempSync(join(tmpdir(), 'fleetbook-declarations-'))
  try {
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    execFileSync(process.execPath, [tsc, '-p', folder, '--outDir', emitted], { stdio: 'inherit' })
    cpSync(join(emitted, folder, 'src'), dist, { recursive: true })
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const path = join(dist, name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll(/((?:from |import\()['"]\.[^'"]+)(?=['"])/g, '$1.js'))
  }
}

/** Builds a package into its folder `dist`: one module, and its declarations. */
export function buildPackage(name: string): void {
  const folder = join('packages', name)
  const dist = join(folder, 'dist')
  prepareApiTypes()
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  rmSync(dist, { recursive: true, force: true })
  buildSync({
    entryPoints: [join(folder, 'src', 'index.ts')],
    outdir: dist,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external: [...Object.keys({ ...dependencies, ...peerDependencies }), 'node:*'],
    alias: { '@': process.cwd() },
    logLevel: 'warning',
  })
  writeDeclarations(folder, dist)
}

/** Builds a package and packs it into a folder; answers where the tarball is. */
export function packPackage(name: string, into = join('packages', name)): string {
  buildPackage(name)
  const told = execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(into)], {
    cwd: join('packages', name),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [{ filename }] = JSON.parse(told) as [{ filename: string }]
  return join(into, filename)
}

if (process.argv[1]?.endsWith('package.ts')) {
  const wanted = process.argv.slice(2)
  const there = readdirSync('packages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (wanted.length === 0 || !wanted.every((name) => there.includes(name))) {
    console.error(`Say which of the packages to pack: npm run package -- ${there.join(' ')}`)
    process.exit(1)
  }
  for (const name of wanted) console.log(packPackage(name))
}
