'use client'

import { useMemo } from 'react'
import { FieldOption } from '@/components/form/FieldOption'
import { cn } from '@/components/ui/cn'
import { ColumnName } from '@/components/ui/display/ColumnName'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import { ComboBox } from '@/components/ui/field/ComboBox'
import {
  columnTitle,
  type Mapping,
  mappingFaults,
  type Targets,
  targetLabel,
  undecidedIn,
  VERSION,
} from './mapping'
import type { FileShape } from './read'

interface Props {
  targets: Targets
  shape: FileShape
  mapping: Mapping
  isDisabled: boolean
  onChange: (mapping: Mapping) => void
}

const IGNORE = 'ignore'
const itemsOf = (targets: Targets) => [
  { id: IGNORE, label: 'Ignore this column', name: '' },
  ...[targets.key, VERSION].map((name) => ({ id: name, label: targetLabel(targets, name), name })),
  ...[...targets.fields].map(([name, { label }]) => ({ id: name, label, name })),
]

/** What each column of the file is: guessed, and each can be put right. */
export function ColumnTable({ targets, shape, mapping, isDisabled, onChange }: Props) {
  const items = useMemo(() => itemsOf(targets), [targets])
  const faulty = new Set([
    ...mappingFaults(targets, mapping).flatMap(({ columns }) => columns),
    ...undecidedIn(mapping),
  ])
  return (
    <Table label="Columns of the file" className="table-fixed">
      <TableHead>
        <ColumnHeading className="w-1/3 max-sm:w-2/5">Column</ColumnHeading>
        <ColumnHeading className="w-1/3 max-sm:hidden">First values</ColumnHeading>
        <ColumnHeading>Becomes</ColumnHeading>
      </TableHead>
      <tbody>
        {shape.head.map((_, index) => (
          <TableRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
            key={index}
            className={cn(faulty.has(index) && 'bg-red-wash')}
          >
            <RowHeading className={cn('wrap-anywhere', mapping[index] === null && 'text-ink-3')}>
              <ColumnName>{columnTitle(shape.head, index)}</ColumnName>
            </RowHeading>
            <TableCell className="truncate text-ink-3 max-sm:hidden">
              {shape.sample
                .map((cells) => cells[index]?.trim())
                .filter(Boolean)
                .slice(0, 3)
                .join(' · ')}
            </TableCell>
            <TableCell className="py-0.5">
              <ComboBox
                look="ruled"
                aria-label={`What ${columnTitle(shape.head, index)} becomes`}
                defaultItems={items}
                isDisabled={isDisabled}
                placeholder="Choose a field, or ignore it"
                isInvalid={mapping[index] === undefined}
                selectedKey={mapping[index] === null ? IGNORE : (mapping[index] ?? null)}
                onSelectionChange={(key) => {
                  const name = key === IGNORE ? null : (key ?? undefined)
                  if (name !== mapping[index]) onChange(mapping.with(index, name as string | null))
                }}
                emptyText="No field is called that."
              >
                {(item) => <FieldOption {...item} />}
              </ComboBox>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
