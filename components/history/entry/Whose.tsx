import { type HistoryEvent, personName } from '@/components/form/model/history'
import { Name } from '@/components/ui/display/Name'

/** Who did it, and for whom where that is somebody else. */
export function Whose({ event: { user, audit_user } }: { event: HistoryEvent }) {
  return (
    <>
      <Name className="font-semibold">{personName(user)}</Name>
      {user.user_id !== audit_user.user_id && (
        <>
          {' '}
          <span className="text-ink-2">for</span>{' '}
          <Name className="font-semibold">{personName(audit_user)}</Name>
        </>
      )}
    </>
  )
}
