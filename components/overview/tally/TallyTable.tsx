'use client'

import { PageLink } from '@/components/page/PageLink'
import { StatusTag } from '@/components/page/StatusTag'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { countWords } from '@/lib/text/words'
import { type Count, shareOf, totalOf } from '../overview'

export interface TallyProps {
  /** What the values are: `Status`. */
  noun: string
  tally: readonly Count[]
  /** The list of the records of a value, or of those without any. */
  hrefOf: (value: string | null) => string
}

/** The numbers behind the bars. */
export function TallyTable({ title, noun, tally, hrefOf }: TallyProps & { title: string }) {
  const total = totalOf(tally)
  return (
    <Table label={title}>
      <TableHead>
        <ColumnHeading>{noun}</ColumnHeading>
        <ColumnHeading className="text-right">Count</ColumnHeading>
        <ColumnHeading className="text-right">Share</ColumnHeading>
      </TableHead>
      <tbody>
        {tally.map(({ value, count }) => (
          <TableRow key={value ?? ''}>
            <RowHeading>
              <TallyLabel value={value} hrefOf={hrefOf} />
            </RowHeading>
            <TableCell className="text-right">{countWords(count)}</TableCell>
            <TableCell className="text-right text-ink-2">{shareOf(count, total)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

interface LabelProps extends Pick<TallyProps, 'hrefOf'> {
  value: string | null
  /** What follows for those who do not see the bar: `590 · 74%`. */
  figures?: string
}

/** A value as its tag, leading to its records. */
export function TallyLabel({ value, figures, hrefOf }: LabelProps) {
  const unseen = figures && <span className="sr-only"> {figures}</span>
  return (
    <PageLink
      href={hrefOf(value)}
      className="inline-flex min-h-6 items-center rounded-tag hover:underline"
    >
      {value ? <StatusTag value={value} /> : <span className="text-ink-2">not set</span>}
      {unseen}
    </PageLink>
  )
}
