import { approvalParticulars } from '@/components/approval/particulars'
import { clientParticulars } from '@/components/client/particulars'
import type { AllParticulars } from '@/components/record/scope'
import { serviceAccountParticulars } from '@/components/serviceAccount/particulars'
import { supplierParticulars } from '@/components/supplier/particulars'
import { userParticulars } from '@/components/user/particulars'
import { webhookParticulars } from '@/components/webhook/particulars'

/** What the pages of each resource have of their own: one without any needs no line here. */
export const particulars: AllParticulars = {
  client: clientParticulars,
  approval: approvalParticulars,
  service_account: serviceAccountParticulars,
  supplier: supplierParticulars,
  user: userParticulars,
  webhook: webhookParticulars,
}
