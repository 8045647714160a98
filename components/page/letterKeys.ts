import { useLocalStorage } from '@/components/session/useLocalStorage'

const readSwitch = (kept: unknown): boolean => kept !== false

/** Whether single keys are shortcuts: who speaks to the computer turns them off. */
export const useLetterKeys = () => useLocalStorage('letterKeys', readSwitch)
