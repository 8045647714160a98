/** What calls that write, and what is kept on this device, is told apart by. */
export { newKey } from '@/packages/client/src/newKey'
