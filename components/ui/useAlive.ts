import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const once = () => true
/** React asks this of what the server has drawn, as it takes that over. */
const whileComingToLife = () => false

/** Whether the page has come to life: until then nothing that the server has drawn answers. */
export const useAlive = (): boolean => useSyncExternalStore(never, once, whileComingToLife)
