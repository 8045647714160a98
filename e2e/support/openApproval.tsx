import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ContextType, useState } from 'react'
import { approvalLook } from '@/components/approval/approvalForm'
import type { RecordTransport } from '@/components/form/model/transport'
import { RecordForm } from '@/components/form/RecordForm'
import { OpenRecordContext } from '@/components/record/openRecord'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { approval } from '@/lib/resources'

const router = { push: () => undefined } as unknown as ContextType<typeof AppRouterContext>

interface Props {
  readonly record: Readonly<Record<string, unknown>>
  readonly transport: RecordTransport
}

/** The form of approval 88001, as its page has it. */
export function OpenApproval({ record, transport }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <AppRouterContext value={router}>
      <OpenRecordContext value={{ id: '88001', slot }}>
        <div ref={setSlot} />
        <Toaster />
        <RecordForm
          resource={approval}
          loaded={{ record, etag: '"1.1"' }}
          transport={transport}
          scope="/approvals/88001"
          userId="2"
          look={approvalLook}
        />
      </OpenRecordContext>
    </AppRouterContext>
  )
}
