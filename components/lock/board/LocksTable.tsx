'use client'

import { sentence } from '@/components/form/model/words'
import { ColumnHeading, Table, TableHead } from '@/components/ui/display/Table'
import { LOCKED_NOUN, type LockingSession, sessionKey } from '../locks'
import { LockRow } from './LockRow'

interface Props {
  sessions: readonly LockingSession[]
  clockSkew: number
  onEnd: (session: LockingSession) => void
  /** Told once for each session that runs out while it is shown. */
  onExpired: () => void
}

/** A row for each session. */
export function LocksTable({ sessions, ...rest }: Props) {
  return (
    <Table label="Live locks">
      <TableHead>
        <ColumnHeading>Held by</ColumnHeading>
        <ColumnHeading>{sentence(LOCKED_NOUN.many)}</ColumnHeading>
        <ColumnHeading className="max-sm:hidden">Since</ColumnHeading>
        <ColumnHeading>Runs out in</ColumnHeading>
        <ColumnHeading>
          <span className="sr-only">Action</span>
        </ColumnHeading>
      </TableHead>
      <tbody>
        {sessions.map((session) => (
          <LockRow key={sessionKey(session)} session={session} {...rest} />
        ))}
      </tbody>
    </Table>
  )
}
