import type { Particulars } from '@/components/record/particulars'
import { KeysPage } from './KeysPage'

/** What the pages of service accounts have beyond what their definition says. */
export const serviceAccountParticulars: Particulars = {
  list: { columns: { role_name: { heading: 'Role' } } },
  newWords: 'Once the account is there, make a key for it: that is what the system calls with.',
  pages: [{ path: 'keys', label: 'Keys', Page: KeysPage }],
}
