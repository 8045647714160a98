import { showMoment } from '@/components/form/model/show'

/** What is said where older entries were. */
export const removedWords = (before: string, zone: string): string =>
  `Entries from before ${showMoment(before, zone)} were removed under the retention rule.`
