import { useTimeZone } from '@/components/time/timeZone'
import { showMoment } from './show'

/** Says moments as {@link showMoment} does, in the chosen zone; null stays null. */
export function useMoment(): (moment: string | null) => string | null {
  const zone = useTimeZone() ?? 'UTC'
  return (moment) => moment && showMoment(moment, zone)
}
