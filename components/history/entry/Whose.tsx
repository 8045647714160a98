import { type HistoryEvent, personName } from '@/components/form/model/history'

/** Who did it, and for whom where that is somebody else. */
export function Whose({ event: { user, audit_user } }: { event: HistoryEvent }) {
  return (
    <>
      <span className="font-semibold">{personName(user)}</span>
      {user.user_id !== audit_user.user_id && (
        <>
          {' '}
          <span className="text-ink-2">for</span>{' '}
          <span className="font-semibold">{personName(audit_user)}</span>
        </>
      )}
    </>
  )
}
