import { flushSync } from 'react-dom'
import { createStore, useStore } from './store'

const store = createStore(false)

if (typeof window !== 'undefined') {
  // The page is printed as it stands once these return.
  window.addEventListener('beforeprint', () => flushSync(() => store.set(true)))
  window.addEventListener('afterprint', () => store.set(false))
}

/** Whether the page is being printed: what a control cuts is then to be there as text. */
export const usePrinting = (): boolean => useStore(store, false)
