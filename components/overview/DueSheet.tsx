'use client'

import { PageLink } from '@/components/page/PageLink'
import { dueWords } from '@/components/time/timeWords'
import { Name } from '@/components/ui/display/Name'
import { Sheet } from '@/components/ui/display/Sheet'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { Tag } from '@/components/ui/display/Tag'
import { showDate } from '@/components/ui/field/readDate'
import { recordPage } from '@/lib/derive/addresses'
import { client } from '@/lib/resources'
import { shownName, withinSentence } from '@/lib/text/words'
import { HORIZON_DAYS } from '@/lib/time/horizon'
import { AllLink } from './AllLink'
import type { DueClients } from './overview'

interface Props {
  title: string
  /** Said when there are none. */
  nothing: string
  due: DueClients
  today: string
  /** The list of all of them. */
  href: string
}

/** Clients whose day is overdue or near, the longest overdue first. */
export function DueSheet({ title, nothing, due, today, href }: Props) {
  return (
    <Sheet
      title={title}
      purpose={due.total > 0 && `overdue, or due in ${HORIZON_DAYS} days`}
      action={due.total > 0 && <AllLink href={href} count={due.total} of={withinSentence(title)} />}
    >
      {due.total === 0 ? (
        <p className="px-4 py-6 text-ink-2">{nothing}</p>
      ) : (
        <Table label={title}>
          <TableHead>
            <ColumnHeading>Client</ColumnHeading>
            <ColumnHeading className="text-right max-sm:hidden">Day</ColumnHeading>
            <ColumnHeading className="text-right">Due</ColumnHeading>
          </TableHead>
          <tbody>
            {due.clients.map(({ client_id, name, date }) => {
              const { words, isOverdue } = dueWords(date, today)
              return (
                <TableRow key={client_id}>
                  <RowHeading className="w-full max-w-0">
                    <PageLink
                      href={recordPage(client, client_id)}
                      className="flex min-h-6 items-center rounded-tag font-medium hover:underline"
                    >
                      <Name className="truncate">{shownName(name) || `Client ${client_id}`}</Name>
                    </PageLink>
                  </RowHeading>
                  <TableCell className="whitespace-nowrap text-right text-ink-2 max-sm:hidden">
                    {showDate(date)}
                  </TableCell>
                  <TableCell className="whitespace-nowrap text-right">
                    {isOverdue ? <Tag tone="red">{words}</Tag> : words}
                  </TableCell>
                </TableRow>
              )
            })}
          </tbody>
        </Table>
      )}
    </Sheet>
  )
}
