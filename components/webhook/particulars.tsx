import type { Particulars } from '@/components/record/particulars'
import { BoardPage } from './BoardPage'

/** What the pages of webhooks have beyond what their definition says. */
export const webhookParticulars: Particulars = {
  newWords:
    'Once the webhook is there, make a secret for it: that is what deliveries are signed with, and none is sent before.',
  pages: [{ path: 'deliveries', label: 'Deliveries', Page: BoardPage }],
}
