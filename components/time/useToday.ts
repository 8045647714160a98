import { todayIn } from './timeWords'
import { useNow } from './useNow'

/** Today's date in a zone by the service's clock, kept current: `2026-11-21`. */
export const useToday = (zone: string): string => todayIn(zone, new Date(useNow()))
