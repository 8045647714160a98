/** What each test of components begins and ends with. */
import '@/app/globals.css'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { endReturning } from '@/components/form/saving/useDraft'
import { inTab, onDevice } from '@/components/state/webStorage'
import { chooseTimeZone } from '@/components/time/timeZone'
import { ADDRESS, takeAway } from './component'

// Files have a page together: each begins at the address that the first did.
beforeAll(() => history.replaceState(null, '', ADDRESS))
beforeEach(() => {
  // Nor does a test know what one before has kept.
  onDevice.clear()
  inTab.clear()
  endReturning()
  chooseTimeZone('UTC')
})
afterEach(() => {
  takeAway()
  vi.unstubAllGlobals()
  if (!vi.isFakeTimers()) return
  // What a module waits for would never come, and whoever asks it later would wait for that.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})
