import { expect, test } from 'vitest'
import { whyNoFolder, whyNoRoom } from './folderFault'

const NAMED = { folder: '/srv/fleet', variable: 'FLEETBOOK_DATA' }

const failure = (code: string): Error =>
  Object.assign(new Error(`${code}: mkdir '/srv/fleet'`), { code, syscall: 'mkdir' })

test.each([
  ['EACCES', 'This user cannot work in /srv/fleet: EACCES: '],
  ['EROFS', 'This user cannot work in /srv/fleet: EROFS: '],
  ['ENOSPC', 'The disk of /srv/fleet is full (ENOSPC). Make room there, or have'],
  ['ENOTDIR', "/srv/fleet cannot be used: ENOTDIR: mkdir '/srv/fleet'. Have"],
])('%s is told with what to do', (code, words) => {
  const said = whyNoFolder(failure(code), NAMED)
  expect(said?.startsWith(words)).toBe(true)
  expect(said).toContain('FLEETBOOK_DATA name')
})

test('what the system did not say is left as it is', () => {
  expect(whyNoFolder(new Error('no'), NAMED)).toBeUndefined()
  expect(whyNoFolder(undefined, NAMED)).toBeUndefined()
})

test('of the log of a database without room the line that says so is told', () => {
  const log = `creating configuration files ... ok
running bootstrap script ... [STDERR] 2026-11-29 03:59:27.333 UTC [17981] FATAL:  could not write to file "pg_wal/xlogtemp.17981": No space left on device
[STDERR] child process exited with exit code 1`
  expect(whyNoRoom(log, NAMED)).toBe(
    'The disk of /srv/fleet is full (could not write to file "pg_wal/xlogtemp.17981": No space left on device). Make room there, or have FLEETBOOK_DATA name a folder of another.',
  )
  expect(whyNoRoom(log.replace('No space left on device', 'File too large'), NAMED)).toBeUndefined()
})
