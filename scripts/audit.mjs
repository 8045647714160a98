/**
 * Asks the registry for known faults of the packages, and fails on those that are high or critical:
 * of what is bundled and of what builds too, as what runs is made of the one by the other. Where the
 * registry does not answer that, it says so. Plain JavaScript, as it runs before anything is
 * installed.
 */
import { spawnSync } from 'node:child_process'

const GRAVE = ['high', 'critical']

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const { stdout } = spawnSync(npm, ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const report = JSON.parse(stdout || '{}')
if (report.auditReportVersion === undefined) {
  console.log('Known faults of packages could not be asked for: the registry does not tell.')
} else {
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) =>
    GRAVE.includes(severity),
  )
  for (const { name, severity } of grave) console.log(`✗ ${name}: ${severity}`)
  console.log(`${grave.length} packages with grave faults that are known`)
  process.exitCode = grave.length > 0 ? 1 : 0
}
