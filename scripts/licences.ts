/** Lists the licences of all packages, those that only build and test too: `npm run licences`. */
import { readFileSync } from 'node:fs'

interface Entry {
  readonly license?: string
  readonly link?: boolean
  readonly integrity?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
}
const byLicence = new Map<string, string[]>()
for (const [path, { license, link, integrity }] of Object.entries(packages)) {
  if (link || !integrity) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  byLicence.set(license ?? 'none', [...(byLicence.get(license ?? 'none') ?? []), name])
}
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${licence} (${names.length}): ${[...new Set(names)].sort().join(', ')}`)
}
