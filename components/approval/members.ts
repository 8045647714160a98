import type { RecordOf } from '@/lib/resources'
import { approval } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'

/** The name of a field of approvals: whatever goes by one that is no more does not compile. */
export type ApprovalField = keyof RecordOf<typeof approval>

/** A field of approvals by its name. */
export const approvalField = (name: ApprovalField): Field => approval.fields.get(name) as Field
