'use client'

import { useLeaveGuard } from '@/components/form/saving/useLeaveGuard'
import { Banner } from '@/components/ui/feedback/Banner'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { ChooseFile } from './ChooseFile'
import { OpenedFile } from './OpenedFile'
import { useImport } from './useImport'

interface Props {
  resource: Resource
  /** Told that records were, or may have been, written. */
  onWritten: () => void
}

/** The import from its file to its end. */
export function ImportWork({ resource, onWritten }: Props) {
  const work = useImport(resource, onWritten)
  const { phase, opened, fault } = work
  const guard = useLeaveGuard({
    isDirty: phase === 'applying',
    scope: `${resourcePage(resource)}/import`,
  })
  const faults = fault && (
    <Banner tone="red" role="alert">
      {fault}
    </Banner>
  )
  return (
    <div className="flex flex-col gap-4">
      {faults}
      {!opened || phase === 'choose' ? (
        <ChooseFile noun={work.noun.one} onFile={work.open} />
      ) : (
        <OpenedFile work={work} opened={opened} />
      )}
      <AlertDialog
        name="leave"
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title="Leave while the import runs?"
        confirmLabel="Stop and leave"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={guard.leave}
      >
        Rows that were sent stay changed. The rest is not sent, and the file of refused rows is
        lost.
      </AlertDialog>
    </div>
  )
}
