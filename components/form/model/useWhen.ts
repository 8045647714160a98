import { usePrinting } from '@/components/state/printing'
import { agoWords } from '@/components/time/timeWords'
import { offsetOf, useTimeZone } from '@/components/time/timeZone'
import { useNow } from '@/components/time/useNow'
import { showMoment } from './show'

/**
 * Says how long ago a moment was, looked up again at this interval: `2 days ago`. Paper is read later,
 * and is told the moment itself: `19 Nov 2026, 14:00 +11:00`.
 */
export function useWhen(interval?: number): (moment: string) => string {
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow(interval)
  const isPrinted = usePrinting()
  return (moment) =>
    isPrinted
      ? `${showMoment(moment, zone)} ${offsetOf(zone, new Date(moment))}`
      : agoWords(Date.parse(moment), now)
}
