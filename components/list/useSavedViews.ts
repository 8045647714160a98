import { type Change, useLocalStorage } from '@/components/session/useLocalStorage'
import { readSavedViews, type SavedView } from './savedViews'

/** The views of the person who is signed in, with the way to keep them changed. */
export const useSavedViews = (): [SavedView[], (change: Change<SavedView[]>) => void] =>
  useLocalStorage('views', readSavedViews)
