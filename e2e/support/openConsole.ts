import type { SessionUser } from '@/components/session/user'
import { openPage } from './consolePage'
import { PRIYA } from './persons'

/** The pages that were gone to. */
let opened: string[] = []
const onMove = (address: string) => void opened.push(address)

/**
 * Opens the console at an address for whoever may do so much. What answers it has to be there before.
 *
 * @returns every page that it goes to from then on
 */
export function openConsole(address: string, permissions: readonly string[]): readonly string[] {
  opened = []
  const role = { role_id: '2', name: 'Editor' }
  openPage(address, { user: PRIYA, role, permissions } as unknown as SessionUser, onMove)
  return opened
}

/** Goes to another page, as a link does. */
export function navigateTo(address: string): void {
  onMove(address)
  history.pushState(null, '', address)
}
