'use client'

import { Plus } from 'lucide-react'
import { showMoment } from '@/components/form/model/show'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { Sheet } from '@/components/ui/display/Sheet'
import {
  ColumnHeading,
  RowHeading,
  Table,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/display/Table'
import type { WebhookState } from './webhooks'

interface Props {
  secrets: WebhookState['secrets']
  onMake: () => void
}

/** What deliveries are signed with, without the secrets themselves. */
export function SecretsSheet({ secrets, onMake }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  return (
    <Sheet
      title="Secrets"
      purpose="The receiver tells by them that a delivery is ours."
      action={
        <Button icon={<Plus />} onPress={onMake}>
          {secrets.length > 0 ? 'Replace' : 'Make a secret'}
        </Button>
      }
    >
      {secrets.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">None. Nothing is sent before there is one.</p>
      ) : (
        <Table label="Secrets">
          <TableHead>
            <ColumnHeading>Made</ColumnHeading>
            <ColumnHeading>Signs until</ColumnHeading>
          </TableHead>
          <tbody>
            {secrets.map(({ secret_id, created, expires_at }) => (
              <TableRow key={secret_id}>
                <RowHeading>{showMoment(created, zone)}</RowHeading>
                <TableCell>
                  {expires_at ? showMoment(expires_at, zone) : 'It is replaced'}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  )
}
