import { useKept } from '@/components/session/kept'

const readSwitch = (kept: unknown): boolean => kept !== false

/** Whether single keys are shortcuts: who speaks to the computer turns them off. */
export const useLetterKeys = () => useKept('letterKeys', readSwitch)
