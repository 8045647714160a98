'use client'

import { showMoment } from '@/components/form/model/show'
import { NameAndId } from '@/components/names/NameAndId'
import { PageLink } from '@/components/page/PageLink'
import { spanWords } from '@/components/time/timeWords'
import { useTimeZone } from '@/components/time/timeZone'
import { useNow } from '@/components/time/useNow'
import { Sheet } from '@/components/ui/display/Sheet'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { recordPage } from '@/lib/derive/addresses'
import { approval, contract } from '@/lib/resources'
import { AllLink } from './AllLink'
import { REQUESTED_APPROVALS } from './links'
import { countOf, type Overview } from './overview'

const CONTRACT = { resource: contract }

interface Props {
  approvals: NonNullable<Overview['approvals']>
}

/** The requested approvals that nobody has touched for longest. */
export function RequestedSheet({ approvals }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const count = countOf(approvals.by_status, 'requested')
  return (
    <Sheet
      title="Requested approvals"
      purpose={count > 0 && 'longest untouched first'}
      action={
        count > 0 && <AllLink href={REQUESTED_APPROVALS} count={count} of="requested approvals" />
      }
    >
      {count === 0 ? (
        <p className="px-4 py-6 text-ink-2">No approval waits for a decision.</p>
      ) : (
        <Table label="Requested approvals">
          <TableHead>
            <ColumnHeading>Approval</ColumnHeading>
            <ColumnHeading>Contract</ColumnHeading>
            <ColumnHeading className="text-right max-sm:hidden">Last change</ColumnHeading>
            <ColumnHeading className="whitespace-nowrap text-right">Untouched for</ColumnHeading>
          </TableHead>
          <tbody>
            {approvals.oldest_requested.map(({ approval_id, contract_id, last_edit }) => (
              <TableRow key={approval_id}>
                <RowHeading>
                  <PageLink
                    href={recordPage(approval, approval_id)}
                    className="inline-flex min-h-6 items-center rounded-tag font-medium hover:underline"
                  >
                    {approval_id}
                  </PageLink>
                </RowHeading>
                <TableCell className="w-full max-w-0 truncate text-ink-2">
                  <NameAndId naming={CONTRACT} id={contract_id} />
                </TableCell>
                <TableCell className="whitespace-nowrap text-right text-ink-2 max-sm:hidden">
                  {showMoment(last_edit, zone)}
                </TableCell>
                <TableCell className="whitespace-nowrap text-right">
                  {spanWords(now - Date.parse(last_edit))}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  )
}
