'use client'

import type { useDraft } from '../saving/useDraft'
import type { useFormWork } from '../saving/useFormWork'
import { FaultSummary } from './FaultSummary'
import { DraftNotice, RemoteNotice } from './FormNotices'

interface Props {
  work: ReturnType<typeof useFormWork>
  draft: ReturnType<typeof useDraft>
}

/** What came of the last save, what was typed before, and what somebody else has saved. */
export function WorkNotices({ work, draft }: Props) {
  const { saving, remote } = work
  return (
    <>
      {saving.problem && (
        <FaultSummary
          problem={saving.problem}
          onRetry={work.askToSave}
          onDismiss={saving.dismiss}
        />
      )}
      {draft.offer && (
        <DraftNotice offer={draft.offer} onRestore={draft.restore} onDrop={draft.drop} />
      )}
      {remote && <RemoteNotice remote={remote} onTake={work.take} />}
    </>
  )
}
