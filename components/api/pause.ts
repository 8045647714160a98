/** Waits, until a signal ends it. */
export { pause } from '@/packages/client/src/transport'
