import { approvalParticulars } from '@/components/approval/particulars'
import { clientParticulars } from '@/components/client/particulars'
import type { AllParticulars } from '@/components/record/scope'

/** What the pages of each resource have of their own: one without any needs no line here. */
export const particulars: AllParticulars = {
  client: clientParticulars,
  approval: approvalParticulars,
}
