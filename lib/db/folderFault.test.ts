import { expect, test } from 'vitest'
import { whyNoFolder } from './folderFault'

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
