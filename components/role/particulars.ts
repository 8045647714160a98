import type { Particulars } from '@/components/record/particulars'

/** What the pages of roles have beyond what their definition says. */
export const roleParticulars: Particulars = { isCopyable: true }
