/** What each test of components begins and ends with. */
import '@/app/globals.css'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { chooseTimeZone } from '@/components/time/timeZone'
import { ADDRESS, takeAway } from './component'

// Files have a page together: each begins at the address that the first did.
beforeAll(() => history.replaceState(null, '', ADDRESS))
beforeEach(() => chooseTimeZone('UTC'))
afterEach(() => {
  takeAway()
  vi.unstubAllGlobals()
})
