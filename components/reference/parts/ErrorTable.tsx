import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import type { ErrorCode } from '../errors'

interface Props {
  label: string
  errors: readonly ErrorCode[]
}

/** Statuses and codes of what can go wrong. */
export function ErrorTable({ label, errors }: Props) {
  return (
    <Table label={label}>
      <TableHead>
        <ColumnHeading>Status</ColumnHeading>
        <ColumnHeading>Code</ColumnHeading>
        <ColumnHeading className="max-sm:hidden">Meaning</ColumnHeading>
      </TableHead>
      <tbody>
        {errors.map(({ status, code, meaning }) => (
          <TableRow key={status + code}>
            <TableCell className="font-mono text-small">{status}</TableCell>
            <RowHeading className="py-1.5 font-mono font-normal text-small">
              {code}
              <span className="block font-sans text-ink-2 sm:hidden">{meaning}</span>
            </RowHeading>
            <TableCell className="w-full text-ink-2 max-sm:hidden">{meaning}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
